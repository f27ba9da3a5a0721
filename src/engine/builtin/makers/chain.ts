import { isSpecific } from '#engine/text/rarity.ts'
import { stemOf } from '#engine/text/stem.ts'
import { laidOutGap, tells } from '#engine/builtin/makers/laid-out.ts'
import type { BlockMaker } from '#engine/builtin/makers/maker.ts'
import { wordCount, wordsOf } from '#engine/text/words.ts'

const ARROW = /\s*(?:→|⟶|-{1,2}>|=>)\s*/
const CHANGE =
  /\b(?:more|less|fewer|higher|lower|bigger|smaller|longer|shorter|faster|slower|steeper|rises?|falls?|increases?|decreases?|drops?|goes up|goes down|doubles?|halves)\b|[↑↓]/i
const POINTING =
  /^(?:so|and|but|it|this|that|these|they|he|she|see|ask|e\.?g|then|also|exam|note|if)\b|\b(?:you|we|i|she|he|they|them|it|each one|next one|that one|both)\b/i
const MOST_WORDS = 34

const isTold = (part: string): boolean => wordsOf(part).some(word => isSpecific(stemOf(word)))
const isPart = (part: string): boolean =>
  part.split('(').length === part.split(')').length &&
  /\p{L}{3}/u.test(part) &&
  !/\s\/\s/.test(part) &&
  wordCount(part) <= 12 &&
  !/[=?;"“”|{}≈<>…]|\.\.|\.\s|!!|\p{Lu}{4,} \p{Lu}{3,}/u.test(part)

/** "a → b → c": what leads to what, with one of the links open. A single arrow needs words that say which thing. */
export const chain: BlockMaker = (reading, index) => {
  const read = reading.blocks[index]
  if (!read || reading.language !== 'en' || !/^(?:paragraph|list-item)$/.test(read.block.kind)) return []
  const text = read.block.text.trim().replace(/[.;]$/, '')
  if (!ARROW.test(text) || wordCount(text) > MOST_WORDS) return []
  // A line of a timeline is asked for its date.
  if (/^\d{4}|^\p{Lu}\p{Ll}{2,8} \d{4}/u.test(text)) return []
  const parts = text.split(ARROW)
  // Numbers one after another are an example.
  if ((text.match(/\d+(?:\.\d+)?/g) ?? []).length >= 3 && !/[A-Z]\p{L}?\d/u.test(text)) return []
  if (parts.length < 2 || !parts.every(isPart) || POINTING.test(text)) return []
  const isSum = parts.length === 2 && / \+ /.test(parts[0] ?? '')
  if (
    parts.length === 2 &&
    !isSum &&
    !(isTold(parts[0] ?? '') && (CHANGE.test(parts[1] ?? '') || isTold(parts[1] ?? '')))
  )
    return []
  // Of names in a row one in the middle, of what comes of what the last.
  const isRow = parts.length >= 4 && parts.every(part => wordCount(part) <= 3)
  const middle = Math.floor(parts.length / 2)
  const order = isRow
    ? [middle, middle - 1, middle + 1]
    : parts.length === 2
      ? [1]
      : [parts.length - 1, parts.length - 2]
  const at = order.find(one => {
    const part = parts[one] ?? ''
    const others = parts.filter((_, other) => other !== one).join(' ')
    return one > 0 && wordCount(part) <= 7 && !/[(),:]|^\d/.test(part) && !tells(others, part)
  })
  if (at === undefined) return []
  const answer = parts[at] ?? ''
  const before = `${parts.slice(0, at).join(' → ')} → `
  const after = parts
    .slice(at + 1)
    .map(part => ` → ${part}`)
    .join('')
  return laidOutGap(read, isRow ? 'sequence' : 'consequence', { before, answer, after }, 0.8)
}
