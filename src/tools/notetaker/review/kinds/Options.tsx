import type { ReactNode } from 'react'
import { trueNow } from '#data/backend/server-clock.ts'
import type { CardWithSchedule } from '#data/read/cards/cards.ts'
import { m } from '#messages/generated/messages.js'
import { useKeyHints } from '#tools/shared/keys/key-words.ts'
import { CardText } from '#tools/shared/cards/CardText.tsx'
import { giveAnswer, optionsFor } from '#tools/notetaker/review/kinds/given.store.ts'

export interface OptionsProps {
  readonly card: CardWithSchedule
  /** Null before the answer is shown. */
  readonly chosen: string | null
  readonly isAnswerShown: boolean
}

/** One of several: chosen by a press or its number; afterwards the right one and the chosen one are marked. */
export function Options({ card, chosen, isAnswerShown }: OptionsProps): ReactNode {
  const hint = useKeyHints('review')
  return (
    <ol className="rk-options" aria-label={m.collection_review_options()}>
      {optionsFor(card).map((option, index) => {
        const isRight = option === card.back
        return isAnswerShown ? (
          <li key={option} data-right={isRight} data-chosen={option === chosen}>
            <span className="rk-place" aria-hidden="true">
              {isRight ? '✓' : option === chosen ? '✗' : index + 1}
            </span>
            <CardText text={option} />
            <small>
              {[isRight && m.collection_review_is_right(), option === chosen && m.collection_review_chosen()]
                .filter(Boolean)
                .join(', ')}
            </small>
          </li>
        ) : (
          <li key={option}>
            <button
              type="button"
              className="rk-option"
              {...hint('grade', index).attributes}
              onClick={() => giveAnswer(option, trueNow())}
            >
              <span className="rk-place" aria-hidden="true">
                {index + 1}
              </span>
              <CardText text={option} />
            </button>
          </li>
        )
      })}
    </ol>
  )
}
