import { useState, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'

export type Zoom = number | 'width'
export type Panel = 'contents' | 'find' | 'passages' | 'cut' | 'text' | 'scans'

const ZOOMS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4] as const

export interface ReaderBarProps {
  readonly page: number
  readonly pages: number
  readonly zoom: Zoom
  readonly panel: Panel | null
  readonly passages: number
  readonly onPage: (page: number) => void
  readonly onZoom: (zoom: Zoom) => void
  readonly onPanel: (panel: Panel) => void
}

const nextZoom = (zoom: Zoom, way: 1 | -1): number => {
  const now = zoom === 'width' ? 1 : zoom
  const found = way > 0 ? ZOOMS.find(one => one > now) : ZOOMS.findLast(one => one < now)
  return found ?? now
}

/** The page, the size, and what else the PDF offers. */
export function ReaderBar(props: ReaderBarProps): ReactNode {
  const { page, pages, zoom, panel, passages, onPage, onZoom, onPanel } = props
  const offers: readonly (readonly [Panel, string])[] = [
    ['contents', m.pdf_contents()],
    ['find', m.pdf_find()],
    ['passages', m.pdf_passages({ count: passages })],
    ['cut', m.pdf_cut()],
    ['text', m.pdf_text()],
    ['scans', m.pdf_scans()]
  ]
  return (
    <div className="pd-bar" role="toolbar" aria-label={m.pdf_bar()}>
      <PageField page={page} pages={pages} onPage={onPage} />
      <button type="button" className="bare" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {m.pdf_back()}
      </button>
      <button type="button" className="bare" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {m.pdf_next()}
      </button>
      <button type="button" className="bare" aria-label={m.pdf_smaller()} onClick={() => onZoom(nextZoom(zoom, -1))}>
        −
      </button>
      <button type="button" className="bare" aria-label={m.pdf_larger()} onClick={() => onZoom(nextZoom(zoom, 1))}>
        +
      </button>
      <button type="button" className="bare" aria-pressed={zoom === 'width'} onClick={() => onZoom('width')}>
        {m.pdf_width()}
      </button>
      {offers.map(([id, words]) => (
        <button
          key={id}
          type="button"
          className="bare"
          aria-expanded={panel === id}
          aria-controls="pd-panel"
          onClick={() => onPanel(id)}
        >
          {words}
        </button>
      ))}
    </div>
  )
}

type PageFieldProps = Pick<ReaderBarProps, 'page' | 'pages' | 'onPage'>

function PageField({ page, pages, onPage }: PageFieldProps): ReactNode {
  const [typed, setTyped] = useState<{ readonly at: number; readonly text: string } | null>(null)
  // Scrolling on shows the page in sight again.
  const text = typed?.at === page ? typed.text : String(page)
  return (
    <form
      className="pd-number"
      onSubmit={event => {
        event.preventDefault()
        const wanted = Number(text)
        if (Number.isInteger(wanted) && wanted >= 1) onPage(Math.min(pages, wanted))
        setTyped(null)
      }}
    >
      <label>
        {m.pdf_page_field()}{' '}
        <input
          className="input"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={event => setTyped({ at: page, text: event.target.value.replaceAll(/\D/g, '').slice(0, 5) })}
          onBlur={() => setTyped(null)}
        />
      </label>{' '}
      <span className="figures">{m.pdf_of({ pages })}</span>
    </form>
  )
}
