import { useStore } from '@nanostores/react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { CardWithSchedule } from '#data/read/cards/cards.ts'
import { isLeech } from '#domain/cards/leech.ts'
import { questionOf } from '#domain/cards/card-sides.ts'
import { m } from '#messages/generated/messages.js'
import { CardSegments } from '#tools/shared/cards/CardSegments.tsx'
import { useKeyHints } from '#tools/shared/keys/key-words.ts'
import { FrontMedia } from '#tools/shared/cards/occlusion/FrontMedia.tsx'
import { kindWords } from '#tools/shared/cards/card-words.ts'
import { Options } from '#tools/notetaker/review/kinds/Options.tsx'
import { TypedDiff, TypeHere } from '#tools/notetaker/review/kinds/TypedAnswer.tsx'
import { $given, givenFor } from '#tools/notetaker/review/kinds/given.store.ts'
import { Ticks } from '#tools/notetaker/review/Ticks.tsx'
import { ReviewAnswer } from '#tools/notetaker/review/ReviewAnswer.tsx'
import { playedBy } from '#tools/notetaker/review/kinds/sound-key.ts'
import { $progress, $recall } from '#tools/notetaker/review/review-view.store.ts'

export interface ReviewCardProps {
  readonly card: CardWithSchedule
  readonly isAnswerShown: boolean
}

function Recall({ card: { schedule } }: Pick<ReviewCardProps, 'card'>): ReactNode {
  const percent = useStore($recall)
  if (percent === null) {
    const isNew = schedule.lastReviewedAt === null
    return <p className="marks recall">{isNew ? m.cards_review_recall_none() : m.cards_review_recall_learning()}</p>
  }
  return (
    <p className="marks recall">
      <span className="hidden-text">{m.cards_review_recall_label({ percent })}</span>
      <span aria-hidden="true">{m.cards_review_recall({ percent })}</span>
      <small aria-hidden="true">{m.cards_review_recall_short()}</small>
    </p>
  )
}

/** The card as a sheet of the exam booklet: ticks of the day in the margin, question, dashed rule, answer, its sentence in the note. */
export function ReviewCard({ card, isAnswerShown }: ReviewCardProps): ReactNode {
  const progress = useStore($progress)
  const given = givenFor(useStore($given), card.id, card.schedule.reps)
  const play = useKeyHints('review')('play')
  const question = useRef<HTMLHeadingElement>(null)
  // The focus goes to what is new, so that a screen reader reads it.
  useEffect(() => {
    if (!isAnswerShown) question.current?.focus({ preventScroll: true })
  }, [card, isAnswerShown])
  return (
    <article className="sheet review-card">
      <Ticks progress={progress} />
      <div>
        <p className="kind">{kindWords(card)}</p>
        <h2 className="question" tabIndex={-1} ref={question}>
          <span className="hidden-text">
            {m.cards_review_question({ learnt: progress?.learnt ?? 0, total: progress?.total ?? 1 })}{' '}
          </span>
          <CardSegments segments={questionOf(card)} />
        </h2>
        <FrontMedia
          card={card}
          isAnswer={isAnswerShown}
          {...(playedBy(card, isAnswerShown) === card.frontMedia && { hint: play })}
        />
        {card.kind === 'type' && !isAnswerShown && <TypeHere key={`${card.id} ${card.schedule.reps}`} />}
        {card.kind === 'choice' && <Options card={card} chosen={given} isAnswerShown={isAnswerShown} />}
        {isAnswerShown && card.kind === 'type' && given !== null && <TypedDiff typed={given} wanted={card.back} />}
        {isAnswerShown && <ReviewAnswer card={card} />}
        {isAnswerShown && isLeech(card.schedule) && (
          <p className="rk-leech">
            {m.collection_leech_title({ count: card.schedule.lapses })} {m.collection_leech_advice()}
          </p>
        )}
      </div>
      <Recall card={card} />
    </article>
  )
}
