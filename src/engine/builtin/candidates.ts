import type { Candidate } from '#engine/builtin/candidate.ts'
import { fault } from '#engine/builtin/checks/check.ts'
import { withTopic } from '#engine/builtin/label.ts'
import { BLOCK_MAKERS, SENTENCE_MAKERS } from '#engine/builtin/makers/all.ts'
import { isInPairs } from '#engine/builtin/makers/pairs.ts'
import type { Reading } from '#engine/builtin/read.ts'
import { statementOf } from '#engine/builtin/statement.ts'

function made(reading: Reading): Candidate[] {
  return reading.blocks.flatMap((read, index) => {
    const found = BLOCK_MAKERS.flatMap(make => make(reading, index))
    if (isInPairs(read, reading) || reading.language !== 'en' || read.block.kind === 'table-row') return found
    for (const sentence of read.sentences) {
      if (sentence.tokens.length === 0) continue
      const statement = statementOf(sentence, reading)
      for (const make of SENTENCE_MAKERS) found.push(...make({ reading, read, sentence, statement }))
    }
    return found
  })
}

/** Every card the makers find that no check holds back, in the order of the note. */
export function candidatesOf(reading: Reading): Candidate[] {
  const isEnglish = reading.language === 'en'
  const sound = made(reading)
    .flatMap(card => withTopic(card, isEnglish) ?? [])
    .filter(card => fault(card) === undefined)
  // Of two answers to one question in one block the maker that is right more often has the word.
  const best = new Map<string, Candidate>()
  for (const card of sound) {
    const key = `${card.block.id} ${card.front}`
    const other = best.get(key)
    if (!other || card.trust > other.trust) best.set(key, card)
  }
  return [...best.values()]
}
