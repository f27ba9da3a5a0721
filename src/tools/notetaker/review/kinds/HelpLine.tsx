import { useState, type ReactNode } from 'react'
import type { CardWithSchedule } from '#data/read/cards/cards.ts'
import { plainQuestion, wantedWords } from '#domain/cards/card-sides.ts'
import { hintOf } from '#domain/cards/typed-answer.ts'
import { m } from '#messages/generated/messages.js'
import { save } from '#data/write/write.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { notify } from '#stores/notices.ts'
import { readAloud } from '#tools/notetaker/review/kinds/read-aloud.ts'
import css from '#tools/notetaker/review/kinds/kinds.css?inline'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Button } from '#ui/Button.tsx'

adoptStyles(css)

const RED = 1

export interface HelpLineProps {
  readonly card: CardWithSchedule
  readonly isAnswerShown: boolean
  /** What answers the card: it stands between a hint and the line of helps. */
  readonly children: ReactNode
  /** What else stands on that line. */
  readonly more: ReactNode
}

/** Small helps with one card: letter after letter of the answer, the device's voice, a flag for later. */
export function HelpLine({ card, isAnswerShown, children, more }: HelpLineProps): ReactNode {
  const asked = `${card.id} ${card.schedule.reps}`
  // Kept by card: drawing all of it anew with each card would cost the frame in which the next one comes.
  const [hinted, setHinted] = useState({ asked, step: 0 })
  const [flagged, setFlagged] = useState({ asked, flag: card.flag })
  const step = hinted.asked === asked ? hinted.step : 0
  const flag = flagged.asked === asked ? flagged.flag : card.flag
  const wanted = wantedWords(card)
  const hint = hintOf(wanted, step)
  const hasMore = hintOf(wanted, step + 1) !== null
  const speak = (): void => {
    if (!readAloud(isAnswerShown && wanted !== '' ? wanted : plainQuestion(card)))
      notify({ text: m.collection_review_aloud_none() })
  }
  const turn = (): void => {
    const next = flag === 0 ? RED : 0
    setFlagged({ asked, flag: next })
    void tryOrNotify(() => save('cards', card.id, { flag: next }))
  }
  return (
    <>
      <p role="status" className="rk-hint">
        {!isAnswerShown && hint !== null && m.collection_review_hint_words({ hint })}
      </p>
      {children}
      <div className="review-more">
        {!isAnswerShown && card.kind !== 'choice' && (
          <Button kind="quiet" isDisabled={!hasMore} onPress={() => setHinted({ asked, step: step + 1 })}>
            {m.collection_review_hint()}
          </Button>
        )}
        <Button kind="quiet" onPress={speak}>
          {m.collection_review_aloud()}
        </Button>
        <Button kind="quiet" onPress={turn}>
          {flag === 0 ? m.collection_review_flag() : m.collection_review_unflag()}
        </Button>
        {more}
      </div>
    </>
  )
}
