import type { ReadableAtom } from 'nanostores'
import type { Recording } from '#contract/entities.ts'
import type { Database } from '#data/device/database.ts'
import { live } from '#data/read/live.ts'
import { readRows } from '#data/read/live-rows.ts'
import { fromRow, isLiving } from '#data/device/rows.ts'
import { momentNear } from '#domain/lecture/heard/moment.ts'
import { lecturePlaceOf, lecturesIn, linkedSecond, type SourcePlace } from '#domain/lecture/heard/source.ts'
import type { Stretch } from '#domain/lecture/pieces/voice.ts'
import { transcriptOf } from '#domain/lecture/said/said.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import type { Remote } from '#lib/remote.ts'

/** A sentence that may have been said in a lecture: of a card, a question or a note. */
export interface Quote {
  /** In whose block it stands; null for one that was taken straight from a lecture. */
  readonly noteId: string | null
  readonly place: SourcePlace
  readonly quote: string
}

/** Where a sentence can be heard. `to` is null where it has to be looked for in what was said (`momentIn`). */
export interface Heard {
  readonly recordingId: string
  /** Null where the lecture was deleted. */
  readonly recording: Recording | null
  readonly from: number
  readonly to: number | null
  readonly sound: 'here' | 'away' | 'none'
}

async function soundOn(db: Database, recording: Recording | null): Promise<Heard['sound']> {
  if (!recording?.sound) return 'none'
  const ids = recording.sound.cuts.map(({ fileId }) => fileId)
  return (await db.blobs.where('id').anyOf(ids).count()) === ids.length ? 'here' : 'away'
}

async function placeIn(db: Database, { noteId, place }: Quote): Promise<Omit<Heard, 'recording' | 'sound'> | null> {
  const own = lecturePlaceOf(place)
  if (own) return own
  const note = noteId === null ? undefined : await db.notes.get(noteId)
  const linked = note && isLiving(note) ? linkedSecond(note.doc as unknown as DocNode, place.blockId) : null
  return linked && { recordingId: linked.recordingId, from: linked.second, to: null }
}

async function heardIn(db: Database, quote: Quote): Promise<Heard | null> {
  const found = await placeIn(db, quote)
  if (!found) return null
  const row = await db.recordings.get(found.recordingId)
  const recording = isLiving(row) ? fromRow('recordings', row) : null
  return { ...found, recording, sound: await soundOn(db, recording) }
}

/** Null where it comes from no lecture. */
export const heardOf = (quote: Quote): ReadableAtom<Remote<Heard | null>> => live(db => heardIn(db, quote))

/** From when to when it is said. */
export async function momentIn({ recordingId, from, to }: Heard, quote: string): Promise<Stretch> {
  if (to !== null) return { from, to }
  const rows = await readRows('segments', { column: 'recording_id', is: recordingId })
  return momentNear(quote, from, transcriptOf(rows).lines)
}

/** The lectures that a note was made of or leads to. */
export const lecturesOfNote = (noteId: string): ReadableAtom<Remote<Recording[]>> =>
  live(async db => {
    const [note, all] = await Promise.all([db.notes.get(noteId), db.recordings.toArray()])
    const linked = new Set(note ? lecturesIn(note.doc as unknown as DocNode) : [])
    const own = all.filter(row => isLiving(row) && (row.note_id === noteId || linked.has(row.id)))
    return own.map(row => fromRow('recordings', row))
  })
