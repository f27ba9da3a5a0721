import type { ReactNode } from 'react'
import type { ScriptPart } from '#data/marks/script.ts'
import { m } from '#messages/generated/messages.js'
import { DataTable } from '#tools/shared/questions/DataTable.tsx'
import { CardText } from '#tools/shared/cards/CardText.tsx'
import { Disclosure } from '#ui/choice/Disclosure.tsx'

const Lines = ({ text }: { readonly text: string }): ReactNode =>
  text.split(/\n+/).map((line, at) => (
    <p key={at}>
      <CardText text={line} />
    </p>
  ))

/** What was asked: the part in large, what the whole question gives with it one press away. */
export function QuestionView({ one: { question, part } }: { readonly one: ScriptPart }): ReactNode {
  const { stem, stimuli = [], figures = [] } = question
  const hasMore = stem !== undefined || stimuli.length + figures.length > 0
  return (
    <div className="rv-question">
      {hasMore && (
        <Disclosure title={m.reviewer_given()} isOpenAtFirst={figures.length === 0 && stimuli.length === 0}>
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
        </Disclosure>
      )}
      <div className="rv-q">
        <Lines text={part.text} /> <span className="figures">[{part.marks}]</span>
      </div>
    </div>
  )
}
