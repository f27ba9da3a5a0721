import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { SavedMark } from '#tools/notetaker/review/ReviewStatus.tsx'
import { $place, $progress } from '#tools/notetaker/review/review-view.store.ts'

/** Where the card belongs, and how far the day has come. */
export function ReviewCrumb(): ReactNode {
  const { subject, note } = useStore($place)
  const progress = useStore($progress)
  const place = [subject?.name, note?.title].filter(name => name !== undefined && name !== '').join(' · ')
  return (
    <header className="review-crumb">
      <span>{place === '' ? m.cards_review_title() : place}</span>
      <span>
        <SavedMark />
        {progress && progress.total > 0 && <span>{m.cards_review_progress(progress)}</span>}
      </span>
    </header>
  )
}
