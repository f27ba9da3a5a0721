import { PICTURE_ID } from '#tools/study-zone/graph/Plot.tsx'
import { download } from '#ui/download.ts'

const KEPT = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'paint-order',
  'text-anchor',
  'color'
]
const SCALE = 2

/** The picture as it stands on the screen, with its colours written into it, and what it shows as its description. */
function svgText(words: readonly string[]): { text: string; width: number; height: number } | null {
  const shown = document.getElementById(PICTURE_ID)
  if (!(shown instanceof SVGSVGElement)) return null
  const copy = shown.cloneNode(true) as SVGSVGElement
  const from = [...shown.querySelectorAll('*')]
  ;[...copy.querySelectorAll('*')].forEach((element, index) => {
    const source = from[index]
    if (!source) return
    const style = getComputedStyle(source)
    // As attributes: the page's policy refuses a style that is written into an element.
    for (const name of KEPT) element.setAttribute(name, style.getPropertyValue(name))
  })
  const { width, height } = shown.viewBox.baseVal
  copy.removeAttribute('id')
  copy.removeAttribute('aria-hidden')
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  copy.setAttribute('role', 'img')
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  ground.setAttribute('width', '100%')
  ground.setAttribute('height', '100%')
  ground.setAttribute('fill', getComputedStyle(shown.parentElement ?? shown).backgroundColor)
  copy.prepend(ground)
  const description = document.createElementNS('http://www.w3.org/2000/svg', 'desc')
  description.textContent = words.join(' ')
  copy.prepend(description)
  return { text: new XMLSerializer().serializeToString(copy), width, height }
}

export function saveSvg(words: readonly string[], name: string): void {
  const svg = svgText(words)
  if (svg) download(new Blob([svg.text], { type: 'image/svg+xml' }), `${name}.svg`)
}

/** The picture in pixels, twice as fine; null while there is none. */
export async function pngOf(words: readonly string[]): Promise<Blob | null> {
  const svg = svgText(words)
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
  const png = await pngOf(words)
  if (png) download(png, `${name}.png`)
}
