import type { CardsOptions, CardsResult, CardSuggestion, Source } from '#contract/engine/engine.ts'
import { textHash } from '#engine/hash.ts'
import { meaningOf, prepare, repeats, type Kept } from '#engine/builtin/checks/unique.ts'
import type { Candidate } from '#engine/builtin/candidate.ts'
import { candidatesOf } from '#engine/builtin/candidates.ts'
import { ENGINE } from '#engine/builtin/engine-name.ts'
import { spanIn, wholeText } from '#engine/builtin/line-blocks.ts'
import { CUT, importanceOf, scoreOf, type Score } from '#engine/builtin/rank.ts'
import { read, type Reading } from '#engine/builtin/read.ts'

/** As many suggestions as a tray can hold: about one for 17 words, never fewer than 60 or more than 400. */
export const mostCards = (words: number): number => Math.min(400, Math.max(60, Math.round(words * 0.06)))

export interface Scored {
  readonly card: Candidate
  readonly score: number
}

interface Ranked extends Scored, Score {
  readonly order: number
}

/** Best first, each fact once. A good question goes before a good gap in the same sentence, and both before the rest. */
export function onceEach<One extends Scored & { readonly order: number }>(scored: readonly One[], cut: number): One[] {
  const kept: Kept[] = []
  const place = ({ card, score }: One): number => (score < cut ? 2 : card.kind === 'cloze' ? 1 : 0)
  return scored
    .toSorted((a, b) => place(a) - place(b) || b.score - a.score || a.order - b.order)
    .filter(({ card }) => {
      const next = prepare(card)
      if (repeats(next, kept)) return false
      kept.push(next)
      return true
    })
    .toSorted((a, b) => b.score - a.score || a.order - b.order)
}

/** The candidates of a reading, best first, each fact once; `known` are fronts the student already has. */
export function rankedCards(reading: Reading, known: readonly string[] = [], cut = CUT): Ranked[] {
  const had = new Set(known.map(meaningOf))
  const scored = candidatesOf(reading)
    .filter(card => !had.has(meaningOf(card.front)))
    .map((card, order) => ({ card, order, ...scoreOf(card, reading) }))
  return onceEach(scored, cut)
}

/** The cards of a source that has been read: for whoever needs the reading too. */
export function cardsOf(reading: Reading, options: CardsOptions = {}, least = CUT): CardsResult {
  const cut = reading.language === 'en' ? least : 0
  const cards = rankedCards(reading, options.known, cut)
    .filter(one => one.score >= cut)
    .map(one => ({ ...one, rank: one.score + importanceOf(one.card, reading) }))
    .toSorted((a, b) => b.rank - a.rank || a.order - b.order)
    .slice(0, options.max ?? mostCards(reading.words))
    .map(one => suggestion(one.card, one))
  const sure = cards.length === 0 ? 0 : cards.reduce((sum, card) => sum + card.confidence, 0) / cards.length
  const evidence = cards.map(card => card.source)
  return { engine: ENGINE, cards, evidence, confidence: sure, warnings: reading.warnings }
}

export function makeCards(source: Source, options: CardsOptions = {}): CardsResult {
  return cardsOf(read(source), options)
}

/** Initials stand for a thing as well as for somebody: a hint that may be wrong is none. */
const withoutHint = (front: string): string => front.replace(/(\{\{c1::\p{Lu}{2,6})::name\}\}/u, '$1}}')

export function suggestion(card: Candidate, { score, recommended }: Score): CardSuggestion {
  const { block, quote } = card
  const front = withoutHint(card.front)
  return {
    key: textHash(`${card.type}|${front}|${card.answer ?? card.back}`),
    type: card.type,
    kind: card.kind,
    front,
    back: card.back,
    source: spanIn(block, quote),
    textHash: textHash(wholeText(block)),
    confidence: Math.round(score * 100) / 100,
    recommended
  }
}
