export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'math'; readonly latex: string; readonly display: boolean }

/**
 * $…$ and $$…$$ within plain text. As in Pandoc's `tex_math_dollars`, the opening sign stands before and the closing
 * one behind a character that is no space, and no digit follows: "$5 and $10" is money, not maths.
 */
const MATHS = /\$\$([^$]+)\$\$|(?<![\\$])\$(?=[^\s$])((?:[^$\\\n]|\\[^\n])*?)(?<=\S)\$(?![\d$])/g

export function splitMaths(text: string): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const found of text.matchAll(MATHS)) {
    if (found.index > at) parts.push({ kind: 'text', text: text.slice(at, found.index) })
    const display = found[1] !== undefined
    parts.push({ kind: 'math', latex: (found[1] ?? found[2] ?? '').trim(), display })
    at = found.index + found[0].length
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) })
  return parts
}
