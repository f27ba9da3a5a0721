import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useLayoutEffect, useRef } from 'react'
import { m } from '#messages/generated/messages.js'
import type { Ask } from '#ui/editor/commands.ts'
import { runSlash, slashKey } from '#ui/editor/slash.ts'

/** As many as stand in the list without moving it. */
const SEEN = 8

/** The list below the slash. The cursor stays in the note; arrows move, Enter takes. */
export function SlashMenuList({ editor, ask }: { editor: Editor; ask: Ask }) {
  const menu = useEditorState({
    editor,
    selector: ({ editor: current }) => slashKey.getState(current.state)?.menu ?? null
  })
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = list.current
    const frame = element?.offsetParent?.getBoundingClientRect()
    if (!menu || !element || !frame) return
    const at = editor.view.coordsAtPos(menu.from)
    const hasRoom = at.bottom + element.offsetHeight < window.innerHeight
    element.style.top = `${(hasRoom ? at.bottom + 6 : at.top - element.offsetHeight - 6) - frame.top}px`
    element.style.left = `${Math.max(0, Math.min(at.left - frame.left, frame.width - element.offsetWidth))}px`
    element.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [menu, editor])
  if (!menu) return null
  const count = menu.commands.length
  if (count === 0)
    return (
      <div ref={list} className="slash-menu slash-note" role="status">
        {m.editor_slash_none({ words: menu.query })}
      </div>
    )
  return (
    <div ref={list} id="slash-menu" className="slash-menu" role="listbox" aria-label={m.editor_slash_label()}>
      {menu.commands.map((command, index) => (
        <div
          key={command.id}
          id={`slash-${command.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === menu.chosen}
          onPointerDown={event => {
            event.preventDefault()
            runSlash(editor, menu, index, ask)
          }}
        >
          {command.name()}
        </div>
      ))}
      {count > SEEN && (
        <p className="slash-note" aria-hidden="true">
          {m.editor_slash_all({ count })}
        </p>
      )}
    </div>
  )
}
