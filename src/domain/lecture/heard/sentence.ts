import type { Stretch } from '#domain/lecture/pieces/voice.ts'
import { secondAt } from '#domain/lecture/said/paragraphs.ts'
import { isDoubtful, type Said } from '#domain/lecture/said/said.ts'
import { sentencesOf } from '#domain/text/quote.ts'

export interface Sentence extends Stretch {
  readonly text: string
}

/** As much as one side of a card is read at a glance; one longer sentence stays whole. */
const GLANCE = 160

function timedIn({ text, from, to, anchors }: Said): Sentence[] {
  return sentencesOf(text).map(({ start, end }) => ({
    text: text.slice(start, end),
    from: secondAt(start, text, from, to, anchors),
    to: secondAt(end, text, from, to, anchors)
  }))
}

/** The sentence that is said at a second, else the last one before it; null where nothing was said until then. */
export function sentenceAt(lines: readonly Said[], second: number): Sentence | null {
  const line = lines.findLast(one => one.kind === 'speech' && one.from <= second && !isDoubtful(one))
  if (!line) return null
  const timed = timedIn(line)
  return timed.findLast(one => one.from <= second) ?? timed[0] ?? null
}

/** Of one line what is said at `second`; with none the sentences it begins with, as many as are read at a glance. */
export function sentenceOf(line: Said, second: number | null): Sentence {
  const heard = second === null ? undefined : timedIn(line).findLast(one => one.from <= second)
  if (heard) return heard
  const { text, from, to, anchors } = line
  const all = sentencesOf(text)
  const start = all[0]?.start ?? 0
  const end = (all.findLast(one => one.end - start <= GLANCE) ?? all[0])?.end ?? text.length
  const at = (sign: number): number => secondAt(sign, text, from, to, anchors)
  return { text: text.slice(start, end), from: at(start), to: at(end) }
}
