import { useStore } from '@nanostores/react'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { liveRow } from '#data/read/live-rows.ts'
import { countTags, hasTag } from '#domain/notes/note-tags.ts'
import { $notes } from '#data/write/notes/notes.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { openTool } from '#stores/route.ts'
import { addTag, removeTag } from '#tools/notetaker/note/tags.store.ts'
import { Menu } from '#ui/Menu.tsx'

/** The tags of the open note: each leads to its notes and can go; a new one is typed in their line. */
export function NoteTags({ noteId }: { readonly noteId: string }): ReactNode {
  const $note = useMemo(() => liveRow('notes', noteId), [noteId])
  const tags = valueOr(useStore($note), null)?.tags ?? []
  return (
    <>
      {tags.map(tag => (
        <Menu
          key={tag}
          label={m.notes_tag({ tag })}
          trigger={`#${tag}`}
          className="note-tag"
          entries={[
            { id: 'show', text: m.notes_tag_show({ tag }), run: () => openTool('notetaker', { tag }) },
            { id: 'remove', text: m.notes_tag_remove({ tag }), run: () => void removeTag(noteId, tag) }
          ]}
        />
      ))}
      {tags.length < SIZES.tags.count && <NewTag noteId={noteId} tags={tags} />}
    </>
  )
}

function NewTag({ noteId, tags }: { readonly noteId: string; readonly tags: readonly string[] }): ReactNode {
  const notes = valueOr(useStore($notes), [])
  const [typed, setTyped] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = (): void => {
    setTyped(null)
    requestAnimationFrame(() => button.current?.focus())
  }
  if (typed === null)
    return (
      <button ref={button} type="button" className="note-tag add" onClick={() => setTyped('')}>
        {m.notes_tag_add()}
      </button>
    )
  const known = countTags(notes).filter(({ tag }) => !hasTag(tags, tag))
  return (
    <form
      className="new-tag"
      onSubmit={event => {
        event.preventDefault()
        void addTag(noteId, typed)
        setTyped('')
      }}
    >
      <input
        // eslint-disable-next-line jsx-a11y-x/no-autofocus -- it stands where the pressed button stood
        autoFocus
        className="input"
        aria-label={m.notes_tag_name()}
        placeholder={m.notes_tag_name()}
        list="known-tags"
        maxLength={SIZES.tags.length}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onBlur={() => {
          // What was typed is not thrown away because the student went on in the text.
          void addTag(noteId, typed)
          setTyped(null)
        }}
        onKeyDown={event => {
          if (event.key === 'Escape') close()
        }}
      />
      <datalist id="known-tags">
        {known.map(({ tag }) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </form>
  )
}
