import type { Marker, Recording } from '#contract/entities.ts'
import { SIZES } from '#config/sizes.ts'
import { readRow, readRows } from '#data/read/live-rows.ts'
import { removalsOf } from '#data/sync/lectures/cuts.ts'
import { endRecording, inHand } from '#data/sync/lectures/recording.ts'
import { save, saveUndoable, type Change } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { openTool } from '#stores/route.ts'
import { tryOnceOrNotify, tryOrNotify } from '#stores/try-or-notify.ts'
import { lookForLeft } from '#tools/notetaker/lecture/left.store.ts'
import { titleOf } from '#tools/notetaker/lecture/words.ts'
import { offerUndo } from '#tools/shared/saving/offer-undo.ts'

export function addMarker(recordingId: string, second: number, kind: Marker['kind'], words = ''): Promise<void> {
  const fields = { recordingId, second, kind, words: words.slice(0, SIZES.markerWords), fileId: null, doneAt: null }
  return tryOrNotify(() => save('markers', newId(), fields))
}

export function setMarkerDone(id: string, isDone: boolean): Promise<void> {
  return tryOrNotify(() => save('markers', id, { doneAt: isDone ? new Date().toISOString() : null }))
}

/** Photos of which only the lecture knows: a note that shows one has it for its own. */
async function photoRemovals(markers: readonly Pick<Marker, 'fileId'>[]): Promise<Change[]> {
  const files = await Promise.all(markers.flatMap(({ fileId }) => (fileId ? [readRow('files', fileId)] : [])))
  return files.flatMap(file => (file?.kind === 'recording' ? [{ name: 'files', id: file.id, remove: true }] : []))
}

export function deleteMarker(marker: Marker): Promise<void> {
  return tryOrNotify(async () => {
    const gone: Change = { name: 'markers', id: marker.id, remove: true }
    const back = await saveUndoable([gone, ...(await photoRemovals([marker]))])
    offerUndo(m.lecture_marker_deleted(), m.notes_undo(), back)
  })
}

export function rename(id: string, title: string): Promise<void> {
  return tryOrNotify(() => save('recordings', id, { title: title.trim().slice(0, SIZES.title) }))
}

export function moveToSubject(id: string, subjectId: string | null): Promise<void> {
  return tryOrNotify(() => save('recordings', id, { subjectId, topicId: null }))
}

/** The files of a sound go and come back with their recording. */
export function deleteRecording(recording: Recording): Promise<void> {
  return tryOnceOrNotify(`delete ${recording.id}`, async () => {
    const { id } = recording
    const photos = await photoRemovals(await readRows('markers', { column: 'recording_id', is: id }))
    const back = await saveUndoable([
      { name: 'recordings', id, remove: true },
      ...removalsOf(recording.sound),
      ...photos
    ])
    openTool('notetaker', { recording: 'all' }, { replace: true })
    offerUndo(m.lecture_deleted({ title: titleOf(recording) }), m.notes_undo(), back)
  })
}

/** One that was cut off is ended first, so that what takes the deletion back brings all of it back. */
export function deleteLeft(recording: Recording, read: (id: string) => Promise<Recording | null>): Promise<void> {
  return tryOnceOrNotify(`delete ${recording.id}`, async () => {
    await inHand(recording.id, () => endRecording(recording.id))
    const ended = await read(recording.id)
    if (ended) await deleteRecording(ended)
    await lookForLeft()
  })
}

export function deleteSound({ id, sound }: Recording): Promise<void> {
  return tryOnceOrNotify(`sound ${id}`, async () => {
    const gone: Change = { name: 'recordings', id, fields: { sound: null, state: 'text' } }
    const back = await saveUndoable([gone, ...removalsOf(sound)])
    offerUndo(m.lecture_sound_deleted(), m.notes_undo(), back)
  })
}
