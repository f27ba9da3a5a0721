import { readFileSync } from 'node:fs'
import { readEncoder } from '#cli/files/encoder-file.ts'
import { askIndex, readSource } from '#engine/builtin/ask/ask.ts'
import { ENTRY, indexOf } from '#engine/builtin/ask/index-of.ts'
import { makeCards } from '#engine/builtin/cards.ts'
import { mark } from '#engine/builtin/mark/mark.ts'
import type { Encoder } from '#engine/builtin/meaning/encoder.ts'
import { makeQuiz } from '#engine/builtin/quiz/quiz.ts'
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

const QUESTION = 'Why does the rate of photosynthesis fall at high temperatures?'

/** A source of so many blocks; its texts come again and again. */
function blocksOf(blocks: number) {
  const source = sourceFromText('bench', 'A long note', longNote(60 * blocks))
  return { ...source, blocks: source.blocks.slice(0, blocks) }
}

/** Time of a sentence read by the encoder, and of one question over 2,000 blocks that were read. */
export function benchMeaning(blocks = 2000, runs = 20): { blocks: number; sentence: number; median: number } {
  const encoder = readEncoder()
  const [first] = indexOf([sourceFromText('first', '', longNote(1000))])
  const started = performance.now()
  if (first) readSource(first.source, encoder)
  const sentence = (performance.now() - started) / ((first?.entries.length ?? 0) / ENTRY)
  const known = new Map<string, Float32Array | null>()
  const remembering: Encoder = {
    encode: text => {
      const found = known.get(text) ?? encoder.encode(text)
      known.set(text, found)
      return found
    }
  }
  const index = [readSource(blocksOf(blocks), remembering)]
  const times = Array.from({ length: runs }, () => timeOf(() => askIndex(index, QUESTION, {}, encoder)))
  return { blocks, sentence, median: median(times) }
}

/** Time of one question over 2,000 blocks, and of building the index. */
export function benchAsk(blocks = 2000, runs = 20): { blocks: number; indexing: number; median: number } {
  const few = blocksOf(blocks)
  const started = performance.now()
  const index = indexOf([few])
  const indexing = performance.now() - started
  const times = Array.from({ length: runs }, () => {
    const from = performance.now()
    askIndex(index, QUESTION)
    return performance.now() - from
  }).sort((a, b) => a - b)
  return { blocks: few.blocks.length, indexing, median: times[Math.floor(runs / 2)] ?? 0 }
}

const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
const timeOf = (work: () => unknown): number => {
  const from = performance.now()
  work()
  return performance.now() - from
}

/** Time of a quiz of 20 questions from five notes, seeds changing; the cards of the notes are part of it. */
export function benchQuiz(runs = 10): { notes: number; median: number } {
  const more = ['history-notes', 'mathematics-notes', 'chemistry-notes', 'geography-notes', 'computing-prose']
  const sources = [...TEXTS, ...more].map(name =>
    sourceFromText(name, name, readFileSync(`tests/fixtures/texts/${name}.md`, 'utf8'))
  )
  return {
    notes: sources.length,
    median: median(Array.from({ length: runs }, (_, seed) => timeOf(() => makeQuiz(sources, { max: 20, seed }))))
  }
}

/** Time of marking one answer of forty words by a scheme of four points. */
export function benchMark(runs = 200): { median: number } {
  const scheme = [
    'Particles move faster / particles have more kinetic energy',
    'Collisions are more frequent',
    'A greater proportion of collisions are successful',
    'The activation energy is 50 kJ/mol'
  ]
  const answer =
    'When the solution is heated the particles gain kinetic energy and move about more quickly. They do not need less energy to react, but they collide more often and more of the collisions have at least 50 kJ per mole.'
  const question = 'Why does increasing the temperature increase the rate of reaction?'
  return { median: median(Array.from({ length: runs }, () => timeOf(() => mark({ question, scheme, answer })))) }
}
