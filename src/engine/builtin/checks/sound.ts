import { isSpecific, rarity } from '#engine/builtin/ask/rarity.ts'
import { term as stemOf } from '#engine/builtin/ask/terms.ts'
import type { Candidate } from '#engine/builtin/candidate.ts'
import type { Reading } from '#engine/builtin/read.ts'
import { noteIndex } from '#engine/builtin/gaps/note-index.ts'
import { danglingHeads } from '#engine/builtin/gaps/definite.ts'
import { tag } from '#engine/builtin/text/tagger.ts'
import { contentWords, isStopWord, wordCount, wordsOf } from '#engine/builtin/text/words.ts'

const PREFIX = /^[^?“"]{2,90}?: (?=\p{Ll})/u
/** A sentence that was turned round although its build was not understood. */
const BROKEN: readonly RegExp[] = [
  /\s[–—-]\s|\s=\s|→/,
  /^(?:when|why|what|where|who|how) (?:do|does|did|is|are|was|were|has|have|had) .*\b(?:but|whereas)\b/i,
  /^what (?:do|does|did) .+ (?:can|could|may|might|must|should|will|would|cannot)(?:n['’]t)?\b.* do\?$/i,
  /^when (?:do|does|did) .+ (?:say|call|mean)\b/i,
  /^what are the names\?$/i,
  /^what (?:is|was|are|were) the (?:first|second|third|fourth|last|other|most \p{Ll}+)\?$/iu,
  /^what (?:do|does|did) (?:\p{Ll}+ )?\p{Ll}+ (?:years?|months?|weeks?|days?|decades?|centuries) (?:later|earlier|after|before|ago)\b/iu,
  /^why (?:is|are|was|were) .*\badded(?! to\b)(?:\?| in\b)/i,
  /^what (?:is|are) the \p{Ll}+er the\b/iu,
  /^(?:when|why|where|how|what) (?:do|does|did) (?:they|he|she|it)\b/i,
  /^what (?:do|does|did) .+ can['’]t do\?$/i,
  /^(?:what|who) (?:is|are|was|were) (?:nobody|somebody|everybody|everyone|someone|people|before|after|others?|\p{L}+ (?:of|in|at))\?$/iu,
  /^what is the (?:\p{Ll}+ )?\p{Ll}+[^suia']s(?: of\b.*)?\?$/u,
  /^(?:when|why|what|where|how) (?:do|does|did|is|are|was|were) (?:some|many|most|another|one|each|both|all|such|several|three|two)\??$/i,
  /^\S+ (?:does|is|was) \d+ \p{Ll}/u,
  /^when did \p{Ll}+ (?:\p{Ll}+ )?(?:idea|plan|bill|law|scheme) \p{Ll}+\?$/u
]
const CONDITION = /^what happen(?:s|ed) (?:if|when|as)\b/
/** "What happens if r is bigger?": than what? */
const LOOSE_CONDITION = /\b(?:bigger|smaller|higher|lower|larger|greater|more|less|longer|shorter)\?$/
/** "the canal", "the wire": which one, only the note says. */
const BARE_SUBJECT =
  /^\S+ (?:is|are|was|were|do|does|did|has|have) the ((?:\p{Ll}+ )?\p{Ll}+)\b(?! (?:of|between|in|for|that|which)\b)/u
/** Only a reason answers "why". */
const NO_REASON = /^(?:before|after|during|until|in \d|yes\b|no\b|not always|a:)/i

/** From here on a word says what a question is about: "glacier", not "light". */
const TELLING = 0.97
const CAPITAL = /(?<!^)(?<![.?!:“"] )\b\p{Lu}[\p{L}\d]/u
const isNamed = (front: string): boolean =>
  wordsOf(front.replace(/^\S+/, '')).some(word => !isStopWord(word) && rarity(stemOf(word)) >= TELLING) ||
  CAPITAL.test(front) ||
  /["“$]/.test(front)

/** Whether a question made from a sentence stands on its own feet and asks for what its answer says. */
export function isSound(card: Candidate, reading: Reading): boolean {
  const { front, back, block } = card
  // "the word for the groups is strata, so you pick …": a word, and no more.
  if (/\bwhat is the (?:word|name) for /i.test(front) && wordCount(back) > 6) return false
  if (
    card.kind === 'cloze' ||
    card.isLaidOut ||
    block.kind === 'table-row' ||
    /^(?:list|sequence|comparison|term|formula|rule)$/.test(card.type)
  )
    return true
  const bare = front.replace(PREFIX, '').replace(/^\p{Lu}/u, first => first.toLowerCase())
  const isAsked = (): boolean => reading.text.includes(bare.slice(1))
  if (BROKEN.some(one => one.test(bare)) && !isAsked()) return false
  if (/^why\b/i.test(bare) && NO_REASON.test(back)) return false
  if (
    /^where\b/i.test(bare) &&
    /^(?:at the (?:heart|core|root|centre)|in the (?:fact|idea|way|hands)) of?\b/i.test(back)
  )
    return false
  // "…, and later amendments tightened the timetable": a second sentence in the answer.
  if (card.type === 'question' && /, and (?:\p{Ll}+ ){1,3}\p{Ll}{3,}ed\b/u.test(back)) return false
  // "What is Lester Pearson? A Canadian": a name needs more than its nation.
  if (/^what (?:is|was) \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\?$/u.test(bare) && wordCount(back) <= 3) return false
  if (card.type !== 'definition' && leaves(card, bare, reading)) return false
  return card.type === 'definition' || PREFIX.test(front) || saysWhich(bare) || isAsked()
}

const LOOKED_BACK = 400

/** Whether a question speaks of "the letter", "the new leaders", that only the sentences before have told of. */
function leaves({ block, quote, headings }: Candidate, bare: string, reading: Reading): boolean {
  const told = new Set(contentWords(block.text.slice(Math.max(0, quote.start - LOOKED_BACK), quote.start)))
  const topic = new Set(headings.flatMap(contentWords))
  const known = { isTold: (root: string): boolean => told.has(root), said: noteIndex(reading).said, topic }
  return block.kind === 'paragraph' && danglingHeads(tag(bare, 0, []), known).length > 0
}

/** Whether a question says which thing it asks about. */
function saysWhich(bare: string): boolean {
  const isTold = (text: string): boolean => wordsOf(text).some(word => isSpecific(stemOf(word)))
  if (CONDITION.test(bare) && (LOOSE_CONDITION.test(bare) || !(isTold(bare) || CAPITAL.test(bare)))) return false
  const [, subject = ''] = BARE_SUBJECT.exec(bare) ?? []
  if (subject !== '' && !isTold(subject) && !CAPITAL.test(bare)) return isTold(bare.slice(bare.indexOf(subject)))
  return isNamed(bare)
}
