import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Note } from '#contract/entities.ts'
import { liveNote } from '#data/write/notes/notes.ts'
import { $workspace, studentId } from '#data/read/workspace.ts'
import { remove, restore } from '#data/write/write.ts'
import { countWords, plainText, type DocNode } from '#domain/notes/note-text.ts'
import { AppError, toAppError } from '#lib/errors.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { notify } from '#stores/notices.ts'
import { openTool } from '#stores/route.ts'
import { wordsFor } from '#stores/words.ts'
import type { Version } from '#tools/shared/saving/draft.ts'
import { deviceOf } from '#tools/shared/saving/note-device.ts'
import { deleteNote, discardIfBlank } from '#tools/notetaker/notes.store.ts'
import { openWords, type OpenWords } from '#tools/shared/saving/open-words.ts'
import { whileTyped } from '#tools/shared/saving/while-typed.ts'
import { planParts, writeParts, type Parts } from '#tools/notetaker/saving/parts.ts'
import { guardUntilSaved } from '#tools/shared/saving/recover.ts'
import { storePicture, type StoredPicture } from '#tools/shared/pictures/store-picture.ts'

export interface NoteSession extends Omit<OpenWords, 'takeOver' | 'close'> {
  readonly id: string
  readonly $subjectId: ReadableAtom<string | null>
  readonly $size: ReadableAtom<{ readonly words: number; readonly characters: number }>
  /** A text too long for one note, waiting for the student's word. */
  readonly $parts: ReadableAtom<Parts | null>
  readonly offerSplit: (blocks: readonly DocNode[]) => void
  readonly splitNote: () => void
  readonly acceptSplit: () => Promise<void>
  readonly cancelSplit: () => void
  readonly copyText: () => Promise<void>
  readonly remove: () => Promise<void>
  readonly keep: () => Promise<void>
  readonly takeOver: () => Promise<void>
  readonly storePictures: (files: readonly File[]) => Promise<StoredPicture[]>
  /** The note is on the screen until the answer is called; leaving writes what is left. */
  readonly stay: () => () => void
}

/** Notes that were left while the device refused to store them: their words live here until it takes them. */
const unsaved = new Map<string, NoteSession>()

/** Opens a note, or goes back to the one whose last words are still unsaved. */
export function enterNote(id: string): NoteSession {
  return unsaved.get(id) ?? createSession(id)
}

function createSession(id: string): NoteSession {
  const $note = liveNote(id)
  const device = deviceOf(id, $note)
  /** Whose note it is: its last words are theirs, whoever has signed in by then. */
  let userId: string | null = null
  const $size = atom({ words: 0, characters: 0 })
  const $parts = atom<Parts | null>(null)
  /** The parts are the note itself, not something pasted into it. */
  let isWhole = false
  const measure = (version: Version): void => {
    const plain = plainText(version.doc)
    $size.set({ words: countWords(plain), characters: plain.length })
  }
  const write = async (mine: Version, base: Version): Promise<void> => {
    measure(mine)
    if (studentId() !== userId) throw new AppError('unauthorised', 'Another workspace is open')
    await device.write(mine, base)
  }
  const open = openWords({ ...device, write }, () => notify({ text: m.notes_elsewhere_both(), stays: true }))
  const $subjectId = computed($note, remote => (remote.state === 'ready' ? subjectOf(remote.value) : null))
  const current = (): Version | null => {
    const state = open.$state.get()
    return state.state === 'open' ? state.draft.current() : null
  }
  const stopMeasuring = open.$state.subscribe(state => {
    if (state.state !== 'open') return
    userId = $workspace.get()
    measure(state.loaded)
  })
  const flush = (): void => {
    const state = open.$state.get()
    if (state.state === 'open') void state.draft.flush()
  }
  /** The page may be going away: a phone ends hidden pages without another word. */
  const secure = (): void => {
    const state = open.$state.get()
    if (state.state === 'open') guardUntilSaved({ id }, state.draft, userId)
  }
  const isSaved = (): boolean => {
    const state = open.$state.get()
    return state.state !== 'open' || state.draft.$state.get().state === 'saved'
  }

  async function leave(): Promise<void> {
    try {
      await open.close()
      stopMeasuring()
      unsaved.delete(id)
      const left = current()
      if (left) await discardIfBlank(id, left)
    } catch (error) {
      unsaved.set(id, session)
      // Nobody listens to the page's end for this note any more.
      secure()
      notify({
        text: m.notes_unsaved_left({ title: titleOf(current()), reason: wordsFor(toAppError(error)) }),
        action: { label: m.notes_unsaved_copy(), run: () => void session.copyText() },
        stays: true
      })
    }
  }

  const session: NoteSession = {
    ...open,
    id,
    $subjectId,
    $size,
    $parts,
    offerSplit: blocks => {
      isWhole = false
      $parts.set(planParts(blocks))
    },
    splitNote: () => {
      isWhole = true
      $parts.set(planParts(current()?.doc.content ?? []))
    },
    cancelSplit: () => $parts.set(null),
    acceptSplit: () =>
      tryOrNotify(async () => {
        const parts = $parts.get()
        if (!parts) return
        const first = await writeParts(parts, current()?.title ?? '', $subjectId.get())
        $parts.set(null)
        const state = open.$state.get()
        if (isWhole && state.state === 'open') {
          state.draft.discard()
          await remove('notes', id)
        }
        openTool('notetaker', { note: first })
        notify({ text: m.notes_split_done({ count: parts.parts.length }) })
      }),
    copyText: async () => {
      const version = current()
      const text = version ? `${version.title}\n\n${plainText(version.doc)}`.trim() : ''
      try {
        await navigator.clipboard.writeText(text)
        notify({ text: m.notes_copied() })
      } catch {
        notify({ text: m.notes_copy_failed() })
      }
    },
    remove: async () => {
      // Words written after the deletion would bring the note back.
      const state = open.$state.get()
      if (state.state === 'open') await state.draft.flush()
      await deleteNote(id, current()?.title ?? '')
    },
    keep: () =>
      tryOrNotify(async () => {
        await restore('notes', id)
        flush()
      }),
    takeOver: () =>
      tryOrNotify(async () => {
        await open.takeOver()
      }),
    storePictures: async files => {
      const stored: StoredPicture[] = []
      // One after the other: a phone cannot hold ten decoded photographs at once.
      for (const file of files) {
        const picture = await storePicture(file, { noteId: id })
        if (picture) stored.push(picture)
      }
      return stored
    },
    stay: () => {
      const stop = whileTyped({ secure, flush, isSaved })
      return () => {
        stop()
        void leave()
      }
    }
  }
  return session
}

function subjectOf(note: Note | null): string | null {
  return note?.subjectId ?? null
}

function titleOf(version: Version | null): string {
  const title = version?.title.trim() ?? ''
  return title === '' ? m.notes_untitled() : title
}
