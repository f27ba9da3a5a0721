import { laidOutGap } from '#engine/builtin/makers/laid-out.ts'
import type { BlockMaker } from '#engine/builtin/makers/maker.ts'

/** One letter or two with what hangs on it, a function of letters, a greek letter. */
const LEFT = String.raw`(?:[A-Za-z]{1,3}|[Δδ]?\p{L}|emf|pH)(?:[₀-₉ₐ-ₜ′']{1,2})?(?:\([A-Za-z\p{Ll} |∩∪′'=]{1,9}\))?`
const LINE = new RegExp(String.raw`^(?:[\p{L} –-]{3,40}:\s+|\*\*)?(${LEFT}) = (.+)$`, 'su')
/** What stands behind the formula: a unit, a remark, a second column. */
const BEHIND =
  /\s{2,}.*$|\s*\((?=[^)]*\p{L}{3})[^)]*\)\s*.*$|,\s.*$|\s(?:for|where|with|if|unit|so|→|->|←)\s.*$|[.;]\s.*$|[.;]$/su
const WORD = /\p{L}{4,}/gu
const FUNCTION = /^(?:sin|cos|tan|log|sqrt)/

/** "C = Q/V", "P(A ∪ B) = P(A) + P(B) − P(A ∩ B)": letters that a student learns, no sum worked out in numbers. */
export const equation: BlockMaker = (reading, index) => {
  const read = reading.blocks[index]
  if (!read || reading.language !== 'en' || !/^(?:paragraph|list-item|callout|formula)$/.test(read.block.kind))
    return []
  const text = read.block.text.trim()
  const [, left = '', rest = ''] = LINE.exec(text) ?? []
  const right = rest.replace(BEHIND, '').trim()
  const letters = right.replace(/[^\p{L}]/gu, '')
  const isMade =
    left !== '' &&
    letters.length >= 2 - Number(/[/²³√^]/.test(right)) &&
    /[+−×÷/*^²³√·()\s]|\p{L}\p{L}/u.test(right) &&
    !/=|:$|\d[.,]\d|\d{3,}|["“”?$£€%|{}≈]|…/.test(right.replace(/100\b/, '')) &&
    (right.match(WORD) ?? []).every(word => FUNCTION.test(word))
  // "Sc = element 21", "E = mc² says": three words in a row are a remark.
  if (!isMade || /(?:\b\p{L}{3,}\b\s+){2}/u.test(right) || right.split(' ').length > 14) return []
  // "s = t³ − 6t² + 9t": what one exercise is about.
  if (/^[yszfx](?:\(\p{L}\))?$/u.test(left) && /\d\s?[a-z]/i.test(right) && /[+−-]/.test(right)) return []
  const isClosed = right.split('(').length === right.split(')').length
  return isClosed ? laidOutGap(read, 'formula', { before: `${left} = `, answer: right, after: '' }, 0.82) : []
}
