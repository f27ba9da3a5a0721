import { fileName } from '#lib/values/file-name.ts'
import { addLegend } from '#tools/study-zone/graph/legend.ts'
import { PICTURE_ID } from '#tools/study-zone/graph/Plot.tsx'
import { download } from '#ui/download.ts'

/** What the sheet of styles says of a shape and of a text, and what goes without saying. */
const OF_SHAPE: readonly (readonly [string, string])[] = [
  ['fill', ''],
  ['fill-opacity', '1'],
  ['stroke', 'none'],
  ['stroke-width', '1px'],
  ['stroke-dasharray', 'none'],
  ['stroke-linejoin', 'miter'],
  ['opacity', '1']
]
const OF_TEXT: readonly (readonly [string, string])[] = [
  ['font-family', ''],
  ['font-size', ''],
  ['font-weight', '400'],
  ['font-style', 'normal'],
  ['paint-order', 'normal'],
  ['text-anchor', 'start']
]
const SCALE = 2

/** Other programs do not read the screen's kinds of colour: each becomes the one that is painted for it. */
function painter(): (value: string) => string {
  const known = new Map<string, string>()
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  return value => {
    if (!canvas || !/^(?:okl|color|lab|lch|hsl)/.test(value)) return value
    const found = known.get(value)
    if (found !== undefined) return found
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = value
    canvas.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data
    const painted = `rgb(${r}, ${g}, ${b})`
    known.set(value, painted)
    return painted
  }
}

/** As attributes: the page's policy refuses a style that is written into an element. */
function writeStyles(element: Element, paint: (value: string) => string): void {
  const style = getComputedStyle(element)
  const isText = element.tagName === 'text'
  for (const [name, usual] of isText ? [...OF_SHAPE, ...OF_TEXT] : OF_SHAPE) {
    const value = paint(style.getPropertyValue(name))
    if (value !== usual && !element.hasAttribute(name)) element.setAttribute(name, value)
  }
}

/** The picture as it stands on the screen, on paper: light, without the trace; what it shows is its description. */
function svgText(
  words: readonly string[],
  name: string
): { readonly text: string; readonly width: number; readonly height: number } | null {
  const shown = document.getElementById(PICTURE_ID)
  if (!(shown instanceof SVGSVGElement)) return null
  const { width, height } = shown.viewBox.baseVal
  const copy = shown.cloneNode(true) as SVGSVGElement
  for (const traced of copy.querySelectorAll('.zn-traced')) traced.remove()
  const high = height + addLegend(copy, width, height)
  const paper = document.createElement('div')
  paper.className = shown.parentElement?.className ?? ''
  paper.dataset['theme'] = 'light'
  paper.hidden = true
  paper.append(copy)
  document.body.append(paper)
  const paint = painter()
  const shapes = [...copy.querySelectorAll('path, line, circle, text, rect')]
  for (const element of shapes) writeStyles(element, paint)
  const ground = paint(getComputedStyle(paper).backgroundColor)
  paper.remove()
  for (const element of copy.querySelectorAll('[class]')) element.removeAttribute('class')
  const add = (tag: string, text: string): void => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
    if (tag === 'rect') for (const side of ['width', 'height']) element.setAttribute(side, '100%')
    if (tag === 'rect') element.setAttribute('fill', text)
    else element.textContent = text
    copy.prepend(element)
  }
  add('rect', ground)
  add('desc', words.join(' '))
  add('title', name)
  for (const own of ['id', 'aria-hidden']) copy.removeAttribute(own)
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(high))
  copy.setAttribute('viewBox', `0 0 ${width} ${high}`)
  copy.setAttribute('role', 'img')
  return { text: new XMLSerializer().serializeToString(copy), width, height: high }
}

export const svgOf = (words: readonly string[], name: string): string | null => svgText(words, name)?.text ?? null

export function saveSvg(words: readonly string[], name: string): void {
  const svg = svgText(words, name)
  if (svg) download(new Blob([svg.text], { type: 'image/svg+xml' }), `${fileName(name, 'graph')}.svg`)
}

/** The picture in pixels, twice as fine; null while there is none. */
export async function pngOf(words: readonly string[], name: string): Promise<Blob | null> {
  const svg = svgText(words, name)
  if (!svg) return null
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg.text)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = svg.width * SCALE
  canvas.height = svg.height * SCALE
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
}

export async function savePng(words: readonly string[], name: string): Promise<void> {
  const png = await pngOf(words, name)
  if (png) download(png, `${fileName(name, 'graph')}.png`)
}
