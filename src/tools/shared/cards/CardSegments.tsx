import { Fragment, type ReactNode } from 'react'
import type { ShownSegment } from '#domain/cards/cloze.ts'
import { m } from '#messages/generated/messages.js'
import { CardText } from '#tools/shared/cards/CardText.tsx'

function Gap({ hint }: { readonly hint: string | null }): ReactNode {
  return (
    <span className="gap">
      <span aria-hidden="true">{hint ?? '\u2003\u2003'}</span>
      <span className="hidden-text">{hint === null ? m.cards_gap() : m.cards_gap_hint({ hint })}</span>
    </span>
  )
}

function Segment({ segment }: { readonly segment: ShownSegment }): ReactNode {
  if (segment.kind === 'blank') return <Gap hint={segment.hint} />
  const words = <CardText text={segment.text} />
  return segment.kind === 'answer' ? <mark>{words}</mark> : words
}

/** One side of a card. */
export function CardSegments({ segments }: { readonly segments: readonly ShownSegment[] }): ReactNode {
  return (
    <span dir="auto">
      {segments.map((segment, index) => (
        <Fragment key={index}>
          <Segment segment={segment} />
        </Fragment>
      ))}
    </span>
  )
}
