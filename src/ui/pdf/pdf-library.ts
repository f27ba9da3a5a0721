import {
  AnnotationMode,
  getDocument,
  PasswordResponses,
  PDFWorker,
  RenderingCancelledException,
  TextLayer,
  type PDFDocumentProxy,
  type PDFPageProxy
} from 'pdfjs-dist'
import { AppError } from '#lib/errors.ts'
import { PDF_FILES } from '#lib/pdf/files.ts'
import type { TextPiece } from '#lib/pdf/page-text.ts'
import type { LaidText, OpenPdf, OutlineEntry } from '#ui/pdf/open-pdf.ts'

/** Of one drawn page: 16 MB of colours at most, whatever the zoom. */
const MOST_PIXELS = 4_000_000
const MOST_ENTRIES = 500
const LONGEST_GOODBYE = 2000

export interface Opening {
  readonly bytes: ArrayBuffer
  /** Its own: it ends with the document. */
  readonly worker: Worker
  /** Asks for the password; `isWrong` where one was given before. */
  readonly onLocked: (isWrong: boolean, give: (password: string) => void) => void
  /** Nobody waits for it any more. */
  readonly signal: AbortSignal
}

const filesIn = (folder: string): string => new URL(`${PDF_FILES}${folder}/`, location.href).href

/** Opens a PDF, until the signal ends it. Rejects where the file is broken; the worker is ended then. */
export async function openPdf({ bytes, worker: port, onLocked, signal }: Opening): Promise<OpenPdf> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    worker: PDFWorker.create({ port }),
    cMapUrl: filesIn('cmaps'),
    standardFontDataUrl: filesIn('standard_fonts'),
    iccUrl: filesIn('iccs'),
    wasmUrl: filesIn('wasm'),
    enableXfa: false,
    verbosity: 0
  })
  task.onPassword = (give: (password: string) => void, reason: number) =>
    onLocked(reason === PasswordResponses.INCORRECT_PASSWORD, give)
  const close = (): void => {
    const end = (): void => port.terminate()
    // One that is stuck in a file does not answer.
    const timer = setTimeout(end, LONGEST_GOODBYE)
    void task
      .destroy()
      .catch(() => undefined)
      .finally(() => {
        clearTimeout(timer)
        end()
      })
  }
  const died = new Promise<never>((_resolve, reject) => {
    port.addEventListener('error', () => reject(new AppError('missing', 'The reader of PDFs could not start')))
  })
  signal.addEventListener('abort', close, { once: true })
  try {
    return handleOf(await Promise.race([task.promise, died]))
  } catch (error) {
    close()
    throw error
  }
}

function piecesOf(items: readonly object[]): TextPiece[] {
  return items.flatMap(item => {
    if (!('str' in item)) return []
    const { str, hasEOL, transform, width } = item as {
      readonly str: string
      readonly hasEOL: boolean
      readonly transform: readonly number[]
      readonly width: number
    }
    const [, skew = 0, lean = 0, height = 0, x = 0, y = 0] = transform
    const isLevel = Math.abs(skew) < 0.01 * Math.abs(height) && Math.abs(lean) < Math.abs(height)
    return [{ text: str, endsLine: hasEOL, x, y, width, size: isLevel ? Math.abs(height) : 0 }]
  })
}

async function draw(page: PDFPageProxy, canvas: HTMLCanvasElement, scale: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  const viewport = page.getViewport({ scale })
  const most = Math.sqrt(MOST_PIXELS / (viewport.width * viewport.height))
  const ratio = Math.min(devicePixelRatio, 2, most)
  canvas.width = Math.max(1, Math.floor(viewport.width * ratio))
  canvas.height = Math.max(1, Math.floor(viewport.height * ratio))
  const run = page.render({
    canvas,
    viewport,
    transform: [ratio, 0, 0, ratio, 0, 0],
    annotationMode: AnnotationMode.ENABLE
  })
  const stop = (): void => run.cancel()
  signal.addEventListener('abort', stop, { once: true })
  try {
    await run.promise
  } catch (error) {
    if (!(error instanceof RenderingCancelledException)) throw error
  } finally {
    signal.removeEventListener('abort', stop)
    page.cleanup()
  }
}

/** For a page of any size: its style says how large. The scale is that in which letters are measured. */
async function layText(page: PDFPageProxy, container: HTMLElement): Promise<LaidText> {
  const content = await page.getTextContent()
  const layer = new TextLayer({ textContentSource: content, container, viewport: page.getViewport({ scale: 2 }) })
  await layer.render()
  return { pieces: piecesOf(content.items), spans: layer.textDivs }
}

interface Node {
  readonly title: string
  readonly dest: string | unknown[] | null
  readonly items: readonly Node[]
}

/** The library says an array and gives null where the file has no outline. */
const nodesOf = (outline: unknown): readonly Node[] => (Array.isArray(outline) ? (outline as Node[]) : [])

async function outlineOf(doc: PDFDocumentProxy): Promise<OutlineEntry[]> {
  const entries: OutlineEntry[] = []
  const pageOf = async (dest: Node['dest']): Promise<number | null> => {
    const target = typeof dest === 'string' ? await doc.getDestination(dest) : dest
    const first: unknown = target?.[0]
    if (typeof first === 'number') return first + 1
    return first === undefined || first === null ? null : (await doc.getPageIndex(first as never)) + 1
  }
  const walk = async (nodes: readonly Node[], depth: number): Promise<void> => {
    for (const { title, dest, items } of nodes) {
      if (entries.length >= MOST_ENTRIES) return
      const page = await pageOf(dest).catch(() => null)
      if (page !== null && title.trim() !== '') entries.push({ title: title.trim(), page, depth })
      await walk(items, depth + 1)
    }
  }
  await walk(nodesOf(await doc.getOutline()), 0)
  return entries
}

function handleOf(doc: PDFDocumentProxy): OpenPdf {
  return {
    pages: doc.numPages,
    sizeOf: async number => {
      const { width, height } = (await doc.getPage(number)).getViewport({ scale: 1 })
      return { width, height }
    },
    draw: async (number, canvas, scale, signal) => draw(await doc.getPage(number), canvas, scale, signal),
    layText: async (number, container) => layText(await doc.getPage(number), container),
    read: async number => {
      const page = await doc.getPage(number)
      const { items } = await page.getTextContent()
      page.cleanup()
      return { page: number, height: page.getViewport({ scale: 1 }).height, pieces: piecesOf(items) }
    },
    outline: () => outlineOf(doc)
  }
}
