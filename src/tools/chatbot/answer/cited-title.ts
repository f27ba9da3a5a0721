import type { Passage } from '#contract/engine/ask.ts'
import { clockTime } from '#domain/lecture/files/times.ts'
import { secondOfBlock } from '#domain/lecture/note/asked.ts'
import { m } from '#messages/generated/messages.js'

/** What a quote is from: its note, or its lecture with the second. */
export function citedTitle({ title, span }: Pick<Passage, 'title' | 'span'>): string {
  const second = secondOfBlock(span.blockId)
  if (second === null) return title
  const time = clockTime(second)
  return title === '' ? m.chat_lecture_untitled({ time }) : m.chat_lecture({ title, time })
}
