import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { wordsFor } from '#stores/words.ts'
import { OpenNotePage } from '#tools/notetaker/note/OpenNotePage.tsx'
import { enterNote } from '#tools/notetaker/saving/note-session.ts'

/** One address, one note: what stands on the screen until it is open, and when there is none. */
export function NotePage({ id }: { readonly id: string }): ReactNode {
  const [session] = useState(() => enterNote(id))
  const state = useStore(session.$state)
  useEffect(() => {
    scrollTo(0, 0)
    return session.stay()
  }, [session])
  if (state.state === 'open') return <OpenNotePage session={session} draft={state.draft} />
  if (state.state === 'loading')
    return (
      <p className="note-page hint" role="status">
        {m.notes_editor_loading()}
      </p>
    )
  return (
    <section className="note-page stack">
      <h2 className="title">{state.state === 'missing' ? m.notes_missing_title() : m.notes_failed_title()}</h2>
      <p className="lead">{state.state === 'missing' ? m.notes_missing_text() : wordsFor(state.error)}</p>
      <a className="plain" href={href('notetaker')}>
        {m.notes_back()}
      </a>
    </section>
  )
}
