import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import type { LaidText, OpenPdf, PageSize } from '#ui/pdf/open-pdf.ts'
import { markWords, rangeOfWords, type Words } from '#ui/pdf/ranges.ts'

export interface PdfPageProps {
  readonly pdf: OpenPdf
  readonly page: number
  readonly scale: number
  readonly size: PageSize
  /** Near enough to be drawn: others are white and take no memory. */
  readonly isNear: boolean
  readonly kept: readonly Words[]
  /** The passage that is shown now; null where it is on another page. */
  readonly shown: { readonly words: Words | null; readonly selects?: boolean } | null
  readonly label: string
  /** Said where a page holds no text. */
  readonly noText: (page: number) => ReactNode
  readonly onSize: (page: number, size: PageSize) => void
  readonly onText: (page: number, text: LaidText | null) => void
}

const NONE: readonly Words[] = []

const sized = (scale: number): CSSProperties => ({ ['--total-scale-factor' as string]: scale })

/** One page: its picture, and its text over it, which can be selected. */
export function PdfPage(props: PdfPageProps): ReactNode {
  const { pdf, page, scale, size, isNear, kept, shown, label, noText, onSize, onText } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [text, setText] = useState<LaidText | null>(null)
  useEffect(() => {
    if (isNear)
      void pdf.sizeOf(page).then(
        found => onSize(page, found),
        () => undefined
      )
  }, [pdf, page, isNear, onSize])
  useEffect(() => {
    const picture = canvas.current
    if (!isNear || !picture) return undefined
    const stop = new AbortController()
    void pdf.draw(page, picture, scale, stop.signal).catch(() => undefined)
    return () => {
      stop.abort()
      // Gives the memory back at once, not when it is next looked for.
      picture.width = 0
      picture.height = 0
    }
  }, [pdf, page, scale, isNear])
  useEffect(() => {
    const over = layer.current
    if (!isNear || !over) return undefined
    let isLeft = false
    const place = document.createElement('div')
    place.className = 'pdf-text'
    void pdf.layText(page, place).then(
      laid => {
        if (isLeft) return
        over.replaceChildren(place)
        setText(laid)
        onText(page, laid)
      },
      () => undefined
    )
    return () => {
      isLeft = true
      over.replaceChildren()
      setText(null)
      onText(page, null)
    }
  }, [pdf, page, isNear, onText])
  useEffect(() => (text ? markWords('pdf-kept', text, kept) : undefined), [text, kept])
  useEffect(() => {
    if (!text || !shown) return undefined
    const words = shown.words ? [shown.words] : NONE
    const range = words[0] && rangeOfWords(text, words[0])
    range?.startContainer.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest' })
    if (range && shown.selects) {
      document.getSelection()?.removeAllRanges()
      document.getSelection()?.addRange(range)
    }
    return markWords('pdf-shown', text, words)
  }, [text, shown])
  const isBare = text !== null && text.pieces.every(piece => piece.text.trim() === '')
  return (
    <div
      className="pdf-page"
      data-page={page}
      role="group"
      aria-label={label}
      style={{ width: Math.floor(size.width * scale), height: Math.floor(size.height * scale) }}
    >
      {isNear && <canvas ref={canvas} aria-hidden="true" />}
      {/* The same text in another size: what is selected in it stays selected. */}
      {isNear && <div ref={layer} className="pdf-over" style={sized(scale)} />}
      {isBare && <p className="pdf-bare">{noText(page)}</p>}
    </div>
  )
}
