import { isSpecific } from '#engine/builtin/ask/rarity.ts'
import { term } from '#engine/builtin/ask/terms.ts'
import { ask, shorten } from '#engine/builtin/candidate.ts'
import { isBe, isDo, isHave } from '#engine/builtin/grammar/clause.ts'
import { firstClauseOf, headOf, objectOf, textOf } from '#engine/builtin/grammar/phrase.ts'
import { invert } from '#engine/builtin/grammar/question.ts'
import type { Maker } from '#engine/builtin/makers/maker.ts'
import { sentenceCandidate } from '#engine/builtin/makers/maker.ts'
import { upperFirst } from '#engine/builtin/text/casing.ts'
import type { Token } from '#engine/builtin/text/tagger.ts'
import { isCommon } from '#engine/builtin/text/common.ts'
import { contentWords, wordCount } from '#engine/builtin/text/words.ts'

/** Says what something is like, not what it does. */
const STATIVE = new Set(
  (
    'have get need want seem look become come go happen occur exist depend consist contain include mean refer stand know think say ' +
    'like tend keep live run differ vary range begin start end remain stay belong lie appear feel sound cost weigh let try ask call ' +
    'expect hope love hate give take make do put see find believe argue claim suggest show face rely lack own involve represent hold use explain illustrate enter meet lead leave pass work travel move rise fall grow outshine describe'
  ).split(' ')
)
const ANYBODY = /(?:people|women|men|children|[a-z]{3,}(?:(?<!m)ents|ants|ees|ists|ians|makers|ers))$/
const LOOSE =
  /^(?:some|many|most|all|both|each|every|several|few|no|any|more|other|another|such|these|those|this|that|one|what|my|our|your|his|her|their|its|two|three|four|new|old|part|people|there|today|tomorrow)\b/i
/** "floods a server", "speeds up": taken for a noun by the tagger, a verb by what follows. */
const takesObject = (next: Token | undefined): boolean =>
  /^(?:DET|PRON|NUM)$/.test(next?.pos ?? '') || /^(?:up|out|down|off)$/.test(next?.lower ?? '')
const SPOKEN = /\b(?:I|you|we|your|our|us|me|my|here|today|basically|actually|obviously|loads|lots)\b|[?!…]/

/** "A firewall monitors the traffic …": what does a firewall do? Of a term, in general, and nothing better was asked. */
export const deed: Maker = ({ statement, read, reading }) => {
  const { clause, sentence, subject } = statement
  const main = clause.verbs.at(-1)
  const [first] = clause.verbs
  if (
    !main ||
    (main.pos !== 'VERB' && !takesObject(clause.rest[0])) ||
    statement.resolved ||
    clause.lead.length > 0 ||
    [isBe, isHave, isDo].some(is => is(first))
  )
    return []
  if (clause.verbs.length > 1 || (reading.casing.isName(subject.split(' ')[0] ?? '') && !/^\p{Lu}{2,}/u.test(subject)))
    return []
  if (STATIVE.has(main.lemma) || LOOSE.test(subject) || SPOKEN.test(sentence.text)) return []
  const head = headOf(clause.subject)
  const words = contentWords(subject)
  // A bare everyday word ("gravity", "sampling") does many things.
  if (
    words.length === 1 &&
    !/^(?:an?|the)\s/i.test(subject) &&
    !isSpecific(term(head?.lower ?? '')) &&
    !/s$/.test(head?.lower ?? '')
  )
    return []
  const isTerm =
    words.length >= 2 ||
    (head !== undefined &&
      !isCommon(head.lower) &&
      ((reading.weight.get(words[0] ?? '') ?? 0) >= 2 || isSpecific(term(head.lower))))
  const inverted = invert(sentence.block.text, clause)
  if (!isTerm || wordCount(subject) > 5 || ANYBODY.test(head?.lower ?? '') || !inverted || inverted.aux === 'did')
    return []
  if (/^the\b/i.test(subject) && words.length < 2) return []
  // "What does CPU do?": one thing needs its article.
  if (
    inverted.aux === 'does' &&
    !/^(?:an?|the|each|every)\b/i.test(subject) &&
    !/(?:ism|tion|sion|ity|ness|ment|sis|ics|logy|ance|ence|ing)$/.test(head?.lower ?? '')
  )
    return []
  if (/n['’]t|cannot/.test(inverted.aux)) return []
  const kept = objectOf(firstClauseOf(clause.rest))
  const rest = textOf(sentence.block.text, kept.length >= 3 ? firstClauseOf(clause.rest) : kept)
  const answer = shorten(`${textOf(sentence.block.text, clause.verbs.slice(-1))} ${rest}`, 22)
  if (wordCount(answer) < 4 || wordCount(answer) > 22 || /\b(?:this|these|those)\b|:/.test(answer)) return []
  return [
    sentenceCandidate(read, statement, 'question', ask(`what ${inverted.aux} ${subject} do`), upperFirst(answer), 0.75)
  ]
}

const SAYS = new Set(
  'argue claim believe suggest conclude find show propose observe warn insist rule demonstrate discover prove realise maintain'.split(
    ' '
  )
)

/** "Schumpeter argued that …": what did Schumpeter argue? */
export const claim: Maker = ({ statement, read, reading }) => {
  const { clause, sentence } = statement
  const main = clause.verbs.at(-1)
  const isName = clause.subject.length <= 5 && clause.subject.every(token => /^\p{Lu}|^and$|^-$/u.test(token.text))
  const [opening] = clause.subject
  if (clause.subject.length === 1 && opening && !reading.casing.isName(opening.text)) return []
  const that = clause.rest.findIndex(token => token.lower === 'that')
  if (!main || !isName || statement.resolved || !SAYS.has(main.lemma) || that !== 0 || clause.lead.length > 0) return []
  const inverted = invert(sentence.block.text, clause)
  const answer = shorten(textOf(sentence.block.text, firstClauseOf(clause.rest)), 24)
  // "…, and that …": two claims.
  if (!inverted || wordCount(answer) < 5 || /,? and that\b/.test(answer)) return []
  const name = textOf(sentence.block.text, clause.subject)
  return [
    sentenceCandidate(
      read,
      statement,
      'question',
      ask(`what ${inverted.aux} ${name} ${inverted.verb}`),
      upperFirst(answer),
      0.8
    )
  ]
}
