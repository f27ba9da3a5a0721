const INLINE = [/\\\((.*?)\\\)/gs, /\[\$\](.*?)\[\/\$\]/gs]
const DISPLAY = [/\\\[(.*?)\\\]/gs, /\[\$\$\](.*?)\[\/\$\$\]/gs]
const DOCUMENT = /\[latex\](.*?)\[\/latex\]/gs
const MARK = /\{\{c\d+::(.*?)\}\}(?!\})/gs

function isBalanced(latex: string): boolean {
  let depth = 0
  for (const sign of latex.replaceAll(/\\[{}]/g, '')) {
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}

function formula(latex: string, sign: '$' | '$$'): string {
  const clean = latex.replaceAll(/\s+/g, ' ').replaceAll('$', '').trim()
  return clean === '' ? '' : `${sign}${clean}${sign}`
}

/** A gap within a formula cuts it into formulas, where each part is one. Else it stays: the card's gap is faulty then. */
function withGaps(latex: string, sign: '$' | '$$'): string {
  const parts: { readonly text: string; readonly mark: string | null }[] = []
  let at = 0
  for (const found of latex.matchAll(MARK)) {
    parts.push({ text: latex.slice(at, found.index), mark: null }, { text: found[1] ?? '', mark: found[0] })
    at = found.index + found[0].length
  }
  parts.push({ text: latex.slice(at), mark: null })
  if (parts.length === 1) return formula(latex, sign)
  if (!parts.every(({ text }) => isBalanced(text))) return `{{c0::${latex}}}`
  const between = parts.map(({ text, mark }) => {
    if (mark === null) return formula(text, '$')
    const [answer = '', hint] = text.split('::')
    const number = /^\{\{c\d+/.exec(mark)?.[0] ?? ''
    return `${number}::${formula(answer, '$')}${hint === undefined ? '' : `::${hint}`}}}`
  })
  return between.filter(part => part !== '').join(' ')
}

/** A text of LaTeX is maths where it says so itself; words of it stay words. */
function document(latex: string): string {
  const inner = latex.trim()
  if (inner.includes('$')) return inner
  return /\\begin\{|[\\^_]/.test(inner)
    ? formula(inner.replaceAll(/\\(?:begin|end)\{(?:math|displaymath)\}/g, ''), '$$')
    : inner
}

/** Anki's ways to write maths as ours: `$…$` in the line, `$$…$$` on its own. */
export function convertMaths(text: string): string {
  let out = text.replaceAll(DOCUMENT, (_, latex: string) => document(latex))
  for (const pattern of DISPLAY) out = out.replaceAll(pattern, (_, latex: string) => withGaps(latex, '$$'))
  for (const pattern of INLINE) out = out.replaceAll(pattern, (_, latex: string) => withGaps(latex, '$'))
  return out
}
