import { useStore } from '@nanostores/react'
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { liveRow } from '#data/read/live-rows.ts'
import { retry } from '#lib/async/retry.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href, openTool } from '#stores/route.ts'
import { ArrowLeft, CardStack, Ellipsis } from '#ui/icons.tsx'
import { Menu } from '#ui/Menu.tsx'
import { $cardsOpen, toggleCards } from '#tools/notetaker/cards/panel.store.ts'
import type { Draft } from '#tools/shared/saving/draft.ts'
import type { NoteSession } from '#tools/notetaker/saving/note-session.ts'
import { NoteTags } from '#tools/notetaker/note/NoteTags.tsx'
import { NoteTopic } from '#tools/notetaker/note/NoteTopic.tsx'
import { SubjectField } from '#tools/notetaker/note/SubjectField.tsx'
import { setPinned } from '#tools/notetaker/note/tags.store.ts'

const ShareDialog = lazy(async () => {
  const { ShareDialog: Own } = await retry(() => import('#tools/notetaker/share/ShareDialog.tsx'))
  return { default: Own }
})

const VersionsDialog = lazy(async () => {
  const { VersionsDialog: Versions } = await retry(() => import('#tools/notetaker/versions/VersionsDialog.tsx'))
  return { default: Versions }
})

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
  return (
    <header className="note-header">
      <NoteBar session={session} draft={draft} />
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
      {title.length >= SIZES.title && (
        <p className="hint" role="status">
          {m.notes_title_full({ limit: SIZES.title })}
        </p>
      )}
      <div className="note-about">
        <SubjectField session={session} />
        <NoteTopic noteId={session.id} />
        <NoteTags noteId={session.id} />
      </div>
    </header>
  )
}

/** Where the words are, and what can be done with the whole note. */
function NoteBar({ session, draft }: Omit<NoteHeaderProps, 'onEnter'>): ReactNode {
  const { id } = session
  const { state } = useStore(draft.$state)
  const { isOpen } = useStore($cardsOpen)
  const { words } = useStore(session.$size)
  const [hasVersions, setVersions] = useState(false)
  const $note = useMemo(() => liveRow('notes', id), [id])
  const [isShared, setShared] = useState(false)
  const isPinned = valueOr(useStore($note), null)?.pinned ?? false
  return (
    <p className="note-bar">
      <a className="quiet back" href={href('notetaker')}>
        <ArrowLeft size={20} />
        <span className="hidden-text">{m.notes_back()}</span>
      </a>
      <span className="save-state" data-state={state} role="status">
        {STATES[state]()}
      </span>
      <span className="note-words figures">{m.notes_words({ count: words })}</span>
      <a className="bare" href={href('notetaker', { quiz: 'new', from: `note:${id}` })}>
        {m.quiz_way_in()}
      </a>
      <button type="button" className="bare" aria-expanded={isOpen} aria-controls="note-cards" onClick={toggleCards}>
        <CardStack size={18} />
        {m.notes_cards()}
      </button>
      <Menu
        label={m.notes_menu()}
        trigger={<Ellipsis size={20} />}
        className="bare"
        placement="bottom end"
        entries={[
          {
            id: 'pin',
            text: isPinned ? m.notes_unpin() : m.notes_pin(),
            run: () => void setPinned(id, !isPinned)
          },
          { id: 'ask', text: m.notes_ask(), run: () => openTool('chatbot', { about: `note:${id}` }) },
          { id: 'versions', text: m.versions_title(), run: () => setVersions(true) },
          { id: 'copy', text: m.notes_copy(), run: () => void session.copyText() },
          // What was typed last goes along: the share is made of what is stored.
          { id: 'share', text: m.share_act(), run: () => void draft.flush().finally(() => setShared(true)) },
          { id: 'delete', text: m.notes_delete(), run: () => void session.remove() }
        ]}
      />
      {isShared && (
        <Suspense>
          <ShareDialog
            of={{ kind: 'note', cardIds: [], noteIds: [id], of: id }}
            title={session.$title.get()}
            onClose={() => setShared(false)}
          />
        </Suspense>
      )}
      {hasVersions && (
        <Suspense>
          <VersionsDialog session={session} onClose={() => setVersions(false)} />
        </Suspense>
      )}
    </p>
  )
}
