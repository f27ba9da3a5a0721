import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { trueNow } from '#data/backend/server-clock.ts'
import { m } from '#messages/generated/messages.js'
import { $route, readRef } from '#stores/route.ts'
import { wordsFor } from '#stores/words.ts'
import { Asked } from '#tools/notetaker/review/Asked.tsx'
import { Finished } from '#tools/notetaker/review/end/Finished.tsx'
import { ReviewCrumb } from '#tools/notetaker/review/ReviewCrumb.tsx'
import { UnstoredAnswers } from '#tools/notetaker/review/ReviewStatus.tsx'
import { Shortcuts } from '#tools/notetaker/review/keys/Shortcuts.tsx'
import { listenToKeys } from '#tools/notetaker/review/keys/listen-to-keys.ts'
import { $review, beginReview, refreshReview } from '#tools/notetaker/review/review.store.ts'
import { Button } from '#ui/Button.tsx'
import '#tools/notetaker/cards/cards.css'
import '#tools/notetaker/review/review.css'

function Place({ onHelp }: { readonly onHelp: () => void }): ReactNode {
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
      return <Asked review={review} onHelp={onHelp} />
    case 'finished':
      return <Finished />
  }
}

/** Today's cards, one after the other. */
export function Review(): ReactNode {
  const [isHelpOpen, setHelpOpen] = useState(false)
  const { review: asked } = useStore($route).query
  const openHelp = useCallback(() => setHelpOpen(true), [])
  useEffect(() => {
    void beginReview(trueNow(), readRef(asked, ['note', 'subject']))
    const refresh = () => {
      if (document.visibilityState === 'visible') void refreshReview(trueNow())
    }
    document.addEventListener('visibilitychange', refresh)
    const unlisten = listenToKeys(openHelp)
    return () => {
      document.removeEventListener('visibilitychange', refresh)
      unlisten()
    }
  }, [openHelp, asked])
  return (
    <section className="review" aria-label={m.cards_review_title()}>
      <ReviewCrumb />
      <UnstoredAnswers />
      <Place onHelp={openHelp} />
      <Shortcuts isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </section>
  )
}
