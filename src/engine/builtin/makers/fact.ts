import type { Token } from '#engine/builtin/text/tagger.ts'
import { ask } from '#engine/builtin/candidate.ts'
import { isBe } from '#engine/builtin/grammar/clause.ts'
import { objectOf, textOf } from '#engine/builtin/grammar/phrase.ts'
import { invert } from '#engine/builtin/grammar/question.ts'
import type { Maker } from '#engine/builtin/makers/maker.ts'
import { sentenceCandidate } from '#engine/builtin/makers/maker.ts'
import { isPastForm } from '#engine/builtin/text/verbs.ts'
import { upperFirst } from '#engine/builtin/text/casing.ts'
import { wordCount } from '#engine/builtin/text/words.ts'

const OBJECT_VERBS = new Set(
  (
    'produce release absorb contain require store carry transport control measure represent prevent secrete regulate protect ' +
    'convert break form emit consume supply generate reflect symbolise describe promise demand introduce abolish ban ' +
    'establish create organise found invent discover replace join connect separate remove trap catalyse destroy kill cover change waste direct translate arouse digest link attract repel need determine define'
  ).split(' ')
)

const POINTS = /^(?:it|them|this|that|these|his|their|its|him|her)\b/

/** "Chlorophyll absorbs red and blue light": what does chlorophyll absorb? */
export const object: Maker = ({ statement, read }) => {
  const { clause, sentence, subject } = statement
  const main = clause.verbs.at(-1)
  if (
    !main ||
    clause.verbs.some(token => token.lower === 'only') ||
    !OBJECT_VERBS.has(main.lemma) ||
    clause.verbs.some(isBe) ||
    clause.lead.length > 0
  )
    return []
  // "Who established the laws?" asks the same of a person.
  if (isPerson(clause.subject) && DEEDS.has(main.lemma)) return []
  const first = clause.rest[0]
  if (!first || (!/^(?:DET|NOUN|PROPN|ADJ|NUM|FORMULA|VERB)$/.test(first.pos) && first.lower !== 'how')) return []
  const inverted = invert(sentence.block.text, clause)
  const object = textOf(sentence.block.text, objectOf(clause.rest))
  const answer =
    object.split(/\s(?:by|in order to|after|before|during|since|in \d{4})\s?/)[0]?.replace(/\s+in$/, '') ?? ''
  // One or two words are asked more surely by a gap; "no enzymes" is no answer.
  const isShort = wordCount(answer) <= 14 && wordCount(answer) >= 3 && !/^no\b/i.test(answer)
  if (!inverted || !isShort || POINTS.test(answer) || wordCount(subject) > 9) return []
  if (main.lemma === 'describe' && /\bas\b/.test(answer)) return []
  const front = ask(`what ${inverted.aux} ${subject} ${inverted.verb}`)
  return [sentenceCandidate(read, statement, 'question', front, upperFirst(answer), 0.76)]
}

/** "The treaty forced Germany to pay reparations": what did it force Germany to do? */
export const forced: Maker = ({ statement, read }) => {
  const { clause, sentence, subject } = statement
  const main = clause.verbs.at(-1)
  if (
    !main ||
    !/^(?:force|allow|enable|require|persuade|order|oblige|encourage)$/.test(main.lemma) ||
    clause.lead.length > 0
  )
    return []
  const to = clause.rest.findIndex(token => token.lower === 'to')
  const inverted = invert(sentence.block.text, clause)
  const who = textOf(sentence.block.text, clause.rest.slice(0, Math.max(0, to)))
  const isPlain = to > 0 && to <= 5 && clause.rest[to + 1]?.pos === 'VERB' && !POINTS.test(who)
  const answer = textOf(sentence.block.text, objectOf(clause.rest.slice(to)))
  if (!inverted || !isPlain || clause.verbs.some(isBe) || wordCount(answer) > 16) return []
  const front = ask(`what ${inverted.aux} ${subject} ${inverted.verb} ${who} to do`)
  return [sentenceCandidate(read, statement, 'question', front, upperFirst(answer), 0.82)]
}

const TWO_PART: Readonly<Record<string, RegExp>> = {
  stand: /^for\s/,
  depend: /^on\s/,
  refer: /^to\s/,
  belong: /^to\s/,
  consist: /^of\s/,
  act: /^as\s/,
  deal: /^with\s/,
  focus: /^on\s/
}

/** "Blood stands for guilt": what does blood stand for? */
export const standsFor: Maker = ({ statement, read }) => {
  const { clause, sentence, subject } = statement
  const lemma = clause.verbs.at(-1)?.lemma ?? ''
  const particle = Object.hasOwn(TWO_PART, lemma) ? TWO_PART[lemma] : undefined
  const rest = textOf(sentence.block.text, objectOf(clause.rest))
  const found = particle?.exec(rest)
  const inverted = invert(sentence.block.text, clause)
  const answer = rest.slice(found?.[0].length ?? 0)
  if (
    !found ||
    !inverted ||
    clause.lead.length > 0 ||
    clause.verbs.some(isBe) ||
    wordCount(answer) > 14 ||
    POINTS.test(answer)
  )
    return []
  const front = ask(`what ${inverted.aux} ${subject} ${inverted.verb} ${found[0].trim()}`)
  return [sentenceCandidate(read, statement, 'question', front, upperFirst(answer), 0.8)]
}

const DEEDS = new Set(
  'invent discover found write paint compose introduce propose lead defeat create design formulate develop assassinate establish publish'.split(
    ' '
  )
)

const isPerson = (subject: readonly Token[]): boolean =>
  subject.length <= 4 && subject.every(token => /^\p{Lu}/u.test(token.text) || token.text === '-')

/** "Tim Berners-Lee invented the World Wide Web": who invented it? */
export const doer: Maker = ({ statement, read }) => {
  const { clause, sentence } = statement
  const main = clause.verbs.at(-1)
  const isName = isPerson(clause.subject)
  if (
    !main ||
    !isName ||
    statement.resolved ||
    clause.verbs.length !== 1 ||
    !DEEDS.has(main.lemma) ||
    !isPastForm(main.lower)
  )
    return []
  if (clause.rest[0]?.pos === 'ADP' || clause.rest.length === 0) return []
  const what = textOf(sentence.block.text, objectOf(clause.rest)).replace(
    /,?\s(?:in|on|around|about) (?:\d{1,2} )?(?:\p{Lu}\w+ )?\d{4}.*$/u,
    ''
  )
  if ((wordCount(what) < 2 && !/^\p{Lu}/u.test(what)) || POINTS.test(what)) return []
  return [
    sentenceCandidate(
      read,
      statement,
      'question',
      ask(`who ${main.lower} ${what}`),
      textOf(sentence.block.text, clause.subject),
      0.84
    )
  ]
}
