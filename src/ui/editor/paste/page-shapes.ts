/** What stands beside the text of an encyclopaedia and is no part of it: marks of references, links to edit. */
const ASIDES = 'sup.reference, .mw-editsection, .Inline-Template, .mw-cite-backlink, .EOP, .katex-html[aria-hidden]'
const BLOCKS =
  'p, h1, h2, h3, h4, h5, h6, ul, ol, dl, div, table, blockquote, pre, hr, section, article, aside, details, figure'
const HOLDS = 'img, [data-latex], hr, table, br, input, svg'

function rename(element: Element, tag: string): Element {
  const made = element.ownerDocument.createElement(tag)
  for (const { name, value } of [...element.attributes]) made.setAttribute(name, value)
  made.append(...element.childNodes)
  element.replaceWith(made)
  return made
}

/** Google's check lists and Notion's "[ ] to do". */
function makeTasks(page: Document): void {
  for (const list of page.querySelectorAll('ul')) {
    const items = [...list.children].filter(child => child.matches('li'))
    const states = items.map(item => {
      if (item.getAttribute('role') === 'checkbox') return item.getAttribute('aria-checked') === 'true'
      const sign = /^\s*\[([ xX])\]\s/.exec(item.textContent)
      return sign ? sign[1] !== ' ' : null
    })
    if (items.length === 0 || states.includes(null)) continue
    list.setAttribute('data-type', 'taskList')
    for (const [index, item] of items.entries()) {
      item.setAttribute('data-type', 'taskItem')
      item.setAttribute('data-checked', String(states[index]))
      for (const box of item.querySelectorAll(':scope > img')) box.remove()
      const words = page.createTreeWalker(item, NodeFilter.SHOW_TEXT).nextNode()
      if (words) words.nodeValue = (words.nodeValue ?? '').replace(/^\s*\[[ xX]\]\s+/, '')
    }
  }
}

/** A code box with its bar of buttons and the name of its language: the code is what was meant. */
function bareCode(page: Document): void {
  for (const box of page.querySelectorAll('pre')) {
    const code = box.querySelectorAll('code')
    if (code.length !== 1 || !code[0]) continue
    const kept = page.createElement('code')
    const language = /\blanguage-([\w+#-]+)/.exec(code[0].className)?.[0]
    if (language) kept.className = language
    kept.textContent = code[0].textContent.replace(/\n$/, '')
    box.replaceChildren(kept)
  }
}

const isStrong = (element: Element): boolean => /^(?:b|strong)$/i.test(element.tagName) || isSaidStrong(element)
const isSaidStrong = (element: Element): boolean =>
  (element.getAttribute('data-sense') ?? '').split(' ').includes('strong')

function isAllStrong(cell: Element): boolean {
  if (isStrong(cell)) return true
  const walker = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  let isSaid = false
  while (walker.nextNode()) {
    if ((walker.currentNode.nodeValue ?? '').trim() === '') continue
    let at = walker.currentNode.parentElement
    while (at && at !== cell && !isStrong(at)) at = at.parentElement
    if (!at || at === cell) return false
    isSaid = true
  }
  return isSaid
}

/** A first row in bold is the head of its table: Word, Google and spreadsheets have no other. */
function headRows(page: Document): void {
  for (const table of page.querySelectorAll('table')) {
    const [first, second] = table.rows
    if (!first || !second || table.querySelector('th')) continue
    const cells = [...first.cells]
    if (!cells.every(isAllStrong)) continue
    for (const cell of cells) {
      for (const strong of cell.querySelectorAll('b, strong')) strong.replaceWith(...strong.childNodes)
      for (const said of [cell, ...cell.querySelectorAll('[data-sense]')]) said.removeAttribute('data-sense')
      rename(cell, 'th')
    }
  }
}

/** Empty lines between blocks: the distance of blocks is the page's look, not its text. */
function dropBlanks(page: Document): void {
  for (const line of page.querySelectorAll('p, div'))
    if (line.textContent.trim() === '' && !line.matches('[data-latex]') && !line.querySelector(HOLDS)) line.remove()
  for (const end of page.querySelectorAll('br')) {
    let before = end.previousSibling
    while (before?.nodeType === Node.TEXT_NODE && before.nodeValue?.trim() === '') before = before.previousSibling
    const hasBlocks = [...(end.parentElement?.children ?? [])].some(child => child.matches(BLOCKS))
    if (hasBlocks && (before === null || (before instanceof Element && before.matches(BLOCKS)))) end.remove()
  }
}

/** Word in the browser: each item in a list of its own, its level in an attribute. As Word's own items from here on. */
function wordOnline(page: Document): void {
  for (const box of page.querySelectorAll('.ListContainerWrapper')) {
    for (const item of box.querySelectorAll('li')) {
      const list = item.parentElement
      const line = page.createElement('p')
      const sign = page.createElement('span')
      sign.setAttribute('data-list-sign', '')
      sign.textContent = list?.matches('ol') ? `${list.getAttribute('start') ?? '1'}.` : '•'
      line.setAttribute('data-list-level', item.getAttribute('data-aria-level') ?? '1')
      for (const words of item.querySelectorAll('p')) words.replaceWith(...words.childNodes)
      line.append(sign, ...item.childNodes)
      box.before(line)
    }
    box.remove()
  }
}

/** PowerPoint: a line's level is the figure of its class, O, O1, O2. */
function slides(page: Document): void {
  for (const sign of page.querySelectorAll('[data-list-sign]')) {
    const line = sign.parentElement
    if (!line?.matches('div') || line.hasAttribute('data-list-level')) continue
    const level = Number(/^O(\d?)$/.exec(line.className)?.[1] ?? '0') + 1
    line.setAttribute('data-list-level', String(level))
  }
}

/** Before looks are read: what pages and programs write in shapes of their own, in the shapes of a note. */
export function plainShapes(page: Document): void {
  for (const aside of page.querySelectorAll(ASIDES)) aside.remove()
  for (const head of page.querySelectorAll('summary')) {
    const strong = page.createElement('strong')
    strong.append(...head.childNodes)
    head.append(strong)
    rename(head, 'p')
  }
  wordOnline(page)
  slides(page)
  makeTasks(page)
  bareCode(page)
  headRows(page)
  dropBlanks(page)
}
