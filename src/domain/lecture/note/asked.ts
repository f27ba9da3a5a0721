import { chaptersIn, spokenIn } from '#domain/lecture/note/spoken.ts'
import type { Said } from '#domain/lecture/said/said.ts'
import type { DocNode } from '#domain/notes/note-text.ts'

const OF_SECOND = /^said-(\d{1,5})(?:\.\d+)?$/

/** The second at which a quoted block of a lecture begins; null for a block of a note. */
export function secondOfBlock(blockId: string): number | null {
  const second = OF_SECOND.exec(blockId)?.[1]
  return second === undefined ? null : Number(second)
}

/**
 * What was said, as a document that questions are asked of as they are of a note: its blocks are named by their seconds.
 * What stands in the lecture's note word for word is left out, or each answer would come twice.
 */
export function askedDoc(lines: readonly Said[], noteText: string): DocNode {
  const block = (type: string, from: number, text: string, attrs = {}): DocNode => ({
    type,
    attrs: { id: `said-${Math.floor(from)}`, ...attrs },
    content: [{ type: 'text', text }]
  })
  const rows = [
    ...chaptersIn(lines).map(({ from, text }) => ({ from, rank: 0, made: block('heading', from, text, { level: 2 }) })),
    ...spokenIn(lines)
      .filter(({ text }) => !noteText.includes(text))
      .map(({ from, text }) => ({ from, rank: 1, made: block('paragraph', from, text) }))
  ].sort((a, b) => a.from - b.from || a.rank - b.rank)
  return { type: 'doc', content: rows.map(({ made }) => made) }
}
