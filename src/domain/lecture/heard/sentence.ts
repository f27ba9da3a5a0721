import type { Stretch } from '#domain/lecture/pieces/voice.ts'
import { secondAt } from '#domain/lecture/said/paragraphs.ts'
import { isDoubtful, type Said } from '#domain/lecture/said/said.ts'
import { sentencesOf } from '#domain/text/quote.ts'

export interface Sentence extends Stretch {
  readonly text: string
}

/** The sentence that is said at a second, else the last one before it; null where nothing was said until then. */
export function sentenceAt(lines: readonly Said[], second: number): Sentence | null {
  const line = lines.findLast(one => one.kind === 'speech' && one.from <= second && !isDoubtful(one))
  if (!line) return null
  const { text, from, to, anchors } = line
  const timed = sentencesOf(text).map(({ start, end }) => ({
    text: text.slice(start, end),
    from: secondAt(start, text, from, to, anchors),
    to: secondAt(end, text, from, to, anchors)
  }))
  return timed.findLast(one => one.from <= second) ?? timed[0] ?? null
}
