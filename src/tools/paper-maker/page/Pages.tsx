import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { paginate, type Page } from '#domain/paper/paginate.ts'
import { m } from '#messages/generated/messages.js'
import type { PageBlock } from '#tools/paper-maker/page/blocks.ts'
import { BlockView } from '#tools/paper-maker/page/BlockView.tsx'
import css from '#tools/paper-maker/page/pages.css?inline'
import { adoptStyles } from '#ui/adopt-styles.ts'

adoptStyles(css)

/** Millimetres; a CSS pixel is 1/96 inch. */
const SIZES = { A4: { width: 210, height: 297 }, Letter: { width: 215.9, height: 279.4 } } as const
const MARGIN = { side: 19, top: 16, bottom: 24 } as const
const PX = 96 / 25.4

export interface PagesProps {
  readonly blocks: readonly PageBlock[]
  readonly size: 'A4' | 'Letter'
  readonly code: string
  readonly label: string
  readonly cover: ReactNode
  /** Out of sight: the screen shows the paper in another way. */
  readonly isForPrint?: boolean
}

/** Blocks measured once, set on pages, and shown as small as the room is. */
export function Pages({ blocks, size, code, label, cover, isForPrint = false }: PagesProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null)
  const measure = useRef<HTMLDivElement>(null)
  const [set, setPages] = useState<{
    readonly pages: readonly Page[]
    readonly of?: unknown
    readonly height?: number
  }>({
    pages: []
  })
  const [zoom, setZoom] = useState(1)
  const byId = useMemo(() => new Map(blocks.map(block => [block.id, block])), [blocks])
  const { width, height } = SIZES[size]
  const { pages } = set
  const isSet = set.of === blocks && set.height === height

  useLayoutEffect(() => {
    let isGone = false
    const setAll = (): void => {
      if (isGone || !measure.current) return
      const room = (height - MARGIN.top - MARGIN.bottom) * PX
      const heights = [...measure.current.children].map(child => child.getBoundingClientRect().height)
      const measured = blocks.map((block, at) => ({ ...block, height: heights[at] ?? 0 }))
      setPages({ pages: paginate(measured, room), of: blocks, height })
    }
    const pictures = [...(measure.current?.querySelectorAll('img') ?? [])]
    void Promise.all([document.fonts.ready, ...pictures.map(picture => picture.decode().catch(() => undefined))]).then(
      setAll
    )
    // Maths is set once its part of the program is there, and is higher then.
    const watch = new ResizeObserver(setAll)
    if (measure.current) watch.observe(measure.current)
    return () => {
      isGone = true
      watch.disconnect()
    }
  }, [blocks, height, cover])

  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      const room = entry?.contentRect.width ?? 0
      const columns = room > 900 ? 2 : 1
      setZoom(Math.min(1, (room - (columns - 1) * 28) / columns / (width * PX)))
    })
    if (frame.current) watch.observe(frame.current)
    return () => watch.disconnect()
  }, [width])

  const style = { '--pp-width': `${width}mm`, '--pp-height': `${height}mm`, '--pp-zoom': zoom } as React.CSSProperties
  return (
    <div
      ref={frame}
      className="pp-frame"
      style={style}
      data-size={size}
      data-print={isForPrint}
      aria-label={label}
      aria-busy={!isSet}
      aria-hidden={isForPrint}
      inert={isForPrint}
    >
      <div ref={measure} className="pp-measure" aria-hidden="true" inert>
        {blocks.map(block => (
          <div key={block.id} className="pp-block">
            <BlockView block={block} cover={cover} />
          </div>
        ))}
      </div>
      <div className="pp-pages">
        {pages.map((page, at) => (
          <section key={at} className="pp-page" aria-label={m.paper_page({ page: at + 1, pages: pages.length })}>
            {page.blocks.map(id => {
              const block = byId.get(id)
              return (
                block && (
                  <div key={id} className="pp-block">
                    <BlockView block={block} cover={cover} />
                  </div>
                )
              )
            })}
            <footer className="pp-foot">
              <span>{code}</span>
              <span>{m.paper_not_official()}</span>
              <span>
                {m.paper_page({ page: at + 1, pages: pages.length })}
                {at % 2 === 0 && at < pages.length - 1 ? ` · ${m.paper_turn_over()}` : ''}
              </span>
            </footer>
          </section>
        ))}
      </div>
    </div>
  )
}
