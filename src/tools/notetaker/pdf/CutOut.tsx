import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { cutPicture, type Box } from '#tools/notetaker/pdf/cut-picture.ts'
import { quotePicture } from '#tools/notetaker/pdf/quotes.ts'
import { storePicture } from '#tools/shared/pictures/store-picture.ts'
import { Button } from '#ui/Button.tsx'
import type { OpenPdf } from '#ui/pdf/open-pdf.ts'

const WHOLE: Box = { left: 0, top: 0, width: 100, height: 100 }
const [STEP, LEAST, HEIGHT] = [2, 4, 360] as const

const within = ({ left, top, width, height }: Box): Box => {
  const [w, h] = [Math.min(100, Math.max(LEAST, width)), Math.min(100, Math.max(LEAST, height))]
  return { left: Math.min(100 - w, Math.max(0, left)), top: Math.min(100 - h, Math.max(0, top)), width: w, height: h }
}

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP]
}

/** In hundredths of the page: where the pointer is. */
function pointOf(event: PointerEvent<HTMLElement>): { readonly x: number; readonly y: number } {
  const frame = event.currentTarget.getBoundingClientRect()
  const share = (at: number, from: number, size: number): number =>
    Math.min(100, Math.max(0, (100 * (at - from)) / size))
  return { x: share(event.clientX, frame.left, frame.width), y: share(event.clientY, frame.top, frame.height) }
}

export interface CutOutProps {
  readonly noteId: string
  readonly pdf: OpenPdf
  /** The page in sight. */
  readonly page: number
}

/** A part of a page as a picture in the note: for figures, and for pages that are pictures. */
export function CutOut({ noteId, pdf, page }: CutOutProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [box, setBox] = useState(WHOLE)
  const [from, setFrom] = useState<{ readonly x: number; readonly y: number } | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const picture = canvas.current
    if (picture)
      void pdf
        .sizeOf(page)
        .then(({ height }) => pdf.draw(page, picture, HEIGHT / height, stop.signal))
        .catch(() => undefined)
    return () => stop.abort()
  }, [pdf, page])
  const press = (event: KeyboardEvent): void => {
    const move = MOVES[event.key]
    if (!move) return
    event.preventDefault()
    const [x, y] = move
    setBox(
      within(
        event.shiftKey
          ? { ...box, width: box.width + x, height: box.height + y }
          : { ...box, left: box.left + x, top: box.top + y }
      )
    )
  }
  const draw = (event: PointerEvent<HTMLElement>): void => {
    if (!from) return
    const { x, y } = pointOf(event)
    setBox(
      within({
        left: Math.min(x, from.x),
        top: Math.min(y, from.y),
        width: Math.abs(x - from.x),
        height: Math.abs(y - from.y)
      })
    )
  }
  const keep = (): Promise<void> =>
    tryOnceOrNotify('cut a pdf', async () => {
      const file = await cutPicture(pdf, page, box, m.pdf_page({ page }))
      const stored = await storePicture(file, { noteId })
      if (stored) await quotePicture(noteId, page, stored)
    })
  return (
    <>
      <p className="hint">{m.pdf_cut_how()}</p>
      <div
        className="pd-cut"
        role="group"
        aria-label={m.pdf_cut_page({ page })}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          setFrom(pointOf(event))
        }}
        onPointerMove={draw}
        onPointerUp={() => setFrom(null)}
      >
        <canvas ref={canvas} aria-hidden="true" />
        <button
          type="button"
          className="pd-box"
          aria-label={m.pdf_cut_box()}
          style={{ left: `${box.left}%`, top: `${box.top}%`, width: `${box.width}%`, height: `${box.height}%` }}
          onKeyDown={press}
        />
      </div>
      <div className="pd-acts">
        <Button kind="ink-small" onPress={() => void keep()}>
          {m.pdf_cut_keep()}
        </Button>
        <Button kind="quiet" onPress={() => setBox(WHOLE)}>
          {m.pdf_cut_whole()}
        </Button>
      </div>
    </>
  )
}
