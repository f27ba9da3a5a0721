import type { Candidate } from '#engine/builtin/candidate.ts'
import { leansOnBefore } from '#engine/builtin/checks/anaphora.ts'
import { fault } from '#engine/builtin/checks/check.ts'
import { isSound } from '#engine/builtin/checks/sound.ts'
import { TOPIC } from '#engine/builtin/keep/form.ts'
import { withTopic } from '#engine/builtin/label.ts'
import { BLOCK_MAKERS, SENTENCE_MAKERS, STATEMENT_MAKERS } from '#engine/builtin/makers/all.ts'
import { isInPairs } from '#engine/builtin/makers/pairs.ts'
import { questionPair } from '#engine/builtin/makers/question-pair.ts'
import { saysNoMeaning } from '#engine/builtin/makers/no-meaning.ts'
import { told } from '#engine/builtin/makers/told.ts'
import { namesIn } from '#engine/builtin/names.ts'
import { cleanCard } from '#engine/builtin/remarks.ts'
import type { Reading } from '#engine/builtin/read.ts'
import { SPOKEN_MAKERS } from '#engine/builtin/spoken/makers.ts'
import { spoken } from '#engine/builtin/spoken/reading.ts'
import { afterColon, statementOf, type Statement } from '#engine/builtin/statement.ts'

const isNoTerm = (card: Candidate): boolean => {
  const [, term] = /what is meant by (.+)\?$/i.exec(card.front) ?? []
  return term !== undefined && card.block.kind !== 'table-row' && saysNoMeaning(told(term, card.back))
}

function made(reading: Reading, isSaid: boolean): Candidate[] {
  const makers = isSaid ? [...SENTENCE_MAKERS, ...SPOKEN_MAKERS] : SENTENCE_MAKERS
  const found: Candidate[] = []
  reading.blocks.forEach((block, index) => {
    for (const make of BLOCK_MAKERS) if (!(isSaid && make === questionPair)) found.push(...make(reading, index))
    if (isInPairs(block, reading)) return
    if (reading.language !== 'en' || block.block.kind === 'table-row') return
    let before: Statement | undefined
    for (const sentence of block.sentences) {
      if (sentence.tokens.length === 0) continue
      const statement = statementOf(sentence, reading, before) ?? afterColon(sentence, reading)
      const given = { reading, read: block, sentence, statement }
      // "Why …? Because there is no air, so …": what is answered stands before it.
      const isAnswer = /^because\b/i.test(sentence.text) && /\?$/.test(sentence.previous?.text ?? '')
      if (statement && !isAnswer) for (const make of STATEMENT_MAKERS) found.push(...make({ ...given, statement }))
      for (const make of isAnswer ? (isSaid ? SPOKEN_MAKERS : []) : makers) found.push(...make(given))
      before = statement
    }
  })
  return found
}

/** Every card the makers find that no check holds back, in the order of the note. */
export function candidatesOf(reading: Reading): Candidate[] {
  const said = spoken(reading)
  return said ? soundCards(said.reading, true).flatMap(said.sourced) : soundCards(reading, false)
}

function soundCards(reading: Reading, isSaid: boolean): Candidate[] {
  const names = namesIn(
    reading.blocks.flatMap(one => one.sentences),
    reading.blocks.filter(one => one.block.kind === 'heading').map(one => one.block.text)
  )
  const isEnglish = reading.language === 'en'
  const sound = made(reading, isSaid)
    .flatMap(card => (isEnglish ? (cleanCard(card) ?? []) : card))
    .flatMap(card => withTopic(card, names, isEnglish) ?? [])
    .filter(card => fault(card) === undefined && !leansOnBefore(card) && !(isEnglish && isNoTerm(card)))
    .filter(card => !isEnglish || isSound(card, reading))
  // Of two answers to one question in one block the maker that is right more often has the word.
  const best = new Map<string, Candidate>()
  for (const card of sound) {
    // Of what was said the written and the spoken makers ask the same, with and without its topic.
    const asked = isSaid ? card.front.replace(TOPIC, '').toLowerCase() : card.front
    const key = `${card.block.id} ${asked}`
    const other = best.get(key)
    if (!other || card.trust > other.trust) best.set(key, card)
  }
  return [...best.values()]
}
