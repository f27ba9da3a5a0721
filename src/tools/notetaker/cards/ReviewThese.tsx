import { useStore } from '@nanostores/react'
import { useMemo, type ReactNode } from 'react'
import { $preferences } from '#data/write/preferences.ts'
import { noteQueueCount } from '#data/write/cards/review.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'

export interface ReviewTheseProps {
  readonly noteId: string
  /** How many cards of this note were never asked. */
  readonly unseen: number
}

/** From the cards of a note straight into their review, and what the day's limit means for them otherwise. */
export function ReviewThese({ noteId, unseen }: ReviewTheseProps): ReactNode {
  const $count = useMemo(() => noteQueueCount(noteId), [noteId])
  const count = valueOr(useStore($count), 0)
  const perDay = valueOr(useStore($preferences), null)?.newPerDay
  return (
    <>
      {count > 0 && (
        <p className="review-these">
          <a className="act small" href={href('notetaker', { review: `note:${noteId}` })}>
            {m.cards_review_these({ count })}
          </a>
        </p>
      )}
      {perDay !== undefined && unseen > perDay && (
        <p className="hint">
          {m.cards_daily_limit({ perDay, unseen })}{' '}
          <a href={href('user-settings', { part: 'study' })}>{m.cards_daily_limit_change()}</a>
        </p>
      )}
    </>
  )
}
