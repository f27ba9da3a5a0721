import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { m } from '#messages/generated/messages.js'
import type { LinkableNote, NoteEditorProps } from '#ui/editor/note-editor-props.ts'
import { dismissSuggestion, insertNoteLink, suggestKey } from '#ui/editor/note-links/suggest.ts'

interface NoteLinkListProps {
  readonly editor: Editor
  readonly notes: NonNullable<NoteEditorProps['noteLinks']>
  /** Where the editor's keys go while the list is open. */
  readonly takeKeys: (handle: ((key: string) => boolean) | null) => void
}

/** The notes that begin or hold what stands behind `[[`. The cursor stays in the note; arrows move, Enter takes. */
export function NoteLinkList({ editor, notes, takeKeys }: NoteLinkListProps) {
  const wanted = useEditorState({
    editor,
    selector: ({ editor: current }) => suggestKey.getState(current.state)?.wanted ?? null
  })
  const [found, setFound] = useState<readonly LinkableNote[]>([])
  const [chosen, setChosen] = useState(0)
  const query = wanted?.query
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (query === undefined) return
    let isOver = false
    void notes.find(query).then(answer => {
      if (isOver) return
      setFound(answer)
      setChosen(0)
    })
    return () => {
      isOver = true
    }
  }, [query, notes])
  const name = query?.trim() ?? ''
  const isNew = name !== '' && !found.some(({ title }) => title.toLowerCase() === name.toLowerCase())
  const count = found.length + (isNew ? 1 : 0)
  const take = (index: number): void => {
    if (!wanted) return
    const note = found[index]
    if (note) insertNoteLink(editor, wanted, note)
    else if (isNew) void notes.make(name).then(made => made && insertNoteLink(editor, wanted, made))
  }
  useLayoutEffect(() => {
    takeKeys(key => {
      if (!wanted || (key !== 'Escape' && count === 0)) return false
      if (key === 'ArrowDown') setChosen((chosen + 1) % count)
      else if (key === 'ArrowUp') setChosen((chosen + count - 1) % count)
      else if (key === 'Escape') dismissSuggestion(editor, wanted)
      else if (key === 'Enter' || key === 'Tab') take(chosen)
      else return false
      return true
    })
    return () => takeKeys(null)
  })
  useLayoutEffect(() => {
    const element = list.current
    const frame = element?.offsetParent?.getBoundingClientRect()
    if (!wanted || !element || !frame) return
    const at = editor.view.coordsAtPos(wanted.from)
    const hasRoom = at.bottom + element.offsetHeight < window.innerHeight
    element.style.top = `${(hasRoom ? at.bottom + 6 : at.top - element.offsetHeight - 6) - frame.top}px`
    element.style.left = `${Math.max(0, Math.min(at.left - frame.left, frame.width - element.offsetWidth))}px`
    element.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [wanted, editor, count, chosen])
  if (!wanted) return null
  const options = [...found.map(({ title }) => title), ...(isNew ? [m.editor_note_link_new({ name })] : [])]
  return (
    <div ref={list} className="slash-menu" role="listbox" aria-label={m.editor_note_links()}>
      {options.length === 0 && <p className="hint">{m.editor_note_link_none()}</p>}
      {options.map((words, index) => (
        <div
          key={found[index]?.id ?? 'new'}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          onPointerDown={event => {
            event.preventDefault()
            take(index)
          }}
        >
          {words}
        </div>
      ))}
    </div>
  )
}
