import { embedMany } from 'ai'
import type { AskOptions, AskResult, Passage } from '#contract/engine/ask.ts'
import type { Source } from '#contract/engine/engine.ts'
import { askIndex } from '#engine/builtin/ask/ask.ts'
import { searchedFor } from '#engine/builtin/ask/follow-up.ts'
import { indexOf } from '#engine/builtin/ask/index-of.ts'
import { withinShort } from '#server/ai/call/settings.ts'
import { isGone } from '#server/ai/providers/failures.ts'
import { linesOf, tokensOf } from '#engine/model/material/lines.ts'
import type { Line } from '#engine/model/quotes.ts'
import type { ModelRun } from '#server/ai/run.ts'

/** What a question is answered from: more would cost time, and the answer rarely stands below the first dozen. */
const TOKENS = 4000
const BLOCKS = 24
/** Sentences ranked by words before blocks are chosen. */
const RANKED = 80
/** Blocks whose vectors are worth asking for; the device has already chosen the nearest. */
const EMBEDDED = 200
/** Reciprocal rank fusion's usual constant (Cormack and others, 2009). */
const RRF = 60

const idOf = (sourceId: string, blockId: string): string => `${sourceId}\n${blockId}`

function byWords(result: AskResult): string[] {
  return [...new Set(result.passages.map(({ sourceId, span }) => idOf(sourceId, span.blockId)))]
}

const cosine = (one: readonly number[], two: readonly number[]): number => {
  let [dot, a, b] = [0, 0, 0]
  one.forEach((value, at) => {
    const other = two[at] ?? 0
    dot += value * other
    a += value * value
    b += other * other
  })
  return a === 0 || b === 0 ? 0 : dot / Math.sqrt(a * b)
}

/** Blocks by nearness of meaning; none where no vectors are set up or they cannot be had. */
async function byMeaning(question: string, lines: readonly Line[], run: ModelRun): Promise<string[]> {
  const { embedding } = run.models
  const asked = lines.filter(line => line.block.kind !== 'heading').slice(0, EMBEDDED)
  if (!embedding || asked.length === 0) return []
  const values = [question, ...asked.map(line => [...line.headings.slice(1), line.text].join(': ').slice(0, 2000))]
  try {
    const signal = withinShort(run, 'ask')
    const { embeddings, usage } = await embedMany({ model: embedding, values, abortSignal: signal, maxRetries: 0 })
    run.spent(usage.tokens || values.reduce((sum, value) => sum + tokensOf(value), 0))
    const [wanted = [], ...rest] = embeddings
    return asked
      .map((line, at) => ({ id: idOf(line.source.id, line.block.id), near: cosine(wanted, rest[at] ?? []) }))
      .sort((a, b) => b.near - a.near)
      .map(one => one.id)
  } catch (error) {
    if (isGone(run.signal)) throw error
    return []
  }
}

/** Ranks fused: a block that two rankings like comes before one that a single ranking loves. */
export function fuse(rankings: readonly (readonly string[])[]): string[] {
  const scores = new Map<string, number>()
  for (const ranking of rankings)
    ranking.forEach((id, at) => scores.set(id, (scores.get(id) ?? 0) + 1 / (RRF + at + 1)))
  return [...scores].sort((a, b) => b[1] - a[1]).map(([id]) => id)
}

export interface Nearest {
  /** What the built-in engine says of the question: it may refuse, and its passages are the closest. */
  readonly rule: AskResult
  /** The blocks to answer from, in the order of the notes. */
  readonly lines: readonly Line[]
}

export async function nearest(
  question: string,
  sources: readonly Source[],
  run: ModelRun,
  options: AskOptions = {},
  isQuoted = false
): Promise<Nearest> {
  const rule = askIndex(indexOf(sources), question, { ...options, max: RANKED })
  const all = linesOf(sources, TOKENS, isQuoted)
  const ranking = fuse([byWords(rule), await byMeaning(searchedFor(question, options), all, run)])
  const kept = new Set<Line>()
  let room = TOKENS
  for (const id of ranking.slice(0, BLOCKS)) {
    for (const line of all.filter(one => idOf(one.source.id, one.block.id) === id)) {
      const size = tokensOf(line.text)
      if (size > room) continue
      room -= size
      kept.add(line)
    }
  }
  return { rule, lines: all.filter(line => kept.has(line)) }
}

export function passageOf(line: Line, span: Passage['span'], score: number): Passage {
  const { source, headings } = line
  const heading = (headings[0] === source.title ? headings.slice(1) : headings).at(-1) ?? ''
  return { sourceId: source.id, title: source.title, heading, span, score }
}
