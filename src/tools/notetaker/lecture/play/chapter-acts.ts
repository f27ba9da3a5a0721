import type { Recording } from '#contract/entities.ts'
import { addChapters, changeLine, clearLine } from '#data/write/lecture/lines.ts'
import { chaptersAtPauses } from '#domain/lecture/chapters.ts'
import type { Stretch } from '#domain/lecture/pieces/voice.ts'
import type { Said } from '#domain/lecture/said/said.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { tryOnceOrNotify, tryOrNotify } from '#stores/try-or-notify.ts'
import { secondWords } from '#tools/notetaker/lecture/words.ts'
import { offerUndo } from '#tools/shared/saving/offer-undo.ts'

const nameAt = (second: number): string => m.lecture_chapter_at({ time: secondWords(second) })

export function addChapter(recordingId: string, from: number, title: string): Promise<void> {
  return tryOrNotify(async () => {
    await addChapters(recordingId, [{ from, title: title.trim() || nameAt(from) }])
  })
}

export const renameChapter = (recordingId: string, chapter: Said, title: string): Promise<void> =>
  tryOrNotify(() => changeLine(recordingId, chapter, title, ''))

export function deleteChapter(recordingId: string, chapter: Said): Promise<void> {
  return tryOrNotify(async () => {
    offerUndo(m.lecture_chapter_deleted(), m.notes_undo(), await clearLine(recordingId, chapter))
  })
}

/** Chapters behind the long pauses, all at once and with a way back. */
export function findChapters(recording: Recording, voiced: readonly Stretch[], lines: readonly Said[]): Promise<void> {
  const { id, seconds } = recording
  return tryOnceOrNotify(`chapters of ${id}`, async () => {
    const found = chaptersAtPauses(voiced, lines, seconds, nameAt)
    const old = lines.filter(line => line.kind === 'chapter')
    const fresh = found.filter(one => old.every(chapter => Math.abs(chapter.from - one.from) > 30))
    if (fresh.length === 0) return void notify({ text: m.lecture_chapters_no_pause() })
    const back = await addChapters(id, fresh)
    offerUndo(m.lecture_chapters_found({ count: fresh.length }), m.notes_undo(), back)
  })
}
