import { mathmlToLatex } from '#ui/editor/paste/mathml.ts'

const WHOLE = '.katex-display, .katex, .mwe-math-element, mjx-container'
const IMAGE = 'img.mwe-math-fallback-image-inline, img.mwe-math-fallback-image-display, img.tex, img.latex'

/** Wikipedia writes each formula as `{\displaystyle …}`. */
function bareLatex(latex: string): string {
  const said = latex.trim()
  return /^\{\\(?:display|text)style\s+([\s\S]*)\}$/.exec(said)?.[1]?.trim() ?? said
}

function put(page: Document, place: Element, latex: string, isDisplay: boolean): void {
  const formula = page.createElement(isDisplay ? 'div' : 'span')
  formula.dataset['latex'] = bareLatex(latex)
  place.replaceWith(formula)
}

const isBlock = (maths: Element, whole: Element): boolean =>
  whole.matches('.katex-display, mjx-container[display="true"], .mwe-math-element-block') ||
  maths.getAttribute('display') === 'block'

/**
 * Formulas of KaTeX, MathJax, Wikipedia and plain MathML as their LaTeX: from the annotation that most carry, from the
 * words of the picture that stands for them, or read from the MathML itself.
 */
export function keepMaths(page: Document): void {
  for (const maths of page.querySelectorAll('math')) {
    if (!maths.isConnected) continue
    const inner = maths.closest(WHOLE) ?? maths
    const whole = inner.closest('.katex-display') ?? inner
    const source = maths.querySelector('annotation[encoding="application/x-tex"]')?.textContent.trim()
    const latex = source ?? maths.getAttribute('alttext') ?? mathmlToLatex(maths)
    if (latex.trim() !== '') put(page, whole, latex, isBlock(maths, whole))
  }
  for (const image of page.querySelectorAll(IMAGE)) {
    const latex = image.getAttribute('alt') ?? ''
    if (latex === '') continue
    put(page, image.closest('.mwe-math-element') ?? image, latex, image.matches('.mwe-math-fallback-image-display'))
  }
}

/** What makes `$…$` maths and no price. */
const TEX = /[\\^_=<>{}]/

/** `\(…\)` and `\[…\]`, as chats and LaTeX write them; an escaped bracket of Markdown holds no maths. */
export function dollarMaths(text: string): string {
  return text
    .replaceAll(/\\\(((?:[^\n\\]|\\(?!\)))+)\\\)/g, (_all, latex: string) => `$${latex.trim()}$`)
    .replaceAll(/\\\[((?:[^\\]|\\(?!\]))+)\\\]/g, (all, latex: string) =>
      TEX.test(latex) ? `\n$$\n${latex.trim()}\n$$\n` : all
    )
}

/** As the editor reads `$…$` where it is typed: a digit behind the closing sign means money. */
const TYPED = /\$\$([^$]+)\$\$|(?<![\\$])\$(?![\s$])((?:\\.|[^$\\\n])*?[^\s\\$])\$(?![\d$])/g

/** Maths that a page carries as text between dollar signs or TeX's brackets (Notion, forums). */
export function typedMaths(page: Document): void {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode())
    if (/\$|\\[([]/.test(walker.currentNode.nodeValue ?? '')) found.push(walker.currentNode as Text)
  for (const node of found) if (!node.parentElement?.closest('pre, code, [data-latex]')) putTyped(page, node)
}

function putTyped(page: Document, node: Text): void {
  const text = dollarMaths(node.data)
  const formulas = [...text.matchAll(TYPED)].filter(([, display, inline]) => TEX.test(display ?? inline ?? ''))
  const [only] = formulas
  const line = node.parentElement
  if (only?.[1] !== undefined && only[0] === text.trim() && line?.matches('p') && line.childNodes.length === 1)
    return put(page, line, only[1], true)
  const parts: Node[] = []
  let at = 0
  for (const { 0: all, 1: display, 2: inline, index } of formulas) {
    const formula = page.createElement('span')
    formula.dataset['latex'] = (display ?? inline ?? '').trim()
    parts.push(page.createTextNode(text.slice(at, index)), formula)
    at = index + all.length
  }
  if (parts.length > 0) node.replaceWith(...parts, text.slice(at))
}
