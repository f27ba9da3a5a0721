import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { m } from '#messages/generated/messages.js'
import { findKey, findPlugin, replaceAll, replaceOne } from '#ui/editor/find/find.ts'

/** Finds words of the note and puts others in their place. Enter goes on, Shift Enter back, Escape closes. */
export function FindBar({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const [words, setWords] = useState('')
  const [other, setOther] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { count, at } = useEditorState({
    editor,
    selector: ({ editor: current }) => {
      const found = findKey.getState(current.state)
      return { count: found?.matches.length ?? 0, at: found?.at ?? -1 }
    }
  })
  useEffect(() => {
    editor.registerPlugin(findPlugin())
    field.current?.focus()
    return () => {
      if (!editor.isDestroyed) editor.unregisterPlugin(findKey)
    }
  }, [editor])
  const show = (): void => {
    const found = findKey.getState(editor.state)
    const match = found?.matches[found.at]
    const place = match && editor.view.domAtPos(match.from).node
    const element = place instanceof Element ? place : place?.parentElement
    element?.scrollIntoView({ block: 'center' })
  }
  const find = (typed: string): void => {
    setWords(typed)
    editor.view.dispatch(editor.state.tr.setMeta(findKey, { words: typed }))
    show()
  }
  const go = (step: number): void => {
    if (count === 0) return
    editor.view.dispatch(editor.state.tr.setMeta(findKey, { at: (at + step + count) % count }))
    show()
  }
  const replace = (how: typeof replaceAll): void => {
    const tr = how(editor.state, other)
    if (tr) editor.view.dispatch(tr)
    show()
  }
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- Escape closes it from each of its fields
    <form
      className="find-bar"
      aria-label={m.editor_find()}
      onSubmit={event => {
        event.preventDefault()
        go(1)
      }}
      onKeyDown={event => {
        if (event.key === 'Escape') onClose()
        if (event.key !== 'Enter' || !event.shiftKey) return
        event.preventDefault()
        go(-1)
      }}
    >
      <label>
        {m.editor_find_words()}
        <input
          ref={field}
          className="input"
          value={words}
          maxLength={200}
          onChange={event => find(event.target.value)}
        />
      </label>
      <output className="figures">
        {words === '' ? '' : count === 0 ? m.editor_find_none() : m.editor_find_place({ place: at + 1, count })}
      </output>
      <label>
        {m.editor_replace_words()}
        <input className="input" value={other} maxLength={200} onChange={event => setOther(event.target.value)} />
      </label>
      <span className="find-acts">
        <Acts isEmpty={count === 0} replace={replace} onClose={onClose} />
      </span>
    </form>
  )
}

interface ActsProps {
  readonly isEmpty: boolean
  readonly replace: (how: typeof replaceAll) => void
  readonly onClose: () => void
}

function Acts({ isEmpty, replace, onClose }: ActsProps) {
  return (
    <>
      <button type="submit">{m.editor_find_next()}</button>
      <button type="button" disabled={isEmpty} onClick={() => replace(replaceOne)}>
        {m.editor_replace()}
      </button>
      <button type="button" disabled={isEmpty} onClick={() => replace(replaceAll)}>
        {m.editor_replace_all()}
      </button>
      <button type="button" onClick={onClose}>
        {m.editor_find_close()}
      </button>
    </>
  )
}
