import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { wordsFor } from '#stores/words.ts'
import { $answers, $refusedInThisTab, storeAgain } from '#tools/notetaker/review/answers.store.ts'
import { Button } from '#ui/Button.tsx'

/** "Saved" only after the disk said so. */
export function SavedMark(): ReactNode {
  const { pending, stored } = useStore($answers)
  if (useStore($refusedInThisTab).length > 0) return null
  if (pending > 0) return <span className="saved-mark">{m.cards_review_saving()}</span>
  return stored > 0 ? <span className="saved-mark">{m.cards_review_saved()}</span> : null
}

/** Answers that the device refused: told, kept, and stored on request. */
export function UnstoredAnswers(): ReactNode {
  const unstored = useStore($refusedInThisTab)
  const first = unstored[0]
  return (
    <div role="alert">
      {first && (
        <p className="error unstored">
          {m.cards_review_unsaved({ count: unstored.length, reason: wordsFor(first.error) })}{' '}
          <Button kind="quiet" onPress={() => void storeAgain()}>
            {m.cards_review_store_again()}
          </Button>
        </p>
      )}
    </div>
  )
}
