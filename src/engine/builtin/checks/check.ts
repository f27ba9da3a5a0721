import type { Candidate } from '#engine/builtin/candidate.ts'
import { isUngrammatical } from '#engine/builtin/checks/grammar.ts'
import { cutsFormula, lacksFormula } from '#engine/builtin/checks/whole-formula.ts'
import { couldBePerson } from '#engine/text/people.ts'
import { sameFormula } from '#engine/text/formulas.ts'
import { isStopWord, wordCount, wordsOf } from '#engine/text/words.ts'
import { stemOf } from '#engine/text/stem.ts'

export const ANSWER_WORDS = 25
const FRONT_WORDS = 30

const POINTING =
  /\b(?:this|these|those|such|former|latter|aforementioned|above|below|here|he|she|him|we|us|our|let's|likewise|previous(?:ly)?|following)\b/i
const WEAK_PRONOUN = /\b(?:it|they|them|its|their|theirs|his|her|hers)\b/i
const HAS_ANTECEDENT = /\p{L}{3,}/u
const BROKEN = /\b(?:the|a|an|and|or|than|which|because|very|its|their)\?$/i
/** An answer or a question that was cut in the middle of a phrase. */
const CUT_ANSWER = /\b(?:the|an|of|in|on|at|to|by|for|from|with|and|or|which|that|under|into|between|than|as)$/i
const CUT_QUESTION = /,\s+(?:under|in|by|for|from|with|of|at|on|to|and|which)\?$/i
const POINTS_BACK =
  /(?<!\b(?:each|some|all|both|most|one|many|two) )\b(?:of|to|for|from|in|with|like|than|about) (?:that|it|them|him|this)(?=$|[.,;])/i
/** "Three things": a number of nothing. */
const COUNT_ALONE =
  /^(?:two|three|four|five|six|seven|several|many|some|a few|various) (?:\w+ )?(?:things?|factors?|parts?|reasons?|ways?|stages?|types?|kinds?|groups?|points?|steps?)$/i
const DOUBLE = /\b(\w{2,})\s+\1\b/i
const QUESTION_START =
  /^(?:what|who|whom|whose|when|where|why|which|how|in what|by when|until when|since when|from when|in [\p{L} ]+, (?:what|who))\b/iu

const SPEAKER = /(?<!\p{Lu}\p{L}{1,12} )\b(?:I|my|me)\b/u

const OBJECT_PRONOUN = /\b(?:it|them|him)\b/i
/** A thing the note has just named; alone it could be any. */
const VAGUE_SUBJECT =
  /\b(?:[Ww]hy|[Ww]hen|[Ww]hat|[Ww]here|[Hh]ow|[Ww]ho) (?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|must|should) the (?:procedure|model|theory|study|experiment|method|policy|event|result|idea|company|book|play|character|king|queen|leader|author|man|woman|group|team|plan|attempt|decision|stage|firm|owner|problem|effect|case|example|concept|technique|device|structure|agreement|law|act|party|country|city|town|poem|poet|novel|battle|war|treaty) (?!(?:of|in|for|between|that|which|on|from|to)\b)\p{Ll}/u

/** Something that the note has told just before and that has no other name: it could be any. */
const VAGUE_OBJECT =
  /\bthe (?:appointment|phenomenon|system|process|discovery|agreement|decision|proposal|idea|approach|figure|change|event|promise|opening|gap|newcomers?|(?:\p{Ll}+ )?(?:version|picture))(?=\?|,| (?:by|in|at|on|to|\w+ed)\b)/u

/** Words a question may use before a pronoun that is still clear: "Why did Stalin refuse to give up his …". */
function pronounIsClear(text: string): boolean {
  const at = WEAK_PRONOUN.exec(text)
  if (!at) return true
  const before = wordsOf(text.slice(0, at.index)).filter(word => !isStopWord(word) && HAS_ANTECEDENT.test(word))
  return (
    before.length >= 1 &&
    !/^(?:why|when|what|where|how|who) (?:is|are|was|were|do|does|did|can|has|have) (?:it|they|he|she|its|their)\b/i.test(
      text
    )
  )
}

const hidden = (card: Candidate): string => card.answer ?? card.back

/** Every content word of a short answer already stands in the question. */
export function answerLeaks(card: Candidate): boolean {
  const answer = wordsOf(hidden(card).replace(/^(?:because(?: of)?|to|in|on|at|as a result of)\s+/i, ''))
    .filter(word => !isStopWord(word))
    .map(stemOf)
  if (answer.length === 0) return false
  const front = new Set(wordsOf(card.front.replace(/\{\{c1::.*?\}\}/g, ' ')).map(stemOf))
  const seen = answer.filter(word => front.has(word)).length
  return card.kind === 'cloze' ? seen > 0 : seen / answer.length > (answer.length <= 2 ? 0.99 : 0.7)
}

const unbalanced = (text: string): boolean =>
  [
    ['(', ')'],
    ['[', ']'],
    ['“', '”']
  ].some(([open = '', close = '']) => text.split(open).length !== text.split(close).length) ||
  text.split('$').length % 2 === 0 ||
  text.split('"').length % 2 === 0

/** Why a card may not be shown, or undefined when it may. */
export function fault(card: Candidate): string | undefined {
  const { front, back } = card
  const isCloze = card.kind === 'cloze'
  const answer = hidden(card)
  if (front.trim() === '' || answer.trim() === '') return 'empty'
  if (
    wordCount(answer) >
    ANSWER_WORDS + (card.type === 'list' || card.type === 'sequence' || card.type === 'comparison' ? 10 : 0)
  )
    return 'answer too long'
  if (wordCount(front) > FRONT_WORDS + (card.isLaidOut ? 16 : isCloze || front.includes('“') ? 6 : 0))
    return 'question too long'
  if (unbalanced(front) || unbalanced(back)) return 'broken brackets'
  if (card.isLaidOut) return undefined
  if (sameFormula(front.toLowerCase()) === sameFormula(back.toLowerCase())) return 'answer is the question'
  if (answerLeaks(card)) return 'leaks the answer'
  // "Ethene: what is the polymer? Poly(ethene)"
  if (
    card.block.kind === 'table-row' &&
    wordCount(answer) <= 3 &&
    wordsOf(front).some(word => word.length >= 5 && answer.toLowerCase().includes(word))
  )
    return 'leaks the answer'
  // "When did Charter Oath - five promises make": two parts of a line taken for a subject.
  if (
    !isCloze &&
    card.type !== 'question' &&
    /^(?:when|why|who|where|how|what (?:do|does|did|is|are|was|were)) [^“"?]*?(?:\s[–—-]\s|\s=\s)/i.test(front) &&
    !/[$]/.test(front) &&
    card.type !== 'formula' &&
    card.type !== 'rule'
  )
    return 'broken grammar'
  if (/[→✓✔✘]|->/.test(front) && !/[$=]/.test(front)) return 'broken grammar'
  if (cutsFormula(card)) return 'cut off'
  // "shows it", "was told to in the Night Journey": what, only the lines around tell.
  if (
    isCloze &&
    /\b(?:shows?|makes?|made|does|did|gives?|gave|gets?|got|has|have|had|needs?|uses?) (?:it|them|this|that)[.!]?$|\bto (?:in|at|on|by) the\b/.test(
      front
    )
  )
    return 'not self-contained'
  if (isCloze) return undefined
  if (/\s=\s/.test(front) && !/[$]/.test(front) && !/^(?:formula|rule)$/.test(card.type)) return 'broken grammar'
  if (lacksFormula(card)) return 'no formula'
  const [, who] = /^who (?:is|are|was|were) (.+)\?$/i.exec(front) ?? []
  if (who !== undefined && !couldBePerson(who)) return 'no person'
  // "Which stage is this? Sales: falling": what is pointed at stands behind.
  const plain = front.replace(/“[^”]*”/g, '').replace(/^(.*which [^?:]{2,40}) is this\? (?=\S)/i, '$1 ')
  if (card.block.kind !== 'table-row' && card.type !== 'question' && POINTING.test(plain)) return 'not self-contained'
  if (card.type === 'question' && POINTING.test(plain) && !/^Q/.test(card.block.text)) return 'not self-contained'
  if (
    /\bthe (?:first|second|third|fourth|last|next|other|same|latter) (?!world war|law of|reich|republic|derivative|\p{Ll}+ of )\p{Ll}/iu.test(
      plain
    ) &&
    !/\p{Lu}\p{Ll}+/u.test(plain.slice(1))
  )
    return 'not self-contained'
  if (SPEAKER.test(plain)) return 'not self-contained'
  if (
    OBJECT_PRONOUN.test(plain) &&
    !/\b(?:if|when|that|which|who|as|because|before|after|until)\b.*\b(?:it|them|him|her)\b/i.test(
      plain.replace(/^(?:when|by when|which|who|that)\b/i, '')
    )
  )
    return 'pronoun without antecedent'
  if (
    /^what (?:are|were) the (?:two|three|four|five|six|seven|[2-7]|main|different) (?:parts|types|kinds|stages|reasons|factors|ways|things|causes|steps|points|functions|groups|levels|forms)\?$/i.test(
      plain.replace(/^.*?: /, '')
    )
  )
    return 'not self-contained'
  if (/\bthus\b/.test(plain)) return 'not self-contained'
  if (VAGUE_SUBJECT.test(plain) || VAGUE_OBJECT.test(plain)) return 'not self-contained'
  if (!pronounIsClear(plain)) return 'pronoun without antecedent'
  if (CUT_ANSWER.test(answer) || CUT_QUESTION.test(front)) return 'cut off'
  if (card.type !== 'list' && /(?<!\b(?:e\.g|i\.e|eg|ie|etc|cf|c|v|vs|approx|\p{L}))\.\s+\p{Ll}/u.test(back))
    return 'more than one idea'
  if (POINTS_BACK.test(back) && !/^(?:only )?(?:if|when|where|because|so that)\b/i.test(back))
    return 'answer points elsewhere'
  if (COUNT_ALONE.test(back) && !/^how many/i.test(front)) return 'answer says only how many'
  if (/^(?:and|but|or|so(?! that))\b/i.test(back)) return 'cut off'
  // "If 1 going from more to less dense 2 angle …": the steps of a line.
  if (card.type !== 'sequence' && card.type !== 'list' && /(?:^|\s)1 \p{Ll}.*\s2 \p{Ll}/u.test(back))
    return 'more than one idea'
  // A chain of arrows taken for what stands behind a verb.
  if (card.type !== 'formula' && card.type !== 'list' && (back.match(/→|->/g)?.length ?? 0) >= 2)
    return 'more than one idea'
  if (isUngrammatical(plain) || BROKEN.test(plain) || DOUBLE.test(plain.replace(/\bthat that\b|\bhad had\b/gi, '')))
    return 'broken grammar'
  if (QUESTION_START.test(front) && /(?<!\b(?:v|vs|St|Dr|Mr|Mrs|Prof|No|c))[.!]\s+\p{Lu}/u.test(plain))
    return 'more than one idea'
  if (
    !card.isWritten &&
    !front.includes('what happens') &&
    !/^What happens/.test(front) &&
    /^(?:it|they|he|she|this|these|that|those)\b/i.test(back) &&
    !/^(?:that|those) (?:of|which|who)\b/i.test(back) &&
    !(/^That \w+ \w+ \w+/.test(back) && /\bdid? .*\b\w+\?$/.test(front))
  )
    return 'answer points elsewhere'
  if (
    /\b(?:this|these|the above|(?:see|shown|mentioned|described) (?:above|below))\b/i.test(back) &&
    !/^how do you|^what happens/i.test(front)
  )
    return 'answer not self-contained'
  return undefined
}
