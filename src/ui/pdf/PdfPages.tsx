import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { adoptStyles } from '#ui/adopt-styles.ts'
import type { LaidText, OpenPdf, PageSize } from '#ui/pdf/open-pdf.ts'
import { PdfPage } from '#ui/pdf/PdfPage.tsx'
import { usePlace } from '#ui/pdf/use-place.ts'
import { useSelected, type SelectedPassage } from '#ui/pdf/use-selected.ts'
import type { Words } from '#ui/pdf/ranges.ts'
import css from '#ui/pdf/pdf.css?inline'

adoptStyles(css)

/** A place to go to; the same place anew is another object. */
export interface PdfGoal {
  readonly page: number
  readonly words: Words | null
  /** Selects the words, so that what can be done with them is there for who goes by keys. */
  readonly selects?: boolean
}

export interface PdfPagesProps {
  readonly pdf: OpenPdf
  /** `width` fills the column; 1 is the size on paper. */
  readonly zoom: number | 'width'
  readonly goal: PdfGoal | null
  /** Passages that are marked, by their page. */
  readonly kept: ReadonlyMap<number, readonly Words[]>
  readonly label: string
  readonly pageLabel: (page: number) => string
  /** Said where a page holds no text. */
  readonly noText: (page: number) => ReactNode
  readonly onPage: (page: number) => void
  readonly onSelect: (selected: SelectedPassage | null) => void
  /** What stands at the selected words. */
  readonly children?: ReactNode
}

const INCH = 96 / 72
const NONE: readonly Words[] = []

function useWidth(scroller: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    // Hidden behind the note of a phone it has none: what was drawn stays.
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])
  return width
}

/** The pages that are in sight or next to it. */
function useNear(scroller: RefObject<HTMLElement | null>, pages: number): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const root = scroller.current
    if (!root) return undefined
    const observer = new IntersectionObserver(
      entries =>
        setNear(before => {
          const after = new Set(before)
          for (const { target, isIntersecting } of entries) {
            const page = Number((target as HTMLElement).dataset['page'])
            if (isIntersecting) after.add(page)
            else after.delete(page)
          }
          return after
        }),
      { root, rootMargin: '60% 0px' }
    )
    for (const page of root.querySelectorAll('[data-page]')) observer.observe(page)
    return () => observer.disconnect()
  }, [scroller, pages])
  return near
}

/** The pages of a PDF, one under the other. Only those near the view are drawn. */
export function PdfPages(props: PdfPagesProps): ReactNode {
  const { pdf, zoom, goal, kept, label, pageLabel, noText, onPage, onSelect, children } = props
  const scroller = useRef<HTMLDivElement>(null)
  const texts = useRef(new Map<number, LaidText>())
  const [first, setFirst] = useState<PageSize | null>(null)
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map())
  const width = useWidth(scroller)
  useEffect(() => void pdf.sizeOf(1).then(setFirst, () => undefined), [pdf])
  const fitting = first && width > 0 ? (width - 16) / first.width : 0
  const scale = zoom === 'width' ? fitting : zoom * INCH
  const near = useNear(scroller, first && scale > 0 ? pdf.pages : 0)
  const onSize = useCallback(
    (page: number, size: PageSize) => setSizes(before => (before.has(page) ? before : new Map(before).set(page, size))),
    []
  )
  const onText = useCallback((page: number, text: LaidText | null) => {
    if (text) texts.current.set(page, text)
    else texts.current.delete(page)
  }, [])
  usePlace(scroller, { scale, goal, onPage })
  useSelected(scroller, texts, scale, onSelect)
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- it scrolls: without a stop no key reaches it
    <div ref={scroller} className="pdf-pages" role="region" aria-label={label} tabIndex={0}>
      {first &&
        scale > 0 &&
        Array.from({ length: pdf.pages }, (_, at) => at + 1).map(page => (
          <PdfPage
            key={page}
            pdf={pdf}
            page={page}
            scale={scale}
            size={sizes.get(page) ?? first}
            isNear={near.has(page)}
            kept={kept.get(page) ?? NONE}
            shown={goal?.page === page ? goal : null}
            label={pageLabel(page)}
            noText={noText}
            onSize={onSize}
            onText={onText}
          />
        ))}
      {children}
    </div>
  )
}
