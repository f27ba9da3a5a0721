import type { ReactNode } from 'react'
import { answerOf, extraOf, questionOf } from '#domain/cards/card-sides.ts'
import type { DraftCard } from '#tools/shared/cards/card-draft.ts'
import { m } from '#messages/generated/messages.js'
import { CardSegments } from '#tools/shared/cards/CardSegments.tsx'
import { SideMedia } from '#tools/shared/cards/media/SideMedia.tsx'
import { FrontMedia } from '#tools/shared/cards/occlusion/FrontMedia.tsx'
import { CardText } from '#tools/shared/cards/CardText.tsx'

/** Question, dashed rule, answer: a card as a list shows it. */
export function CardSides({ card }: { readonly card: DraftCard }): ReactNode {
  return (
    <div className="card-sides">
      <p className="side-question">
        <CardSegments segments={questionOf(card)} />
      </p>
      <FrontMedia card={card} isAnswer={false} />
      <CardAnswer card={card} />
    </div>
  )
}

/** The answer below its dashed rule, and what stands behind it. */
export function CardAnswer({ card }: { readonly card: DraftCard }): ReactNode {
  const extra = extraOf(card)
  return (
    <>
      <p className="side-answer">
        <CardSegments segments={answerOf(card)} />
      </p>
      {extra !== '' && (
        <p className="side-extra" dir="auto">
          <CardText text={extra} />
        </p>
      )}
      <SideMedia media={card.backMedia} />
    </>
  )
}

/** What a draft will become, while it is typed. */
export function CardPreview({ cards }: { readonly cards: readonly DraftCard[] }): ReactNode {
  const shown = cards.filter(card => card.front.trim() !== '')
  if (shown.length === 0) return null
  return (
    <section className="preview" aria-label={m.cards_form_preview()}>
      <p className="kind">{m.cards_form_makes({ count: shown.length })}</p>
      {shown.map(card => (
        <CardSides key={card.ordinal} card={card} />
      ))}
    </section>
  )
}
