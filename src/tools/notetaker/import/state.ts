import { atom } from 'nanostores'
import type { NotesFound } from '#tools/notetaker/import/notes/find-notes.ts'
import type { DeckFound } from '#tools/notetaker/import/reading/read-deck.ts'
import type { TableFile } from '#tools/notetaker/import/reading/read-file.ts'
import type { ShareFound } from '#tools/notetaker/import/share/find-share.ts'

export type ImportState =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly name: string; readonly share?: number }
  | { readonly kind: 'failed'; readonly name: string; readonly words: string }
  | TableFile
  | DeckFound
  | NotesFound
  | ShareFound
  | {
      readonly kind: 'running'
      readonly holds: 'cards' | 'notes'
      readonly name: string
      readonly count: number
      readonly share?: number
    }

/** What the import room is at. */
export const $state = atom<ImportState>({ kind: 'none' })

let stop = new AbortController()

/** What was under way is not waited for any more; its worker ends. */
export function anew(): AbortSignal {
  stop.abort()
  stop = new AbortController()
  return stop.signal
}

export const runningSignal = (): AbortSignal => stop.signal

/** Nothing of it stays, also where some of its rows took effect. */
export function stopBringing(): void {
  stop.abort(new DOMException('The student stopped it', 'AbortError'))
}
