import type { Fields } from '#contract/entities.ts'
import { workspace } from '#data/read/workspace.ts'
import { saveAll, saveUndoable, type Change } from '#data/write/write.ts'
import type { Cue } from '#domain/lecture/files/cue.ts'
import { changeAll, type Changed } from '#domain/lecture/said/change-all.ts'
import { isOf, type Said } from '#domain/lecture/said/said.ts'
import type { Version } from '#domain/lecture/said/versions.ts'
import { SIZES } from '#config/sizes.ts'
import { importedId, newId } from '#lib/ids.ts'

type Line = Fields<'segments'>

const cut = (text: string, most: number): string => Array.from(text).slice(0, most).join('')

function lineRow(id: string, recordingId: string, fields: Partial<Line>): Change {
  const speech = { kind: 'speech', words: null, engine: 'manual', replaces: null, speaker: '', flags: null } as const
  const place = { fromSecond: 0, toSecond: 0, text: '' }
  return { name: 'segments', id, fields: { ...speech, ...place, ...fields, recordingId } }
}

type Place = Pick<Said, 'id' | 'kind' | 'from' | 'to' | 'edit'>

/** `over`: versions of other writers that this one was written with in sight. */
function changed(
  recordingId: string,
  line: Place,
  text: string,
  speaker: string,
  over: readonly string[] = line.edit?.taken ?? []
): Change {
  return lineRow(newId(), recordingId, {
    kind: line.kind,
    fromSecond: line.from,
    toSecond: line.to,
    text: cut(text.trim(), SIZES.segmentText),
    speaker: cut(speaker.trim(), 80),
    flags: over.length === 0 ? null : { v: 1, over: [...over] },
    replaces: line.id
  })
}

/** A line as the student has it: a row that stands in the place of the one before; empty takes the line away. */
export const changeLine = (recordingId: string, line: Place, text: string, speaker: string): Promise<void> =>
  saveAll([changed(recordingId, line, text, speaker)])

/** The line is gone; gives what brings it back. */
export const clearLine = (recordingId: string, line: Place): Promise<readonly Change[]> =>
  saveUndoable([changed(recordingId, line, '', '')])

/** Of several versions of a line the one that stays; gives what takes the choice back. */
export function chooseVersion(recordingId: string, line: Said, { text, speaker }: Pick<Version, 'text' | 'speaker'>) {
  const { taken = [], others = [] } = line.edit ?? {}
  const over = [...taken, ...others.map(one => one.id)]
  return saveUndoable([changed(recordingId, line, text, speaker, over)])
}

export interface Kept {
  /** The line as it was just before; null: there was none, and one was added. */
  readonly line: Said | null
  /** It was taken away: what brings it back. */
  readonly back: readonly Change[] | null
  /** Another tab or device had changed it since it was opened. */
  readonly isElsewhere: boolean
}

/** What was typed into a line, of whichever of its rows: the row that it grew from says so, and nobody's words go. */
export async function keepLine(recordingId: string, lines: readonly Said[], draft: LineDraft): Promise<Kept> {
  const line = lines.find(one => isOf(one, draft.id)) ?? null
  if (!line) {
    await addLine(recordingId, draft.from, draft.to, draft)
    return { line, back: null, isElsewhere: false }
  }
  const isElsewhere = line.id !== draft.id
  const { kind, from, to } = line
  const place = isElsewhere ? { id: draft.id, kind, from, to } : line
  const isGone = draft.text.trim() === ''
  const back = isGone ? await clearLine(recordingId, place) : null
  if (!isGone) await changeLine(recordingId, place, draft.text, draft.speaker)
  return { line, back, isElsewhere }
}

/** A term everywhere at once. Gives the number of lines and what takes it back: the same lines with their old words. */
export async function changeEverywhere(recordingId: string, lines: readonly Said[], term: Changed) {
  const pairs = lines.flatMap(line => {
    const text = changeAll(line.text, term)
    const change = changed(recordingId, line, text, line.speaker)
    return text === line.text ? [] : [{ line, change }]
  })
  await saveAll(pairs.map(one => one.change))
  const back = pairs.map(({ line, change }) =>
    changed(recordingId, { ...line, id: change.id }, line.text, line.speaker)
  )
  return { count: pairs.length, back }
}

export function addLine(recordingId: string, from: number, to: number, said: { text: string; speaker: string }) {
  const [text, speaker] = [cut(said.text.trim(), SIZES.segmentText), cut(said.speaker.trim(), 80)]
  return saveAll([lineRow(newId(), recordingId, { fromSecond: from, toSecond: to, text, speaker })])
}

/** A chapter from its second on; those brought together can be taken back together. */
export async function addChapters(recordingId: string, chapters: readonly { from: number; title: string }[]) {
  const made = chapters.map(({ from, title }) =>
    lineRow(newId(), recordingId, {
      ...{ kind: 'chapter' as const, fromSecond: from, toSecond: from },
      text: cut(title.trim(), SIZES.title)
    })
  )
  return saveUndoable(made)
}

/**
 * The text of a file beside the sound, in the place of `old`; gives what takes it back. The same file brought again,
 * here or on another device, makes the same rows. Those that were taken away never come back: others stand for them.
 */
export async function addCues(recordingId: string, cues: readonly Cue[], old: readonly Said[] = []) {
  const rows = await workspace().db.segments.where('recording_id').equals(recordingId).toArray()
  const there = new Set(rows.filter(row => row.deleted_at === null).map(row => row.id))
  const left = rows.filter(row => row.deleted_at !== null).map(row => row.id)
  const emptied = rows.flatMap(row => (there.has(row.id) && row.text === '' && row.replaces ? row.replaces : []))
  const away = new Set([...left, ...emptied])
  const seen = new Map<string, number>()
  const changes = cues.map(({ from, to, text, speaker }) => {
    const key = `${from} ${to} ${text}`
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    let id = importedId(`cue of ${recordingId}`, `${key} ${count}`)
    while (away.has(id)) id = importedId(`cue of ${recordingId}`, `after ${id}`)
    const place = { fromSecond: from, toSecond: to, text: cut(text, SIZES.segmentText) }
    return lineRow(id, recordingId, { ...place, speaker: cut(speaker, 80), engine: 'file' })
  })
  const brought = new Set(changes.map(change => change.id))
  const gone = old.filter(line => !brought.has(line.id)).map(line => changed(recordingId, line, '', ''))
  return saveUndoable([...gone, ...changes.filter(change => !there.has(change.id))])
}

const keyOf = (recordingId: string): string => `line-draft ${recordingId}`

/** What is typed into one line and not yet kept: `id` of the line, or of none where it is a new one. */
export interface LineDraft {
  readonly id: string
  readonly from: number
  readonly to: number
  readonly text: string
  readonly speaker: string
}

export async function readLineDraft(recordingId: string): Promise<LineDraft | null> {
  const row = await workspace().db.meta.get(keyOf(recordingId))
  return (row?.value as LineDraft | undefined) ?? null
}

export async function saveLineDraft(recordingId: string, draft: LineDraft | null): Promise<void> {
  const { meta } = workspace().db
  await (draft ? meta.put({ key: keyOf(recordingId), value: draft }) : meta.delete(keyOf(recordingId)))
}
