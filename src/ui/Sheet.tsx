import type { ReactNode } from 'react'
import '#styles/ui.css'

export interface SheetProps {
  readonly title: string
  readonly children: ReactNode
  /** The numeral in the margin. */
  readonly no?: string
  /** Lets an address lead here. */
  readonly id?: string
  /** What stands at the right: marks, a count, a percentage. */
  readonly marks?: ReactNode
}

/** A section of the exam booklet: number in the margin, matter, marks. */
export function Sheet({ title, children, no = '', id, marks }: SheetProps): ReactNode {
  return (
    <section className="sheet" id={id}>
      <p className="no">{no}</p>
      <div className="sheet-matter">
        <h2 className="title" tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
      {marks !== undefined && <p className="marks">{marks}</p>}
    </section>
  )
}
