import { clockTime } from '#domain/lecture/files/times.ts'
import { paragraphsOf, type Paragraph } from '#domain/lecture/said/paragraphs.ts'
import { isDoubtful, type Said } from '#domain/lecture/said/said.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import { secondAddress } from '#lib/values/note-address.ts'

/** A teacher who is silent for so long begins with something else; not more often than a part has something to read. */
const PAUSE = 8
const LEAST_PART = 90

export interface LectureMarker {
  readonly second: number
  readonly words: string
}

export interface NoteOptions {
  readonly recordingId: string
  /** What the student put at its seconds and has not come back to. */
  readonly markers: readonly LectureMarker[]
  readonly newId: () => string
  readonly words: { readonly partAt: (time: string) => string; readonly comeBack: string }
}

interface Spoken extends Paragraph {
  readonly speaker: string
}

/** What one person says without a heading in between, in paragraphs. Text that is not to be trusted is left out. */
function spokenIn(lines: readonly Said[]): Spoken[] {
  const runs: Said[][] = []
  let isApart = true
  for (const line of lines) {
    if (line.kind === 'chapter') isApart = true
    else if (!isDoubtful(line)) {
      const run = runs.at(-1)
      if (!isApart && run?.[0]?.speaker === line.speaker) run.push(line)
      else runs.push([line])
      isApart = false
    }
  }
  return runs.flatMap(run => paragraphsOf(run).map(one => ({ ...one, speaker: run[0]?.speaker ?? '' })))
}

/** Where a part begins, by the student's own headings, else by long pauses. */
function headings(lines: readonly Said[], spoken: readonly Spoken[], partAt: NoteOptions['words']['partAt']) {
  const own = lines.filter(line => line.kind === 'chapter').map(({ from, text }) => ({ from, text }))
  if (own.length > 0) return own
  const found: { from: number; text: string }[] = []
  let since = spoken[0]?.from ?? 0
  for (const [at, { from }] of spoken.entries()) {
    const before = spoken[at - 1]
    if (!before || from - before.to < PAUSE || from - since < LEAST_PART) continue
    found.push({ from, text: partAt(clockTime(from)) })
    since = from
  }
  return found
}

/**
 * What was said, as blocks of a note: paragraphs under headings, each with a link to its second at its end, where it
 * stands in no sentence of which a card is made. After them the markers that are still to come back to: behind a
 * question their second would be taken for its answer, so it stands before them.
 */
export function noteBlocks(lines: readonly Said[], { recordingId, markers, newId, words }: NoteOptions): DocNode[] {
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
    ...headings(lines, spoken, words.partAt).map(({ from, text: said }) => ({
      from,
      rank: 0,
      made: block('heading', [text(said)], { level: 2 })
    })),
    ...spoken.map(one => ({
      from: one.from,
      rank: 1,
      made: block('paragraph', [text(`${one.text} `), link(one.from, one.speaker === '' ? '' : `${one.speaker}, `)])
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
