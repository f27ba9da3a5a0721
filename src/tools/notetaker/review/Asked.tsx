import { useStore } from '@nanostores/react'
import { memo, type ReactNode } from 'react'
import { trueNow } from '#data/backend/server-clock.ts'
import { m } from '#messages/generated/messages.js'
import { CardForm } from '#tools/shared/cards/CardForm.tsx'
import { draftOf } from '#tools/shared/cards/card-draft.ts'
import { Grades } from '#tools/notetaker/review/Grades.tsx'
import { HelpLine } from '#tools/notetaker/review/kinds/HelpLine.tsx'
import { ReviewCard } from '#tools/notetaker/review/ReviewCard.tsx'
import { editCurrent, stopEditing } from '#tools/notetaker/review/review-edit.ts'
import { buryCurrent, suspendCurrent, undoStep } from '#tools/notetaker/review/review-steps.ts'
import { $steps, type Asking, showAnswer, turnTo } from '#tools/notetaker/review/review.store.ts'
import { Key } from '#tools/shared/keys/Key.tsx'
import { useKeyHints } from '#tools/shared/keys/key-words.ts'
import { openKeys } from '#tools/shared/keys/keys-open.store.ts'
import { Button } from '#ui/Button.tsx'
import { pressedOnce } from '#ui/double-press.ts'

/** The same under every card: not drawn anew with each. */
const More = memo(function More(): ReactNode {
  const hint = useKeyHints('review')
  const help = useKeyHints('page')('keys')
  const nothingDone = useStore($steps).length === 0
  const acts = [
    [hint('undo'), m.cards_review_undo(), () => void undoStep(trueNow())],
    [hint('edit'), m.cards_review_edit(), () => turnTo('editing', trueNow())],
    [hint('bury'), m.cards_review_bury(), () => void buryCurrent(trueNow())],
    [hint('suspend'), m.cards_review_suspend(), () => void suspendCurrent(trueNow())],
    [help, m.cards_review_help(), openKeys]
  ] as const
  return (
    <>
      {acts.slice(nothingDone ? 1 : 0).map(([key, words, run]) => (
        <Button
          key={words}
          kind="quiet"
          {...(run === openKeys && { 'data-key': '?' })}
          {...key.attributes}
          onPress={run}
        >
          {words}
          <Key hint={key} />
        </Button>
      ))}
    </>
  )
})

export interface AskedProps {
  readonly review: Asking
}

/** The card that is asked and what can be done with it. */
export function Asked({ review }: AskedProps): ReactNode {
  const show = useKeyHints('review')('show')
  const card = review.session.current
  if (!card) return null
  if (review.face === 'editing')
    return (
      <CardForm
        key={card.id}
        initial={draftOf(card)}
        isNew={false}
        keptAs={`card ${card.id}`}
        onSave={editCurrent}
        onCancel={stopEditing}
      />
    )
  const isShown = review.face === 'answer'
  return (
    <>
      <ReviewCard card={card} isAnswerShown={isShown} />
      <HelpLine card={card} isAnswerShown={isShown} more={<More />}>
        <div className="review-actions">
          {isShown ? (
            <Grades />
          ) : card.kind === 'type' ? null : (
            <button
              type="button"
              className="act show-answer"
              onClick={({ nativeEvent }) => pressedOnce(nativeEvent, () => showAnswer(trueNow()))}
            >
              {m.cards_review_show()} <Key hint={show} />
            </button>
          )}
        </div>
      </HelpLine>
    </>
  )
}
