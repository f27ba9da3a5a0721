import { atom, type ReadableAtom } from 'nanostores'
import { fileBytes } from '#data/sync/files/files.ts'
import { openPdfWorker } from '#data/workers/pdf.ts'
import { AppError, toAppError } from '#lib/errors.ts'
import { retry } from '#lib/async/retry.ts'
import { m } from '#messages/generated/messages.js'
import { wordsFor } from '#stores/words.ts'
import type { OpenPdf } from '#ui/pdf/open-pdf.ts'

export type PdfState =
  | { readonly state: 'opening' }
  | { readonly state: 'locked'; readonly isWrong: boolean; readonly unlock: (password: string) => void }
  | { readonly state: 'failed'; readonly words: string }
  | { readonly state: 'open'; readonly pdf: OpenPdf }

export interface PdfSession {
  readonly $state: ReadableAtom<PdfState>
  readonly close: () => void
}

/** What the library says of a file that is no PDF or is cut off. */
const BROKEN = /InvalidPDF|FormatError|MissingPDF|UnknownError|XRef/i

/** Younger than many a phone's browser, and PDF.js cannot do without it. */
const isTooOld = (): boolean => !('getOrInsertComputed' in Map.prototype)

function faultOf(error: unknown): string {
  if (isTooOld()) return m.pdf_old_browser()
  const name = error instanceof Error ? `${error.name} ${error.message}` : ''
  return BROKEN.test(name) ? m.pdf_broken() : wordsFor(toAppError(error))
}

/** Opens the PDF of a note. The password of a locked one is held by nobody: each opening asks for it. */
export function openNotePdf(fileId: string): PdfSession {
  const $state = atom<PdfState>({ state: 'opening' })
  const stop = new AbortController()
  const open = async (): Promise<void> => {
    if (isTooOld()) throw new AppError('unavailable', 'This browser is too old for PDF.js')
    const [bytes, library] = await Promise.all([fileBytes(fileId), retry(() => import('#ui/pdf/pdf-library.ts'))])
    if (stop.signal.aborted) return
    const pdf = await library.openPdf({
      // PDF.js takes the bytes away to its worker.
      bytes: bytes.slice(0),
      worker: openPdfWorker(),
      signal: stop.signal,
      onLocked: (isWrong, give) =>
        $state.set({
          state: 'locked',
          isWrong,
          unlock: password => {
            $state.set({ state: 'opening' })
            give(password)
          }
        })
    })
    $state.set({ state: 'open', pdf })
  }
  open().catch((error: unknown) => {
    if (!stop.signal.aborted) $state.set({ state: 'failed', words: faultOf(error) })
  })
  return { $state, close: () => stop.abort() }
}
