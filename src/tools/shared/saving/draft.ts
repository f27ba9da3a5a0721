import { atom, type ReadableAtom } from 'nanostores'
import type { DocNode } from '#domain/notes/note-text.ts'
import { toAppError, type AppError } from '#lib/errors.ts'

/** Where the words on the screen are: here only, or on the device as well. */
export type DraftState =
  | { readonly state: 'saved' }
  | { readonly state: 'waiting' }
  | { readonly state: 'saving' }
  | { readonly state: 'failed'; readonly error: AppError }

/** Of a note or an answer, where nothing else is said. */
export interface Version<Doc = DocNode> {
  readonly title: string
  readonly doc: Doc
}

export interface DraftOptions<Doc> {
  readonly loaded: Version<Doc>
  /** Writes what changed since `base` and resolves after commit. */
  readonly write: (mine: Version<Doc>, base: Version<Doc>) => Promise<void>
  /** Least and most milliseconds from the first unsaved key press to the write. */
  readonly delay?: readonly [number, number]
}

export interface Draft<Doc = DocNode> {
  readonly $state: ReadableAtom<DraftState>
  /** The document is read when it is written, not at every key press. */
  changeDoc: (read: () => Doc) => void
  changeTitle: (title: string) => void
  /** Writes now what is not written yet; used when the page goes away, and by the retry button. */
  flush: () => Promise<void>
  /** The words as they stand on the screen. */
  current: () => Version<Doc>
  /** The version that the device is known to hold, before the changes on the screen. */
  base: () => Version<Doc>
  /** The version whose write is under way or waits in memory: when the page goes, the device has this one or the base. */
  sent: () => Version<Doc> | null
  /** Gives up what is not written: its words have found another place. */
  discard: () => void
  /** The screen now shows `version`, merged from what another tab or device wrote on `base`. */
  rebase: (version: Version<Doc>, base: Version<Doc>) => void
}

/** What a kill may take: with a write of as many milliseconds, at most what was typed in the last 100. */
const LEAST = 50
/** A long note takes longer to write: the wait is as long as its last write was, so that typing stays quick. */
const MOST = 250

/**
 * Autosave of one open note. One write at a time; changes during a write are written after it. A failed write keeps
 * everything in memory and is tried again at the next change or on demand.
 */
export function createDraft<Doc = DocNode>({ loaded, write, delay = [LEAST, MOST] }: DraftOptions<Doc>): Draft<Doc> {
  const $state = atom<DraftState>({ state: 'saved' })
  let stored = loaded
  /** What the next write stands on: the stored version, or a refused one that is committed before it. */
  let base = loaded
  let title = loaded.title
  let read: () => Doc = () => loaded.doc
  let changes = 0
  let written = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Milliseconds the last write took. */
  let took = 0
  let sent: Version<Doc> | null = null
  let running: Promise<void> | undefined

  const current = (): Version<Doc> => ({ title, doc: read() })

  async function drain(): Promise<void> {
    while (written < changes) {
      const mine = current()
      const at = changes
      $state.set({ state: 'saving' })
      sent = mine
      const began = performance.now()
      try {
        await write(mine, base)
      } catch (cause) {
        const error = toAppError(cause)
        // What a full device refuses is kept in memory and written first, in order: the next write stands on it.
        if (error.code === 'storage') base = mine
        $state.set({ state: 'failed', error })
        return
      } finally {
        sent = null
        took = performance.now() - began
      }
      base = stored = mine
      written = at
    }
    $state.set({ state: 'saved' })
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    running ??= drain().finally(() => {
      running = undefined
    })
    return running
  }

  function changed(): void {
    changes += 1
    // A failure stays on the screen until a write succeeds.
    if ($state.get().state === 'saved') $state.set({ state: 'waiting' })
    timer ??= setTimeout(() => void flush(), Math.min(delay[1], Math.max(delay[0], took)))
  }

  return {
    $state,
    changeDoc: next => {
      read = next
      changed()
    },
    changeTitle: next => {
      title = next
      changed()
    },
    flush,
    current,
    base: () => stored,
    sent: () => sent ?? (base === stored ? null : base),
    discard: () => {
      clearTimeout(timer)
      timer = undefined
      written = changes
      $state.set({ state: 'saved' })
    },
    rebase: (version, newBase) => {
      base = stored = newBase
      title = version.title
      read = () => version.doc
    }
  }
}
