import type { TextPiece } from '#lib/pdf/page-text.ts'

/** The text over a drawn page: a span for each piece. */
export interface LaidText {
  readonly pieces: readonly TextPiece[]
  readonly spans: readonly HTMLElement[]
}

export interface OutlineEntry {
  readonly title: string
  readonly page: number
  readonly depth: number
}

export interface PageSize {
  readonly width: number
  readonly height: number
}

/** An open PDF. Pages are counted from 1 on; sizes are in points. */
export interface OpenPdf {
  readonly pages: number
  readonly sizeOf: (page: number) => Promise<PageSize>
  readonly draw: (page: number, canvas: HTMLCanvasElement, scale: number, signal: AbortSignal) => Promise<void>
  readonly layText: (page: number, container: HTMLElement) => Promise<LaidText>
  readonly read: (page: number) => Promise<{ page: number; height: number; pieces: readonly TextPiece[] }>
  readonly outline: () => Promise<readonly OutlineEntry[]>
}
