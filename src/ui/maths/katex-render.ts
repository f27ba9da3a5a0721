import { loadStyleSheet } from '#ui/style-sheet.ts'

/** What came of a formula: set, or why not. */
export type MathOutcome = { readonly kind: 'set' } | { readonly kind: 'wrong'; readonly why: string }

/** Sets `latex` into `element` with KaTeX, which is fetched when a note first has maths. */
export async function renderMath(latex: string, element: HTMLElement, display: boolean): Promise<MathOutcome> {
  const { katex, sheet } = await import('#ui/maths/katex.ts')
  await loadStyleSheet(sheet)
  try {
    // `render` builds elements; the string form carries style attributes, which the security policy refuses.
    katex.render(latex, element, {
      displayMode: display,
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxExpand: 500
    })
    return { kind: 'set' }
  } catch (error) {
    element.textContent = latex
    return { kind: 'wrong', why: error instanceof Error ? error.message.replace(/^KaTeX parse error: /, '') : '' }
  }
}
