import { splitSentences } from '#engine/text/sentences.ts'
import type { TextRange } from '#engine/builtin/mark/sentences.ts'

const USES =
  /^(?:uses?|use of|using|states?|quotes?|writes?|recalls?|applies)\s+(?:of\s+)?(?:the\s+)?(?:correct\s+)?(?:formula|equation)?\s*:?\s*/i
const LOWERED = '₀₁₂₃₄₅₆₇₈₉'
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** Spaces, signs of a product and the height of a digit tell no two formulas apart. */
function plainSign(sign: string): string {
  const digit = LOWERED.includes(sign) ? LOWERED.indexOf(sign) : RAISED.indexOf(sign)
  if (digit >= 0) return `${digit}`
  if (/[\s$^_{}×*·]/u.test(sign)) return ''
  return sign === '−' ? '-' : sign === '÷' ? '/' : sign
}

interface Plain {
  readonly text: string
  /** Where each sign stood. */
  readonly at: readonly number[]
}

function plain(text: string): Plain {
  const spelt = text.replace(/(?<!\p{L})pi(?!\p{L})/gu, 'π ')
  const signs = spelt.split('').flatMap((one, at) => {
    const sign = plainSign(one)
    return sign === '' ? [] : [{ sign, at }]
  })
  return { text: signs.map(({ sign }) => sign).join(''), at: signs.map(({ at }) => at) }
}

/** The formula that a point asks for, "Uses πr²h"; undefined where it says something else. */
function formulaOf(point: string): string | undefined {
  const isUsed = USES.test(point)
  const rest = point.replace(USES, '').replace(/\s*\([^()]*\p{L}{3,}[^()]*\)\s*$/u, '')
  const isFormula = isUsed ? /[=²³^/×·*πρλΔ₀-₉]/u.test(rest) : rest.includes('=')
  if (!isFormula || /\p{L}{4,}/u.test(rest) || !/\p{L}/u.test(rest) || rest.length > 60) return undefined
  const { text } = plain(rest)
  return text.length >= 3 ? text : undefined
}

/** The sentence of the answer in which the formula of a point stands, sign by sign. */
export function formulaIn(point: string, answer: string): TextRange | undefined {
  const wanted = formulaOf(point)
  if (wanted === undefined) return undefined
  const { text, at } = plain(answer)
  const isJoined = (before: number, after: number): boolean =>
    at[after] === (at[before] ?? 0) + 1 && /[\p{L}\p{N}]{2}/u.test(`${text[before] ?? ''}${text[after] ?? ''}`)
  for (let start = text.indexOf(wanted); start >= 0; start = text.indexOf(wanted, start + 1)) {
    const last = start + wanted.length - 1
    if (isJoined(start - 1, start) || isJoined(last, last + 1)) continue
    const place = at[start] ?? 0
    const sentence = splitSentences(answer, []).find(one => one.start <= place && place < one.end)
    return sentence ?? { start: place, end: (at[last] ?? place) + 1 }
  }
  return undefined
}
