import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $refusedAnswers } from '#data/write/cards/review.ts'
import { $pending, retryHeld } from '#data/write/held.ts'
import { m } from '#messages/generated/messages.js'
import { wordsFor } from '#stores/words.ts'
import { $stored } from '#tools/notetaker/review/review.store.ts'
import { Button } from '#ui/Button.tsx'

/** "Saved" only after the disk said so. */
export function SavedMark(): ReactNode {
  const pending = useStore($pending)
  const stored = useStore($stored)
  if (useStore($refusedAnswers).length > 0) return null
  if (pending > 0) return <span className="saved-mark">{m.cards_review_saving()}</span>
  return stored > 0 ? <span className="saved-mark">{m.cards_review_saved()}</span> : null
}

/** Answers that the device refused: told, kept, and stored on request. */
export function UnstoredAnswers(): ReactNode {
  const refused = useStore($refusedAnswers)
  return (
    <div role="alert">
      {refused.length > 0 && (
        <p className="error unstored">
          {m.cards_review_unsaved({ count: refused.length, reason: wordsFor(refused[0]) })}{' '}
          <Button kind="quiet" onPress={() => void retryHeld()}>
            {m.cards_review_store_again()}
          </Button>
        </p>
      )}
    </div>
  )
}
