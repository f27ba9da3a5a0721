import type { Recording } from '#contract/entities.ts'
import { SIZES } from '#config/sizes.ts'
import { dropsSound } from '#data/read/lectures/drops-sound.ts'
import { readRows } from '#data/read/live-rows.ts'
import { saveAll, type Change } from '#data/write/write.ts'
import { clockTime } from '#domain/lecture/files/times.ts'
import { noteBlocks } from '#domain/lecture/note/note-blocks.ts'
import type { Said } from '#domain/lecture/said/said.ts'
import { plainText } from '#domain/notes/note-text.ts'
import { newId } from '#lib/ids.ts'
import { newBlockId } from '#lib/values/block-id.ts'
import { firstSigns } from '#lib/values/whole-text.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { openTool } from '#stores/route.ts'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { deleteSound } from '#tools/notetaker/lecture/acts.ts'
import { certificateOf, voicedIn } from '#tools/notetaker/lecture/transcript/transcript.store.ts'
import { photosIn } from '#tools/notetaker/lecture/photos.ts'
import { markerWords, titleOf } from '#tools/notetaker/lecture/words.ts'
import { planParts, writeParts } from '#tools/notetaker/saving/parts.ts'

/** A note of what was said, or several of what is too long for one; the lecture names the first. It opens. */
export function makeNote(recording: Recording, lines: readonly Said[]): Promise<void> {
  const { id: recordingId, subjectId, topicId } = recording
  return tryOnceOrNotify(`note of ${recordingId}`, async () => {
    const markers = await readRows('markers', { column: 'recording_id', is: recordingId })
    const photos = photosIn(markers)
    const content = noteBlocks(lines, {
      recordingId,
      photos: photos.map(({ second, fileId }) => ({
        second,
        fileId,
        alt: m.lecture_photo_alt({ time: clockTime(second) })
      })),
      markers: markers.flatMap(one =>
        one.doneAt === null && one.fileId === null ? { second: one.second, words: markerWords(one) } : []
      ),
      newId: newBlockId,
      words: { partAt: time => m.transcript_note_part({ time }), comeBack: m.transcript_note_markers() }
    })
    const title = firstSigns(titleOf(recording), SIZES.title)
    const named = (noteId: string): Change[] => [
      { name: 'recordings', id: recordingId, fields: { noteId } },
      // A photo that a note shows stays when the lecture goes.
      ...photos.map(({ fileId }): Change => ({ name: 'files', id: fileId, fields: { kind: 'note' } }))
    ]
    const parts = planParts(content)
    if (parts.parts.length > 1) {
      const first = await writeParts(parts, title, subjectId, named)
      notify({ text: m.notes_split_done({ count: parts.parts.length }) })
      openTool('notetaker', { note: first })
      return dropSound(recording, lines)
    }
    const note = newId()
    const doc = { type: 'doc', content }
    const fields = { subjectId, topicId, title, doc, plain: plainText(doc) }
    await saveAll([{ name: 'notes', id: note, fields }, ...named(note)])
    openTool('notetaker', { note })
    await dropSound(recording, lines)
  })
}

/** Where the student wants it so. What has no text yet would be lost with its sound: then it stays, and that is said. */
async function dropSound(recording: Recording, lines: readonly Said[]): Promise<void> {
  if (recording.state !== 'kept' || !(await dropsSound())) return
  const { gaps } = certificateOf(voicedIn(recording), lines)
  if (gaps.length > 0) notify({ text: m.lecture_sound_stays() })
  else await deleteSound(recording)
}
