import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { adoptStyles } from '#ui/adopt-styles.ts'
import css from '#ui/chart/chart.css?inline'
import { Disclosure } from '#ui/choice/Disclosure.tsx'

adoptStyles(css)

export interface Figures {
  /** What the figures are of; names the picture and its table. */
  readonly title: string
  /** The titles of the table's columns. */
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
  /** The words that open the table: "The figures". */
  readonly open: string
}

export interface ChartFrameProps extends Figures {
  /** What the picture says, in a sentence: it stands for the picture. */
  readonly summary: string
  /** Which line is which. */
  readonly legend?: ReactNode
  /** Draws into the width there is, in pixels. */
  readonly children: (width: number) => ReactNode
}

/** A picture of figures with the sentence it says, and its table one press away. */
export function ChartFrame({ title, columns, rows, open, summary, legend, children }: ChartFrameProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const sizes = new ResizeObserver(() => setWidth(element.clientWidth))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  return (
    <figure className="cf" aria-label={title}>
      <div className="cf-draw" ref={place} role="img" aria-label={`${title}. ${summary}`}>
        {width > 0 && children(width)}
      </div>
      {legend}
      <Disclosure title={open} level={4}>
        <div className="cf-scroll">
          <table className="cf-table">
            <caption>{title}</caption>
            <thead>
              <tr>
                {columns.map(column => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={index}>
                  {row.map((cell, place) =>
                    place === 0 ? (
                      <th key={place} scope="row">
                        {cell}
                      </th>
                    ) : (
                      <td key={place}>{cell}</td>
                    )
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Disclosure>
    </figure>
  )
}
