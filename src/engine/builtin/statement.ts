import type { Reading, Sentence } from '#engine/builtin/read.ts'
import { cleanHeading, isSubject, isTopic, spoken } from '#engine/builtin/heading.ts'
import { parseClause, type Clause } from '#engine/builtin/grammar/clause.ts'
import { isPlural, isPronoun, pointsBack, textOf } from '#engine/builtin/grammar/phrase.ts'
import { wordsOf } from '#engine/text/words.ts'

/** A sentence whose build is understood and whose subject stands for itself. */
export interface Statement {
  readonly sentence: Sentence
  readonly clause: Clause
  /** The subject as it reads inside a question. */
  readonly subject: string
  readonly plural: boolean
}

export function statementOf(sentence: Sentence, reading: Reading): Statement | undefined {
  const clause = parseClause(sentence.tokens)
  if (!clause || /^(?:there|here|first|last|next|then|only|mostly)$/.test(clause.subject[0]?.lower ?? ''))
    return undefined
  const own = textOf(sentence.block.text, clause.subject)
  // "Echo = reflected sound": a line of signs, not a sentence.
  const isSign = (text: string): boolean => /^(?:=|→|->)$/.test(text)
  const isLine = clause.subject.some(
    (token, at) => isSign(token.text) && (clause.subject[at - 1]?.text.length ?? 0) > 1
  )
  if (isLine || [...clause.subject.slice(-1), ...clause.verbs].some(token => isSign(token.text))) return undefined
  // "Bewley | the novel is …": two cells, no subject.
  if (own.includes('|')) return undefined
  if (isPronoun(clause.subject) || pointsBack(clause.subject)) return undefined
  return {
    sentence,
    clause,
    subject: reading.casing.inside(own),
    plural: isPlural(clause.subject)
  }
}

const USELESS =
  /^(?:untitled|notes?|introduction|intro|summary|overview|conclusion|key (?:points|facts|terms|words|ideas)|lesson|lecture|chapter|unit|topic|week|class|background|definitions?|examples?|vocabulary|glossary|recap|revision|timeline|(?:main )?causes?|consequences?|effects?|results?|events?|part|(?:key )?(?:dates|people|words|terms|vocab\w*)(?: \S+){0,3}|odds and ends|bits and (?:bobs|pieces)|misc(?:ellaneous)?|people|famous|context|case study|for and against)\b[\s\d:.-]*$/i

/** Of a long title the last part: "Business – Operations – Stock control and lean production". */
function lastPart(heading: string): string {
  if (wordsOf(heading).length <= 6) return heading
  const parts = heading.split(/\s[–—-]\s|:\s/)
  return parts.length < 2
    ? heading
    : (parts.findLast(part => wordsOf(part).length >= 2 && wordsOf(part).length <= 6) ?? heading)
}

/** The heading or title that says what a sentence is about. */
export const topicOf = (headings: readonly string[]): string | undefined =>
  headings
    .map(heading => spoken(lastPart(cleanHeading(heading))) ?? '')
    .findLast(text => !USELESS.test(text) && isTopic(text) && wordsOf(text).length <= 6)

/** What a note is about: its title, or of one that goes on and on the words it begins with. */
export function titleOf(headings: readonly string[]): string | undefined {
  const [title = ''] = headings
  const whole = topicOf([title])
  if (whole !== undefined) return whole
  const first = title.split(/\s[–—-]\s|[:(+;]|\s{2,}/)[0]?.trim() ?? ''
  // "GCSE PE – …", "ESS: …": the name of a course.
  const found = wordsOf(first).length <= 4 ? topicOf([first]) : undefined
  return found &&
    (isSubject(found) || (/^(?:gcse |igcse |ib |ap )?\p{Lu}{2,4}$/iu.test(found) && /^\p{Lu}{2}/u.test(first)))
    ? undefined
    : found
}
