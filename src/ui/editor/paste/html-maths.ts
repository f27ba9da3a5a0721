import { splitMaths } from '#domain/math-text.ts'
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

/** Maths that a page carries as text between dollar signs or TeX's brackets (Notion, forums). */
export function typedMaths(page: Document): void {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode())
    if (/\$|\\[([]/.test(walker.currentNode.nodeValue ?? '')) found.push(walker.currentNode as Text)
  for (const node of found) {
    if (node.parentElement?.closest('pre, code, [data-latex]')) continue
    const parts = splitMaths(dollarMaths(node.data))
    if (!parts.some(part => part.kind === 'math' && TEX.test(part.latex))) continue
    const only = parts.filter(part => part.kind === 'math' || part.text.trim() !== '')
    const [first] = only
    const line = node.parentElement
    if (
      only.length === 1 &&
      first?.kind === 'math' &&
      first.display &&
      line?.matches('p') &&
      line.children.length === 0
    )
      put(page, line, first.latex, true)
    else node.replaceWith(...parts.map(part => pieceOf(page, part)))
  }
}

function pieceOf(page: Document, part: ReturnType<typeof splitMaths>[number]): string | HTMLElement {
  if (part.kind === 'text') return part.text
  if (!TEX.test(part.latex)) return part.display ? `$$${part.latex}$$` : `$${part.latex}$`
  const formula = page.createElement('span')
  formula.dataset['latex'] = part.latex
  return formula
}
