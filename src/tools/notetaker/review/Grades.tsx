import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { trueNow } from '#data/backend/server-clock.ts'
import { m } from '#messages/generated/messages.js'
import { $intervals, GRADES } from '#tools/notetaker/review/review-view.store.ts'
import { gradeCurrent } from '#tools/notetaker/review/review.store.ts'
import { Key } from '#tools/shared/keys/Key.tsx'
import { useKeyHints } from '#tools/shared/keys/key-words.ts'
import { pressedOnce } from '#ui/double-press.ts'

const NAMES = {
  1: m.cards_review_grade_1,
  2: m.cards_review_grade_2,
  3: m.cards_review_grade_3,
  4: m.cards_review_grade_4
} as const

/** Four answers, each with the time until the card comes back. */
export function Grades(): ReactNode {
  const hint = useKeyHints('review')
  const intervals = useStore($intervals)
  return (
    <div className="grades" role="group" aria-label={m.cards_review_grades()}>
      {GRADES.map(grade => (
        <button
          key={grade}
          type="button"
          {...hint('grade', grade - 1).attributes}
          onClick={({ nativeEvent }) => pressedOnce(nativeEvent, () => gradeCurrent(grade, trueNow()))}
        >
          <span>
            {NAMES[grade]()} <Key hint={hint('grade', grade - 1)} />
          </span>
          <small>{intervals?.[grade]}</small>
        </button>
      ))}
    </div>
  )
}
