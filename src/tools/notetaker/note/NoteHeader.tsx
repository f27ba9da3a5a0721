import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { m } from '#messages/generated/messages.js'
import { href, openTool } from '#stores/route.ts'
import { Menu } from '#ui/Menu.tsx'
import { $cardsOpen, toggleCards } from '#tools/notetaker/note/cards-panel.store.ts'
import type { Draft } from '#tools/shared/saving/draft.ts'
import type { NoteSession } from '#tools/notetaker/saving/note-session.ts'
import { NoteTopic } from '#tools/notetaker/note/NoteTopic.tsx'
import { SubjectField } from '#tools/notetaker/note/SubjectField.tsx'

interface NoteHeaderProps {
  readonly session: NoteSession
  readonly draft: Draft
  /** Enter in the title goes on to the text. */
  readonly onEnter: () => void
}

const STATES = {
  saved: m.notes_state_saved,
  waiting: m.notes_state_waiting,
  saving: m.notes_state_saving,
  failed: m.notes_state_failed
}

export function NoteHeader({ session, draft, onEnter }: NoteHeaderProps): ReactNode {
  const title = useStore(session.$title)
  const { state } = useStore(draft.$state)
  const { isOpen } = useStore($cardsOpen)
  return (
    <header className="note-header">
      <p className="note-bar">
        <a className="quiet back" href={href('notetaker')}>
          {m.notes_back()}
        </a>
        <span className="save-state" data-state={state} role="status">
          {STATES[state]()}
        </span>
        <a className="quiet" href={href('notetaker', { quiz: 'new', from: `note:${session.id}` })}>
          {m.quiz_way_in()}
        </a>
        <button type="button" className="quiet" aria-expanded={isOpen} aria-controls="note-cards" onClick={toggleCards}>
          {m.notes_cards()}
        </button>
        <Menu
          label={m.notes_menu()}
          trigger={<MoreMark />}
          className="icon-button"
          placement="bottom end"
          entries={[
            { id: 'ask', text: m.notes_ask(), run: () => openTool('chatbot', { about: `note:${session.id}` }) },
            { id: 'copy', text: m.notes_copy(), run: () => void session.copyText() },
            { id: 'delete', text: m.notes_delete(), run: () => void session.remove() }
          ]}
        />
      </p>
      <textarea
        className="note-title"
        rows={1}
        aria-label={m.notes_note_title()}
        placeholder={m.notes_untitled()}
        dir="auto"
        maxLength={SIZES.title}
        value={title}
        onChange={event => session.retitle(event.target.value.replaceAll('\n', ' '))}
        onBlur={() => void draft.flush()}
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          onEnter()
        }}
      />
      <SubjectField session={session} />
      <NoteTopic noteId={session.id} />
    </header>
  )
}

function MoreMark(): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" fill="currentColor">
      <circle cx="4" cy="10" r="1.6" />
      <circle cx="10" cy="10" r="1.6" />
      <circle cx="16" cy="10" r="1.6" />
    </svg>
  )
}
