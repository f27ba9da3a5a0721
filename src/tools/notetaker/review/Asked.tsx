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
import { Button } from '#ui/Button.tsx'
import { pressedOnce } from '#ui/double-press.ts'

/** The same under every card: not drawn anew with each. */
const More = memo(function More({ onHelp }: { readonly onHelp: () => void }): ReactNode {
  const nothingDone = useStore($steps).length === 0
  const acts = [
    ['z', m.cards_review_undo(), () => void undoStep(trueNow())],
    ['e', m.cards_review_edit(), () => turnTo('editing', trueNow())],
    ['b', m.cards_review_bury(), () => void buryCurrent(trueNow())],
    ['s', m.cards_review_suspend(), () => void suspendCurrent(trueNow())],
    ['?', m.cards_review_help(), onHelp]
  ] as const
  return (
    <>
      {acts.map(([key, words, run]) => (
        <Button
          key={key}
          kind="quiet"
          data-key={key}
          aria-keyshortcuts={key}
          isDisabled={key === 'z' && nothingDone}
          onPress={run}
        >
          {words}
          <kbd aria-hidden="true">{key.toUpperCase()}</kbd>
        </Button>
      ))}
    </>
  )
})

export interface AskedProps {
  readonly review: Asking
  readonly onHelp: () => void
}

/** The card that is asked and what can be done with it. */
export function Asked({ review, onHelp }: AskedProps): ReactNode {
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
      <HelpLine card={card} isAnswerShown={isShown} more={<More onHelp={onHelp} />}>
        <div className="review-actions">
          {isShown ? (
            <Grades />
          ) : card.kind === 'type' ? null : (
            <button
              type="button"
              className="act show-answer"
              onClick={({ nativeEvent }) => pressedOnce(nativeEvent, () => showAnswer(trueNow()))}
            >
              {m.cards_review_show()} <kbd aria-hidden="true">{m.cards_review_show_key()}</kbd>
            </button>
          )}
        </div>
      </HelpLine>
    </>
  )
}
