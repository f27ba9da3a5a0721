import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { m } from '#messages/generated/messages.js'
import { findKey, findPlugin, replaceAll, replaceOne } from '#ui/editor/find/find.ts'

const LONGEST = 200

/** What is selected within a line of the note: whoever opens the bar then wants that. */
function selected({ state: { doc, selection } }: Editor): string {
  const { $from, $to, from, to } = selection
  return $from.sameParent($to) && to - from <= LONGEST ? doc.textBetween(from, to, undefined, '\ufffc') : ''
}

/** Finds words of the note and puts others in their place. Enter goes on, Shift Enter back, Escape closes. */
export function FindBar({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const [first] = useState(() => selected(editor))
  const [words, setWords] = useState(first)
  const [other, setOther] = useState('')
  /** How many were replaced by the last press; null where something else was done since. */
  const [done, setDone] = useState<number | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const { count, at } = useEditorState({
    editor,
    selector: ({ editor: current }) => {
      const found = findKey.getState(current.state)
      return { count: found?.matches.length ?? 0, at: found?.at ?? -1 }
    }
  })
  const show = (): void => {
    const found = findKey.getState(editor.state)
    const match = found?.matches[found.at]
    const place = match && editor.view.domAtPos(match.from).node
    const element = place instanceof Element ? place : place?.parentElement
    element?.scrollIntoView({ block: 'center' })
  }
  const find = (typed: string): void => {
    setWords(typed)
    setDone(null)
    editor.view.dispatch(editor.state.tr.setMeta(findKey, { words: typed }))
    show()
  }
  useEffect(() => {
    editor.registerPlugin(findPlugin())
    if (first !== '') editor.view.dispatch(editor.state.tr.setMeta(findKey, { words: first }))
    field.current?.focus()
    return () => {
      if (!editor.isDestroyed) editor.unregisterPlugin(findKey)
    }
  }, [editor, first])
  const go = (step: number): void => {
    setDone(null)
    if (count === 0) return
    editor.view.dispatch(editor.state.tr.setMeta(findKey, { at: (at + step + count) % count }))
    show()
  }
  const replace = (how: typeof replaceAll): void => {
    const tr = how(editor.state, other)
    if (tr) {
      editor.view.dispatch(tr)
      setDone(how === replaceAll ? count : 1)
      // The button has nothing to do any more; what was pressed keeps the focus near.
      if (how === replaceAll || count === 1) field.current?.focus()
    }
    show()
  }
  const place = words === '' ? '' : count === 0 ? m.editor_find_none() : m.editor_find_place({ place: at + 1, count })
  const said = [done !== null && m.editor_replaced({ count: done }), (done === null || count > 0) && place]
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
          maxLength={LONGEST}
          onChange={event => find(event.target.value)}
        />
      </label>
      <output className="figures">{said.filter(Boolean).join(' · ')}</output>
      <label>
        {m.editor_replace_words()}
        <input className="input" value={other} maxLength={LONGEST} onChange={event => setOther(event.target.value)} />
      </label>
      <span className="find-acts">
        <Acts isEmpty={count === 0} go={go} replace={replace} onClose={onClose} />
      </span>
    </form>
  )
}

interface ActsProps {
  readonly isEmpty: boolean
  readonly go: (step: number) => void
  readonly replace: (how: typeof replaceAll) => void
  readonly onClose: () => void
}

function Acts({ isEmpty, go, replace, onClose }: ActsProps) {
  return (
    <>
      <button type="submit">{m.editor_find_next()}</button>
      <button type="button" onClick={() => go(-1)}>
        {m.editor_find_before()}
      </button>
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
