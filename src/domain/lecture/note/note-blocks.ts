import { clockTime } from '#domain/lecture/files/times.ts'
import { headingsIn, spokenIn } from '#domain/lecture/note/spoken.ts'
import type { Said } from '#domain/lecture/said/said.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import { secondAddress } from '#lib/values/note-address.ts'

export interface LectureMarker {
  readonly second: number
  readonly words: string
}

export interface LecturePhoto {
  readonly second: number
  readonly fileId: string
  /** What it is, in words. */
  readonly alt: string
}

export interface NoteOptions {
  readonly recordingId: string
  /** Each stands behind the paragraph that was said when it was taken. */
  readonly photos: readonly LecturePhoto[]
  /** What the student put at its seconds and has not come back to. */
  readonly markers: readonly LectureMarker[]
  readonly newId: () => string
  readonly words: { readonly partAt: (time: string) => string; readonly comeBack: string }
}

/**
 * What was said, as blocks of a note: paragraphs under headings, each with a link to its second at its end, where it
 * stands in no sentence of which a card is made. After them the markers that are still to come back to: behind a
 * question their second would be taken for its answer, so it stands before them.
 */
export function noteBlocks(
  lines: readonly Said[],
  { recordingId, photos, markers, newId, words }: NoteOptions
): DocNode[] {
  const block = (type: string, content: readonly DocNode[], attrs = {}): DocNode => ({
    type,
    attrs: { id: newId(), ...attrs },
    content
  })
  const text = (said: string): DocNode => ({ type: 'text', text: said })
  const link = (second: number, before = ''): DocNode => ({
    type: 'text',
    text: `${before}${clockTime(second)}`,
    marks: [{ type: 'link', attrs: { href: secondAddress(recordingId, second) } }]
  })
  const spoken = spokenIn(lines)
  const rows = [
    ...headingsIn(lines, spoken, words.partAt).map(({ from, text: said }) => ({
      from,
      rank: 0,
      made: block('heading', [text(said)], { level: 2 })
    })),
    ...spoken.map(one => ({
      from: one.from,
      rank: 1,
      made: block('paragraph', [text(`${one.text} `), link(one.from, one.speaker === '' ? '' : `${one.speaker}, `)])
    })),
    ...photos.map(({ second, fileId, alt }) => ({
      from: second,
      rank: 2,
      made: { type: 'image', attrs: { id: newId(), fileId, alt } }
    }))
  ].sort((a, b) => a.from - b.from || a.rank - b.rank)
  const open = [...markers].sort((a, b) => a.second - b.second)
  const items = open.map(({ second, words: said }) =>
    block('taskItem', [block('paragraph', [link(second), text(` ${said}`)])], { checked: false })
  )
  const back =
    items.length > 0 ? [block('heading', [text(words.comeBack)], { level: 2 }), block('taskList', items)] : []
  return [...rows.map(row => row.made), ...back]
}
