/** Word writes a list as paragraphs with its level in their style, and the sign of each in a span that is to be ignored. */
const LEVEL = /mso-list:\s*l\d+\s+level(\d)/i
const SIGN = /mso-list:\s*ignore|mso-special-format:\s*(?:no)?bullet/i

/** What the style of an element says about Word's lists, as attributes that outlive the style. */
export function listAttributes(style: string): string {
  const level = LEVEL.exec(style)?.[1]
  if (level) return ` data-list-level="${level}"`
  return SIGN.test(style) ? ' data-list-sign=""' : ''
}

/** A number, a letter or a roman figure with its stop counts; all other signs are bullets. */
const isNumber = (sign: string): boolean => /^\(?[0-9a-z]{1,4}[.)]$/i.test(sign)

function takeSign(item: Element): string {
  const sign = item.querySelector('[data-list-sign]')
  const text = (sign?.textContent || '').replaceAll(/\s/gu, '')
  sign?.remove()
  return text
}

/** Paragraphs with a level become lists in lists. A level that is left out by Word (1, then 3) is one step deeper. */
export function buildWordLists(page: Document): void {
  let open: { readonly level: number; readonly list: Element }[] = []
  let last: Element | null = null
  for (const paragraph of page.querySelectorAll('[data-list-level]')) {
    if (paragraph.previousElementSibling !== last || last === null) open = []
    const level = Number(paragraph.getAttribute('data-list-level'))
    const sign = takeSign(paragraph)
    const tag = isNumber(sign) ? 'ol' : 'ul'
    open = open.filter(one => one.level <= level)
    let inner = open.at(-1)
    if (inner?.level === level && inner.list.tagName.toLowerCase() !== tag) {
      open.pop()
      inner = open.at(-1)
    }
    if (inner?.level !== level) {
      const list = page.createElement(tag)
      const start = Number.parseInt(sign, 10)
      if (tag === 'ol' && /^\(?[a-z][.)]$/i.test(sign)) list.setAttribute('type', /i/.test(sign) ? 'i' : 'a')
      if (tag === 'ol' && start > 1) list.setAttribute('start', String(start))
      const parent = inner?.list.lastElementChild
      if (parent) parent.append(list)
      else paragraph.before(list)
      inner = { level, list }
      open.push(inner)
    }
    const item = page.createElement('li')
    const words = page.createElement('p')
    words.append(...paragraph.childNodes)
    item.append(words)
    inner.list.append(item)
    paragraph.remove()
    last = open[0]?.list ?? null
  }
}
