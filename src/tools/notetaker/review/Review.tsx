import { useStore } from '@nanostores/react'
import { useEffect, type ReactNode } from 'react'
import { trueNow } from '#data/backend/server-clock.ts'
import { m } from '#messages/generated/messages.js'
import { $route, readRef } from '#stores/route.ts'
import { wordsFor } from '#stores/words.ts'
import { Asked } from '#tools/notetaker/review/Asked.tsx'
import { Finished } from '#tools/notetaker/review/end/Finished.tsx'
import { ReviewCrumb } from '#tools/notetaker/review/ReviewCrumb.tsx'
import { UnstoredAnswers } from '#tools/notetaker/review/ReviewStatus.tsx'
import { REVIEW_KEYS } from '#tools/notetaker/review/review-keys.ts'
import { $review, beginReview, refreshReview } from '#tools/notetaker/review/review.store.ts'
import { useKeys } from '#tools/shared/keys/use-keys.ts'
import { Button } from '#ui/Button.tsx'
import '#tools/notetaker/cards/cards.css'
import '#tools/notetaker/review/review.css'

function Place(): ReactNode {
  const review = useStore($review)
  switch (review.state) {
    case 'loading':
      return <p role="status">{m.cards_review_loading()}</p>
    case 'failed':
      return (
        <div role="alert">
          <p>{m.cards_review_failed()}</p>
          <p className="hint">{wordsFor(review.error)}</p>
          <Button onPress={() => void refreshReview(trueNow())}>{m.cards_retry()}</Button>
        </div>
      )
    case 'asking':
      return <Asked review={review} />
    case 'finished':
      return <Finished />
  }
}

/** Today's cards, one after the other. */
export function Review(): ReactNode {
  const { review: asked } = useStore($route).query
  useKeys('review', REVIEW_KEYS)
  useEffect(() => {
    void beginReview(trueNow(), readRef(asked, ['note', 'subject']))
    const refresh = () => {
      if (document.visibilityState === 'visible') void refreshReview(trueNow())
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [asked])
  return (
    <section className="review" aria-label={m.cards_review_title()}>
      <ReviewCrumb />
      <UnstoredAnswers />
      <Place />
    </section>
  )
}
