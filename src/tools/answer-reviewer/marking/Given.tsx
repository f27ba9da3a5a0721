import type { ReactNode } from 'react'
import type { PaperQuestion } from '#domain/paper/question.ts'
import { unbroken } from '#domain/paper/unbroken.ts'
import { DataTable } from '#tools/shared/questions/DataTable.tsx'
import { CardText } from '#tools/shared/cards/CardText.tsx'

export const Lines = ({ text }: { readonly text: string }): ReactNode =>
  text.split(/\n+/).map((line, at) => (
    <p key={at}>
      <CardText text={unbroken(line)} />
    </p>
  ))

export const givesAnything = ({ stem, stimuli = [], figures = [] }: PaperQuestion): boolean =>
  stem !== undefined || stimuli.length + figures.length > 0

/** What the whole question gives: its stem, sources, data and figures. */
export function Given({ question }: { readonly question: PaperQuestion }): ReactNode {
  const { stem, stimuli = [], figures = [] } = question
  return (
    <div className="rv-given">
      {stem !== undefined && <Lines text={stem} />}
      {stimuli.map(({ label, caption, text, table }) => (
        <section key={label}>
          <p>
            <b>{label}</b> {caption}
          </p>
          {text !== undefined && <Lines text={text} />}
          {table && (
            <div className="rv-table">
              <DataTable table={table} />
            </div>
          )}
        </section>
      ))}
      {figures.map(({ id, svg, alt, label }) => (
        <figure key={id}>
          <img src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`} alt={alt} />
          <figcaption>{label}</figcaption>
        </figure>
      ))}
    </div>
  )
}
