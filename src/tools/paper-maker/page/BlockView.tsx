import type { ReactNode } from 'react'
import { unbroken } from '#domain/paper/unbroken.ts'
import { m } from '#messages/generated/messages.js'
import type { PageBlock } from '#tools/paper-maker/page/blocks.ts'
import { CardText } from '#tools/shared/cards/CardText.tsx'
import { DataTable } from '#tools/shared/questions/DataTable.tsx'
import { SchemeView } from '#tools/paper-maker/page/SchemeView.tsx'
import { Words } from '#tools/paper-maker/page/Words.tsx'
import type { Figure, PaperPart, Stimulus } from '#domain/paper/question.ts'

const Lines = ({ count }: { readonly count: number }): ReactNode => (
  <div className="pp-lines" aria-hidden="true">
    {Array.from({ length: count }, (_, at) => (
      <div key={at} className="pp-line" />
    ))}
  </div>
)

/** One block of a page: number, matter, marks. The cover is made where its figures are. */
export function BlockView({ block, cover }: { readonly block: PageBlock; readonly cover: ReactNode }): ReactNode {
  const { matter, no } = block
  if (matter.kind === 'cover') return cover
  if (matter.kind === 'end') return <p className="pp-end">{m.paper_end()}</p>
  if (matter.kind === 'formulas')
    return (
      <div className="pp-formulas">
        <h3>{m.paper_formulas()}</h3>
        {matter.lines.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
    )
  if (matter.kind === 'section') {
    const { answer, questions } = matter.section
    return (
      <h3 className="pp-section">
        {matter.heading}
        {answer !== 'all' && <small>{m.paper_answer_some({ count: answer, of: questions.length })}</small>}
      </h3>
    )
  }
  const marks = matter.kind === 'part' || matter.kind === 'scheme' ? matter.marks : ''
  return (
    <div className="pp-item">
      <b className="pp-no">{no}</b>
      <div>
        <BlockContentView block={block} />
      </div>
      <em className="pp-marks">{marks}</em>
    </div>
  )
}

function BlockContentView({ block: { matter } }: { readonly block: PageBlock }): ReactNode {
  if (matter.kind === 'stem') return <Words text={matter.text} />
  if (matter.kind === 'figure') return <FigureView figure={matter.figure} />
  if (matter.kind === 'stimulus' || matter.kind === 'table') return <StimulusView {...matter} />
  if (matter.kind === 'part') return <PartView part={matter.part} label={matter.label} lines={matter.lines} />
  if (matter.kind === 'scheme') return <SchemeView part={matter.part} label={matter.label} />
  if (matter.kind === 'sample')
    return (
      <div className="pp-sample">
        <p>
          <b>{m.paper_sample({ marks: matter.title })}</b>
        </p>
        <Words text={matter.text} />
      </div>
    )
  if (matter.kind !== 'lines') return null
  return (
    <>
      <p>{matter.label}</p>
      <Lines count={matter.count} />
    </>
  )
}

/** As a picture, in which nothing runs. */
export function FigureView({ figure }: { readonly figure: Figure }): ReactNode {
  return (
    <figure className="pp-figure">
      <img src={`data:image/svg+xml;utf8,${encodeURIComponent(figure.svg)}`} alt={figure.alt} />
      <figcaption>{figure.label}</figcaption>
    </figure>
  )
}

function PartView({
  part,
  label,
  lines
}: {
  readonly part: PaperPart
  readonly label: string
  readonly lines: number
}): ReactNode {
  return (
    <div className="pp-part">
      {label !== '' && <span>{label}</span>}
      <div>
        <Words text={part.text} />
        {part.choices && (
          <ol className="pp-choices">
            {Object.entries(part.choices).map(([letter, text]) => (
              <li key={letter}>
                <b>{letter}</b> <CardText text={unbroken(text)} />
              </li>
            ))}
          </ol>
        )}
        <Lines count={lines} />
      </div>
    </div>
  )
}

function originWords(origin: Stimulus['origin']): string {
  return typeof origin === 'string' ? m.paper_written() : `${origin.author}, ${origin.work}, ${origin.year}`
}

interface StimulusViewProps {
  readonly kind: string
  readonly stimulus: Stimulus
  readonly part?: string
  readonly first?: boolean
  readonly last?: boolean
  /** That it was written for this exercise stands above already. */
  readonly isSaid: boolean
}

export function StimulusView(matter: StimulusViewProps): ReactNode {
  const { label, caption, table, origin, text } = matter.stimulus
  const heads = matter.kind === 'table' ? !text : matter.first
  return (
    <div className="pp-stimulus">
      {heads && (
        <p>
          <b>{label}</b> {caption}
        </p>
      )}
      {matter.part !== undefined && matter.part !== '' && <Words text={matter.part} />}
      {matter.kind === 'table' && table && <DataTable table={table} />}
      {(matter.last || matter.kind === 'table') && !(matter.isSaid && typeof origin === 'string') && (
        <p className="pp-origin">{originWords(origin)}</p>
      )}
    </div>
  )
}
