import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { placeIn } from '#stores/route.ts'
import { SavedMark } from '#tools/notetaker/review/ReviewStatus.tsx'
import { cameFrom } from '#tools/notetaker/review/came-from.ts'
import { $current, $place, $progress } from '#tools/notetaker/review/review-view.store.ts'

const $at = placeIn('notetaker')

/** Where the card belongs, and how far the day has come. */
export function ReviewCrumb(): ReactNode {
  const { subject, note } = useStore($place)
  const progress = useStore($progress)
  const { review } = useStore($at)
  const isAsking = useStore($current) !== null
  const place = [subject?.name, note?.title].filter(name => name !== undefined && name !== '').join(' · ')
  return (
    <header className="review-crumb">
      <span>{place === '' ? m.cards_review_title() : place}</span>
      <span>
        <SavedMark />
        {progress && progress.total > 0 && <span>{m.cards_review_progress(progress)}</span>}
        {isAsking && <a href={cameFrom(review).to}>{m.cards_review_stop()}</a>}
      </span>
    </header>
  )
}
