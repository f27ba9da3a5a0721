import { keepMaths, typedMaths } from '#ui/editor/paste/html-maths.ts'
import { plainShapes } from '#ui/editor/paste/page-shapes.ts'
import { buildWordLists, listAttributes } from '#ui/editor/paste/word-lists.ts'

const TAG = /<([a-z][^\s>/]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi
const STYLE = /\sstyle\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi
const OTHERS = /\s(?:data-sense|data-list-level|data-list-sign|on[a-z]+)\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi
const GONE =
  'script, style, link, meta, base, title, template, iframe, object, embed, form, input, button, select, textarea, svg, video, audio, canvas, noscript'

/** What the look of a word says about its sense, kept as a mark; every other style goes. */
function senseOf(style: string): string {
  const says = [
    // Word's `mso-bidi-font-weight` speaks of Hebrew and Arabic.
    [/(?<!-)font-weight:\s*(bold|[6-9]00)/i, 'strong'],
    [/(?<!-)font-weight:\s*(normal|[1-4]00)/i, 'not-strong'],
    [/(?<!-)font-style:\s*italic/i, 'em'],
    [/mso-highlight:\s*(?!none)|background(?:-color)?:\s*(?:yellow|#ffff00|rgb\(255, ?255, ?0\))/i, 'mark'],
    [/text-decoration[^;]*underline/i, 'u'],
    [/text-decoration[^;]*line-through/i, 's'],
    [/vertical-align:\s*super/i, 'sup'],
    [/vertical-align:\s*sub/i, 'sub']
  ] as const
  return says.flatMap(([sign, name]) => (sign.test(style) ? [name] : [])).join(' ')
}

/**
 * Styles and handlers are taken out of the text itself: such an attribute breaks the security policy as soon as it is
 * parsed, even in a document that is never shown.
 */
function withoutLook(html: string): string {
  return html.replaceAll(TAG, (_tag, name: string, attributes: string) => {
    const styles = [...attributes.matchAll(STYLE)].map(([, value = '']) => value)
    const sense = styles.map(senseOf).join(' ')
    const kept = attributes.replaceAll(STYLE, '').replaceAll(OTHERS, '')
    const lists = styles.map(listAttributes).join('')
    return `<${name}${sense.trim() === '' ? '' : ` data-sense="${sense}"`}${lists}${kept}>`
  })
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

function replacePictures(page: Document): number {
  let count = 0
  for (const picture of page.querySelectorAll('img:not([data-file-id])')) {
    const address = picture.getAttribute('src') ?? ''
    const words = picture.getAttribute('alt') ?? ''
    count += 1
    if (!/^https?:/i.test(address)) {
      picture.replaceWith(words)
      continue
    }
    const link = page.createElement('a')
    link.href = address
    link.textContent = words === '' ? address : words
    picture.replaceWith(link)
  }
  return count
}

function keepSense(page: Document): void {
  for (const element of page.querySelectorAll('[data-sense]')) {
    const sense = (element.getAttribute('data-sense') ?? '').split(' ')
    element.removeAttribute('data-sense')
    if (sense.includes('not-strong') && /^(b|strong)$/i.test(element.tagName)) {
      unwrap(element)
      continue
    }
    if (!/^(span|font|a)$/i.test(element.tagName)) continue
    for (const mark of sense.filter(name => ['strong', 'em', 'mark', 'u', 's', 'sup', 'sub'].includes(name))) {
      const wrapper = page.createElement(mark)
      wrapper.append(...element.childNodes)
      element.append(wrapper)
    }
  }
}

export interface CleanHtml {
  readonly html: string
  /** Pictures that were left out, because they would be fetched from elsewhere. */
  readonly pictures: number
}

/** Pasted HTML without styles, scripts, forms, frames and pictures from elsewhere. The schema then keeps what it knows. */
export function cleanHtml(html: string): CleanHtml {
  const page = new DOMParser().parseFromString(withoutLook(html.replaceAll(/<!--[\s\S]*?-->/g, '')), 'text/html')
  keepMaths(page)
  plainShapes(page)
  for (const element of page.querySelectorAll(GONE)) element.remove()
  const pictures = replacePictures(page)
  buildWordLists(page)
  keepSense(page)
  typedMaths(page)
  for (const element of page.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (/^on/i.test(name) || name === 'style') element.removeAttribute(name)
  return { html: page.body.innerHTML, pictures }
}
