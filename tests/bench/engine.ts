import { readFileSync } from 'node:fs'
import { askIndex } from '#engine/builtin/ask/ask.ts'
import { indexOf } from '#engine/builtin/ask/index-of.ts'
import { makeCards } from '#engine/builtin/cards.ts'
import { sourceFromText } from '#engine/source-text.ts'

export interface EngineTimes {
  readonly words: number
  readonly cards: number
  /** Milliseconds: the first run loads the language model, the others do not. */
  readonly first: number
  readonly median: number
}

const TEXTS = ['biology-prose', 'economics-prose', 'physics-lecture', 'business-notes', 'psychology-prose']

/** A note of about `words` words made of the gold texts, cut after whole lines. */
export function longNote(words: number): string {
  const lines = TEXTS.flatMap(name => readFileSync(`tests/fixtures/texts/${name}.md`, 'utf8').split('\n'))
  const taken: string[] = []
  let count = 0
  for (let at = 0; count < words; at += 1) {
    const line = lines[at % lines.length] ?? ''
    taken.push(line)
    count += line.match(/\S+/g)?.length ?? 0
  }
  return taken.join('\n')
}

/** Time from a note of 10,000 words to its cards. */
export function benchEngine(words = 10_000, runs = 5): EngineTimes {
  const source = sourceFromText('bench', 'A long note', longNote(words))
  const times: number[] = []
  let cards = 0
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now()
    cards = makeCards(source).cards.length
    times.push(performance.now() - started)
  }
  const [first = 0, ...later] = times
  const median = later.sort((a, b) => a - b)[Math.floor(later.length / 2)] ?? first
  return { words, cards, first, median }
}

/** Time of one question over 2,000 blocks, and of building the index. */
export function benchAsk(blocks = 2000, runs = 20): { blocks: number; indexing: number; median: number } {
  const source = sourceFromText('bench', 'A long note', longNote(120_000))
  const few = { ...source, blocks: source.blocks.slice(0, blocks) }
  const started = performance.now()
  const index = indexOf([few])
  const indexing = performance.now() - started
  const times = Array.from({ length: runs }, () => {
    const from = performance.now()
    askIndex(index, 'Why does the rate of photosynthesis fall at high temperatures?')
    return performance.now() - from
  }).sort((a, b) => a - b)
  return { blocks: few.blocks.length, indexing, median: times[Math.floor(runs / 2)] ?? 0 }
}
