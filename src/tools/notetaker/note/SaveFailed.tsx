import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { wordsFor } from '#stores/words.ts'
import { Button } from '#ui/Button.tsx'
import type { Draft } from '#tools/shared/saving/draft.ts'
import type { NoteSession } from '#tools/notetaker/saving/note-session.ts'

/** A note that could not be stored: what happened, what is safe, and the ways on. Of the device itself the bar tells. */
export function SaveFailed({ session, draft }: { readonly session: NoteSession; readonly draft: Draft }): ReactNode {
  const state = useStore(draft.$state)
  if (state.state !== 'failed' || state.error.code === 'storage') return null
  const isTooBig = state.error.code === 'limit'
  return (
    <div className="note-notice" role="alert">
      <p className="label">{m.notes_unsaved_title()}</p>
      <p>{isTooBig ? m.notes_too_big() : m.notes_unsaved_text({ reason: wordsFor(state.error) })}</p>
      <p className="row">
        {isTooBig && <Button onPress={session.splitNote}>{m.notes_split()}</Button>}
        <Button onPress={() => void draft.flush()}>{m.notes_retry()}</Button>
        <Button onPress={() => void session.copyText()}>{m.notes_copy()}</Button>
      </p>
    </div>
  )
}
