import type { Row } from '#cli/bench-table.ts'
import { benchAsk, benchEngine } from './engine.ts'

export const title = 'Built-in engine, in Node'
export const how = 'Notes made of the gold texts; the first run loads the language model, the median leaves it out.'

export function measure(): Promise<readonly Row[]> {
  const cards = benchEngine()
  const ask = benchAsk()
  return Promise.resolve([
    {
      what: `${cards.words.toLocaleString('en-GB')} words to ${cards.cards} cards`,
      value: `${cards.median.toFixed(0)} median, ${cards.first.toFixed(0)} first`,
      bar: 'median ≤ 1,000 ms',
      isMet: cards.median <= 1000
    },
    {
      what: `one question over ${ask.blocks.toLocaleString('en-GB')} blocks`,
      value: `${ask.median.toFixed(1)} median, index built in ${ask.indexing.toFixed(0)}`,
      bar: 'median ≤ 100 ms',
      isMet: ask.median <= 100
    }
  ])
}
