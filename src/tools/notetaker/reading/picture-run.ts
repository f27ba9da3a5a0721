import { atom, type ReadableAtom } from 'nanostores'
import { fileBytes } from '#data/sync/files/files.ts'
import { isReaderHere, readPicture, type ReadingStep, type ReadPicture } from '#data/workers/reading.ts'
import { readableLines, textOfLines, unsureLines } from '#domain/notes/read-text.ts'
import { toAppError } from '#lib/errors.ts'
import { READER_BYTES } from '#lib/reading/files.ts'
import { m } from '#messages/generated/messages.js'

/** What was found, as the student has it by now. */
export interface Found {
  readonly text: string
  /** Lines to compare with the picture. */
  readonly unsure: readonly string[]
}

export type PictureState =
  /** `isHere`: the reader is on this device; null while it is looked for. */
  | { readonly state: 'asked'; readonly isHere: boolean | null }
  | { readonly state: 'running'; readonly step: ReadingStep | null }
  | { readonly state: 'found'; readonly found: Found }
  | { readonly state: 'failed'; readonly words: string }

export interface PictureRun {
  readonly $state: ReadableAtom<PictureState>
  readonly start: () => Promise<void>
  readonly stop: () => void
  readonly edit: (text: string) => void
}

/** "4.0" */
export const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1)

export function stepWords(step: ReadingStep | null): string {
  if (step?.step === 'fetching')
    return m.scan_fetching({ done: megabytes(step.share * READER_BYTES), size: megabytes(READER_BYTES) })
  return step ? m.scan_reading({ percent: Math.round(step.share * 100) }) : m.scan_opening()
}

export function faultWords(error: unknown): string {
  const { code } = toAppError(error)
  // Without a network the worker's own script may be what is missing.
  const hasNone = 'onLine' in navigator && !navigator.onLine
  if (code === 'offline' || (code === 'unavailable' && hasNone)) return m.scan_offline()
  if (code === 'unavailable') return m.scan_unavailable()
  return code === 'unreadable' ? m.scan_unreadable() : m.scan_failed()
}

/** What was read stays while the page is open: a dialog closed by mistake loses no correction. */
const kept = new Map<string, Found>()
const MOST_KEPT = 20

export function letGo(fileId: string): void {
  kept.delete(fileId)
}

function keep(fileId: string, found: Found): void {
  kept.delete(fileId)
  kept.set(fileId, found)
  for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest)
}

interface Tools {
  readonly read: ReadPicture
  readonly bytes: (fileId: string) => Promise<ArrayBuffer>
  readonly isHere: () => Promise<boolean>
}

const TOOLS: Tools = { read: readPicture, bytes: fileBytes, isHere: isReaderHere }

/** The reading of one picture of a note: begun by the student, stopped at once, nothing in the note until they say so. */
export function pictureRun(fileId: string, { read, bytes, isHere }: Tools = TOOLS): PictureRun {
  const known = kept.get(fileId)
  const $state = atom<PictureState>(known ? { state: 'found', found: known } : { state: 'asked', isHere: null })
  let stop: AbortController | null = null
  const look = async (): Promise<void> => {
    const here = await isHere().catch(() => false)
    if ($state.get().state === 'asked') $state.set({ state: 'asked', isHere: here })
  }
  if (!known) void look()
  return {
    $state,
    start: async () => {
      if (stop) return
      const own = new AbortController()
      stop = own
      $state.set({ state: 'running', step: null })
      try {
        const picture = new Blob([await bytes(fileId)])
        own.signal.throwIfAborted()
        const tell = (step: ReadingStep): void => {
          if (!own.signal.aborted) $state.set({ state: 'running', step })
        }
        const lines = readableLines(await read(picture, tell, own.signal))
        own.signal.throwIfAborted()
        const found = { text: textOfLines(lines), unsure: unsureLines(lines).map(({ text }) => text) }
        if (found.text !== '') keep(fileId, found)
        $state.set({ state: 'found', found })
      } catch (error) {
        if (!own.signal.aborted) $state.set({ state: 'failed', words: faultWords(error) })
      } finally {
        if (stop === own) stop = null
      }
    },
    stop: () => {
      if (!stop) return
      stop.abort()
      stop = null
      $state.set({ state: 'asked', isHere: null })
      void look()
    },
    edit: text => {
      const now = $state.get()
      if (now.state !== 'found') return
      const found = { ...now.found, text }
      keep(fileId, found)
      $state.set({ state: 'found', found })
    }
  }
}
