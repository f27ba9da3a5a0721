import type { EngineWarning } from '#contract/engine/engine.ts'
import { isGone } from '#server/ai/providers/failures.ts'
import type { Reading } from '#engine/model/material/lines.ts'
import type { Line } from '#engine/model/quotes.ts'
import type { ModelRun } from '#server/ai/run.ts'

/** Calls at once: providers count requests, and the first cards should not wait for the last page. */
const AT_ONCE = 3

const wordsOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + (line.text.match(/\S+/g)?.length ?? 0), 0)

/** One call a chunk, in order of the source; a chunk that fails beside others that did not is told as not read. */
export async function overChunks<Answer>(
  run: ModelRun,
  reading: Reading,
  work: (lines: readonly Line[]) => Promise<Answer>
): Promise<{ answers: Answer[]; warnings: readonly EngineWarning[] }> {
  const { chunks } = reading
  const answers = new Map<number, Answer>()
  const failures: unknown[] = []
  let next = 0
  let done = 0
  const worker = async (): Promise<void> => {
    for (let at = next++; at < chunks.length && failures.length === 0; at = next++) {
      try {
        answers.set(at, await work(chunks[at] ?? []))
      } catch (error) {
        failures.push(error)
        return
      }
      done += 1
      if (chunks.length > 1) run.emit({ type: 'progress', done, total: chunks.length })
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, chunks.length) }, worker))
  if (isGone(run.signal)) throw run.signal.reason
  if (failures.length > 0 && answers.size === 0) throw failures[0]
  const read = wordsOf([...answers.keys()].flatMap(at => chunks[at] ?? []))
  const long = reading.warnings.find(one => one.kind === 'too-long')
  const words = long?.words ?? wordsOf(chunks.flat())
  return {
    answers: [...answers].sort(([a], [b]) => a - b).map(([, answer]) => answer),
    warnings: [
      ...(words > read ? [{ kind: 'too-long', words, read } as const] : []),
      ...reading.warnings.filter(one => one !== long)
    ]
  }
}
