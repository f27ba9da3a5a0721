import { bringIn } from '#data/import/bring-in.ts'
import { putBefore } from '#data/import/share/put-before.ts'
import { studentId } from '#data/read/workspace.ts'
import { toAppError } from '#lib/errors.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { openTool } from '#stores/route.ts'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { wordsFor } from '#stores/words.ts'
import { endFile, leaveFile, takeBack, takeNext } from '#tools/notetaker/import/import.store.ts'
import { Refused } from '#tools/notetaker/import/refusal.ts'
import type { Destination } from '#tools/notetaker/import/rows.ts'
import { fileOfLink, findShare } from '#tools/notetaker/import/share/find-share.ts'
import { forgetLink } from '#tools/notetaker/import/share/link.ts'
import {
  cardsTaken,
  countTaken,
  notesTaken,
  shareRows,
  type ShareChoice
} from '#tools/notetaker/import/share/share-rows.ts'
import { bringSharedFiles } from '#tools/notetaker/import/share/shared-files.ts'
import { $state, anew } from '#tools/notetaker/import/state.ts'
import { $subjectList } from '#tools/notetaker/notes.store.ts'

/** Shows what a link holds; nothing is kept yet. */
export async function takeLink(signs: string): Promise<void> {
  const signal = anew()
  const name = m.share_link_name()
  $state.set({ kind: 'reading', name })
  try {
    const found = await findShare(await fileOfLink(signs), signal)
    if (!signal.aborted) $state.set(found)
  } catch (error) {
    if (signal.aborted) return
    const words = error instanceof Refused ? error.message : wordsFor(toAppError(error))
    forgetLink()
    $state.set({ kind: 'failed', name, words })
  }
}

export function leaveShare(): void {
  forgetLink()
  leaveFile()
}

/** Takes a share in, all of it or nothing; the notice has the way back. */
export function bringShareIn(to: Destination, choice: ShareChoice): Promise<void> {
  return tryOnceOrNotify('bring in', async () => {
    const found = $state.get()
    if (found.kind !== 'share') return
    const { name } = found
    const count = countTaken(found, choice)
    const signal = anew()
    const running = { kind: 'running', holds: found.share.kind === 'note' ? 'notes' : 'cards', name, count } as const
    $state.set(running)
    try {
      const notes = notesTaken(found, choice)
      const { updated, clashing } = found.cards
      const cards = [...cardsTaken(found, choice), ...[...updated, ...clashing].map(({ card }) => card)]
      const docs = notes.map(([, words]) => words.doc)
      const report = (share: number): void => $state.set({ ...running, share })
      const { stored, lost } = await bringSharedFiles(found, { cards, docs }, signal, report)
      const subjects = $subjectList.get().length
      const { rows, before } = await shareRows({
        studentId: studentId(),
        found,
        to,
        subjects,
        files: stored,
        ...choice
      })
      const id = await bringIn(name, rows, signal, () => putBefore(before))
      if (id === null) {
        $state.set(found)
        notify({ text: m.import_other_tab() })
        return
      }
      forgetLink()
      endFile()
      notify({
        text: [m.share_done({ name }), ...(lost > 0 ? [m.import_done_without({ count: lost })] : [])].join(' '),
        action: { label: m.import_undo(), run: () => takeBack(id, name) }
      })
      const [only] = found.notes
      if (takeNext()) return
      openTool(
        'notetaker',
        found.share.kind === 'note' && only ? { note: noteIdOf(rows, only.own?.id) } : { cards: 'all' }
      )
    } catch (error) {
      $state.set(found)
      if (!signal.aborted) throw error
    }
  })
}

const noteIdOf = (rows: readonly { readonly name: string; readonly id: string }[], own: string | undefined): string =>
  own ?? rows.find(({ name }) => name === 'notes')?.id ?? ''
