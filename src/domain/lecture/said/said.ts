import type { Mark } from '#domain/lecture/check/detect.ts'
import type { Anchor } from '#domain/lecture/said/paragraphs.ts'
import { editOf, type Edit } from '#domain/lecture/said/versions.ts'
import { lengthOf, within, type Stretch } from '#domain/lecture/pieces/voice.ts'

/** A row of `segments`, as far as it matters here. */
export interface SaidRow {
  readonly id: string
  readonly kind: 'speech' | 'chapter'
  readonly fromSecond: number
  readonly toSecond: number
  readonly text: string
  readonly words: Readonly<Record<string, unknown>> | null
  readonly engine: string
  readonly replaces: string | null
  readonly speaker: string
  readonly flags: Readonly<Record<string, unknown>> | null
}

/** What an engine's row says of the piece that it came with. */
export interface PieceFlags {
  readonly v: 1
  readonly piece: readonly [from: number, to: number]
  /** One answer: rows of two answers to the same piece never stand side by side. */
  readonly run: string
  readonly marks: readonly Mark[]
}

export interface Said {
  /** Of the row that stands. */
  readonly id: string
  readonly kind: 'speech' | 'chapter'
  readonly from: number
  readonly to: number
  readonly text: string
  readonly speaker: string
  readonly engine: string
  /** The student wrote it. */
  readonly isOwn: boolean
  readonly marks: readonly Mark[]
  readonly anchors: readonly Anchor[]
  /** Of one that was edited. */
  readonly edit?: Omit<Edit<SaidRow>, 'row'>
}

/** A row that it stands for: what is typed into an older one is of this line. */
export const isOf = (line: Said, rowId: string): boolean =>
  line.id === rowId || line.edit?.rows.includes(rowId) === true

export interface Transcript {
  readonly lines: readonly Said[]
  /** What was sent and answered, or has text of the student's own: no run sends it again by itself. */
  readonly done: readonly Stretch[]
}

const MANUAL = 'manual'

/** Text with one of these is not to be trusted; where something is missing, the rest is. */
export const isDoubtful = (line: Said): boolean => !line.isOwn && line.marks.some(mark => mark !== 'missing')

function flagsOf(row: SaidRow): PieceFlags | null {
  const { piece, run, marks } = row.flags ?? {}
  if (!Array.isArray(piece) || typeof run !== 'string') return null
  const [from, to] = piece as unknown[]
  if (typeof from !== 'number' || typeof to !== 'number') return null
  return { v: 1, piece: [from, to], run, marks: Array.isArray(marks) ? (marks as Mark[]) : [] }
}

/** The row that a chain of edits begins with; rows may come in any order, a circle ends where it closes. */
function rootOf(row: SaidRow, rows: ReadonlyMap<string, SaidRow>): string {
  const passed = new Set([row.id])
  let { id, replaces } = row
  while (replaces !== null && !passed.has(replaces)) {
    passed.add(replaces)
    id = replaces
    replaces = rows.get(replaces)?.replaces ?? null
  }
  return id
}

interface Answered {
  readonly run: string
  readonly piece: Stretch
  readonly marks: readonly Mark[]
  readonly rows: SaidRow[]
}

const better = (a: Answered, b: Answered): number => a.marks.length - b.marks.length || (a.run < b.run ? -1 : 1)

/** Of the answers to each piece the one that stands: an edited one, else that with the fewest marks, else the first. */
function standing(answers: readonly Answered[], edits: ReadonlyMap<string, unknown>): Answered[] {
  const places = new Map<string, Answered[]>()
  for (const one of answers) {
    const key = `${one.piece.from.toFixed(3)} ${one.piece.to.toFixed(3)}`
    places.set(key, [...(places.get(key) ?? []), one])
  }
  return [...places.values()].flatMap(rivals => {
    const edited = rivals.filter(one => one.rows.some(row => edits.has(row.id)))
    return edited.length > 0 ? edited : rivals.sort(better).slice(0, 1)
  })
}

function answersOf(rows: readonly SaidRow[]): { answers: Answered[]; others: SaidRow[] } {
  const answers = new Map<string, Answered>()
  const others: SaidRow[] = []
  for (const row of rows) {
    const flags = flagsOf(row)
    if (!flags) others.push(row)
    else {
      const [from, to] = flags.piece
      const answer = answers.get(flags.run) ?? { run: flags.run, piece: { from, to }, marks: flags.marks, rows: [] }
      answer.rows.push(row)
      answers.set(flags.run, answer)
    }
  }
  return { answers: [...answers.values()], others }
}

function lineOf(row: SaidRow, edit: Edit<SaidRow> | undefined, marks: readonly Mark[]): Said {
  const { id, kind, fromSecond: from, toSecond: to, text, speaker, engine, words } = edit?.row ?? row
  const at = words?.['at']
  const anchors = Array.isArray(at) ? (at as Anchor[]) : []
  const line = {
    id,
    kind,
    from,
    to: Math.max(from, to),
    text,
    speaker,
    engine,
    isOwn: engine === MANUAL,
    marks,
    anchors
  }
  return edit ? { ...line, edit: { rows: edit.rows, others: edit.others, taken: edit.taken } } : line
}

/** What was said, as it stands: folded from all rows, whatever order they came in and on however many devices. */
export function transcriptOf(all: readonly SaidRow[]): Transcript {
  const rows = new Map(all.map(row => [row.id, row]))
  const first = all.filter(row => row.replaces === null)
  const later = all.filter(row => row.replaces !== null)
  const edits = new Map<string, Edit<SaidRow>>()
  for (const [root, own] of Map.groupBy(later, row => rootOf(row, rows))) {
    const edit = editOf(root, own, rows.get(root))
    // One whose root has not come yet stands alone until it comes.
    if (!rows.has(root)) first.push(edit.row)
    edits.set(rows.has(root) ? root : edit.row.id, edit)
  }
  const { answers, others } = answersOf(first)
  const chosen = standing(answers, edits)
  const own = others.map(row => lineOf(row, edits.get(row.id), []))
  const heard = chosen.flatMap(({ rows: said, marks }) => said.map(row => lineOf(row, edits.get(row.id), marks)))
  const sound = chosen.filter(one => one.marks.every(mark => mark === 'missing')).map(one => one.piece)
  const isSettled = (line: Said) => isDoubtful(line) && within(sound, line.from, line.to) > 0.8 * (line.to - line.from)
  const lines = [...own, ...heard.filter(line => !isSettled(line))].filter(line => line.text.trim() !== '')
  lines.sort((a, b) => a.from - b.from || (a.kind === b.kind ? (a.id < b.id ? -1 : 1) : a.kind === 'chapter' ? -1 : 1))
  const speech = own.filter(line => line.kind === 'speech' && line.text.trim() !== '')
  const done = [...answers.map(one => one.piece), ...speech.map(({ from, to }) => ({ from, to }))]
  return { lines, done: done.filter(one => lengthOf([one]) > 0).sort((a, b) => a.from - b.from) }
}
