import type { CardsOptions, CardsResult, CardSuggestion, Source } from '#contract/engine.ts'
import { textHash } from '#engine/hash.ts'
import { fault } from '#engine/builtin/checks/check.ts'
import { meaningOf, prepare, repeats, type Kept } from '#engine/builtin/checks/unique.ts'
import type { Candidate } from '#engine/builtin/candidate.ts'
import { ENGINE } from '#engine/builtin/engine-name.ts'
import { withTopic } from '#engine/builtin/label.ts'
import { BLOCK_MAKERS, LAST_MAKERS, SENTENCE_MAKERS, STATEMENT_MAKERS } from '#engine/builtin/makers/all.ts'
import { leansOnBefore } from '#engine/builtin/checks/anaphora.ts'
import { namesIn } from '#engine/builtin/names.ts'
import { scoreOf, TICK } from '#engine/builtin/rank.ts'
import { read, type Reading } from '#engine/builtin/read.ts'
import { afterColon, statementOf, type Statement } from '#engine/builtin/statement.ts'

/** As many suggestions as a tray can hold: about one for 17 words, never fewer than 60 or more than 400. */
export const mostCards = (words: number): number => Math.min(400, Math.max(60, Math.round(words * 0.06)))

function candidates(reading: Reading): Candidate[] {
  const found: Candidate[] = []
  reading.blocks.forEach((block, index) => {
    for (const make of BLOCK_MAKERS) found.push(...make(reading, index))
    if (reading.language !== 'en' || block.block.kind === 'table-row') return
    let before: Statement | undefined
    for (const sentence of block.sentences) {
      if (sentence.tokens.length === 0) continue
      const statement = statementOf(sentence, reading, before) ?? afterColon(sentence, reading)
      const given = { reading, read: block, sentence, statement }
      const seen = found.length
      if (statement) for (const make of STATEMENT_MAKERS) found.push(...make({ ...given, statement }))
      if (statement && found.length === seen)
        for (const make of LAST_MAKERS) found.push(...make({ ...given, statement }))
      for (const make of SENTENCE_MAKERS) found.push(...make(given))
      before = statement
    }
  })
  return found
}

/** The cards of a source that has been read: for whoever needs the reading too. */
export function cardsOf(reading: Reading, options: CardsOptions = {}): CardsResult {
  const names = namesIn(
    reading.blocks.flatMap(one => one.sentences),
    reading.blocks.filter(one => one.block.kind === 'heading').map(one => one.block.text)
  )
  const scored = candidates(reading)
    .map(card => withTopic(card, names))
    .map((card, order) => ({ card, order, score: scoreOf(card, reading) }))
    .sort((a, b) => b.score - a.score || a.order - b.order)
  const known = new Set((options.known ?? []).map(meaningOf))
  const kept: Kept[] = []
  const chosen: { card: Candidate; order: number; score: number }[] = []
  for (const one of scored) {
    const next = prepare(one.card)
    const isKnown = known.has(meaningOf(one.card.front))
    if (fault(one.card) || leansOnBefore(one.card) || isKnown || repeats(next, kept)) continue
    kept.push(next)
    chosen.push(one)
  }
  const shown = chosen.slice(0, options.max ?? mostCards(reading.words))
  const cards = shown.map(one => suggestion(one.card, one.score))
  const sure = cards.length === 0 ? 0 : cards.reduce((sum, card) => sum + card.confidence, 0) / cards.length
  const evidence = cards.map(card => card.source)
  return { engine: ENGINE, cards, evidence, confidence: sure, warnings: reading.warnings }
}

export function makeCards(source: Source, options: CardsOptions = {}): CardsResult {
  return cardsOf(read(source), options)
}

export function suggestion(card: Candidate, score: number): CardSuggestion {
  const { block, quote } = card
  const text = block.text.slice(quote.start, quote.end)
  return {
    key: textHash(`${card.type}|${card.front}|${card.answer ?? card.back}`),
    type: card.type,
    kind: card.kind,
    front: card.front,
    back: card.back,
    source: { blockId: block.id, start: quote.start, end: quote.end, quote: text },
    textHash: textHash(block.text),
    confidence: Math.round(score * 100) / 100,
    recommended: score >= TICK
  }
}
