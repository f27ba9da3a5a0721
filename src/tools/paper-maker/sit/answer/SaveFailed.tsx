import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { wordsFor } from '#stores/words.ts'
import type { Draft } from '#tools/shared/saving/draft.ts'
import { Button } from '#ui/Button.tsx'

interface SaveFailedProps {
  readonly draft: Draft
  readonly text: () => string
}

/** An answer that could not be stored. Of a full device the bar above the page tells. */
export function SaveFailed({ draft, text }: SaveFailedProps): ReactNode {
  const state = useStore(draft.$state)
  if (state.state !== 'failed' || state.error.code === 'storage') return null
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text())
      notify({ text: m.notes_copied() })
    } catch {
      notify({ text: m.notes_copy_failed() })
    }
  }
  return (
    <div className="sit-notice" role="alert">
      <p>{m.sit_unsaved({ reason: wordsFor(state.error) })}</p>
      <p className="row">
        <Button onPress={() => void draft.flush()}>{m.notes_retry()}</Button>
        <Button onPress={() => void copy()}>{m.notes_copy()}</Button>
      </p>
    </div>
  )
}
