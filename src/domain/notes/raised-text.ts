/** Unicode has these signs raised and lowered (Superscripts and Subscripts, U+2070 to U+209F, and Latin-1). */
const table = (plain: string, signs: string): ReadonlyMap<string, string> => {
  const said = Array.from(signs)
  return new Map(Array.from(plain, (sign, at) => [sign, said[at] ?? sign]))
}
const RAISED = table('0123456789+-−=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ')
const LOWERED = table('0123456789+-−=()aeoxhklmnpst', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜ')

interface Marked {
  readonly text?: string
  readonly marks?: readonly { readonly type: string }[]
}

function inSigns(text: string, signs: ReadonlyMap<string, string>): string {
  const raised = Array.from(text, sign => signs.get(sign))
  return raised.includes(undefined) ? text : raised.join('')
}

/**
 * The words of a piece of text with its raised and lowered signs: 10 with a raised 8 is "10⁸", never "108". Each sign
 * keeps its place, so that a place in the plain text is the same place in the note. A text that has a sign Unicode
 * does not raise ("1st", "v rms") stays as it is: half of a word raised cannot be read or found.
 */
export function scriptedText({ text = '', marks = [] }: Marked): string {
  if (marks.some(mark => mark.type === 'superscript')) return inSigns(text, RAISED)
  if (marks.some(mark => mark.type === 'subscript')) return inSigns(text, LOWERED)
  return text
}
