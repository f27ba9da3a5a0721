import { useEditor } from '@tiptap/react'
import type { Editor } from '@tiptap/core'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { m } from '#messages/generated/messages.js'
import { withBlockIds } from '#ui/editor/block-ids.ts'
import type { Ask } from '#ui/editor/commands.ts'
import { noteExtensions } from '#ui/editor/extensions.ts'
import type { MathTarget } from '#ui/editor/MathField.tsx'
import type { NoteEditorProps } from '#ui/editor/note-editor-props.ts'
import { NoteLinks } from '#ui/editor/note-links/suggest.ts'
import { Paste } from '#ui/editor/paste/paste.ts'
import { SlashMenu } from '#ui/editor/slash.ts'
import { TextLimit } from '#ui/editor/text-limit.ts'

type Props = Omit<NoteEditorProps, 'ref'>

/** The element a small field opens beside when no formula stands there yet. */
function lineElement(editor: Editor): Element {
  const { node } = editor.view.domAtPos(editor.state.selection.from)
  return node instanceof Element ? node : (node.parentElement ?? editor.view.dom)
}

export function useNoteEditor(
  props: Props,
  choosePicture: (position: number) => void,
  onLinkKey: RefObject<((key: string) => boolean) | null>
) {
  const [formula, setFormula] = useState<MathTarget | null>(null)
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  const current = useRef<Editor>(null)
  const [ask] = useState<Ask>(() => ({
    picture: () => choosePicture(current.current?.state.selection.to ?? 0),
    formula: display => {
      const open = current.current
      if (open) setFormula({ position: null, display, latex: '', element: lineElement(open) })
    }
  }))
  const editor = useEditor({
    injectCSS: false,
    extensions: [
      ...noteExtensions({
        url: id => latest.current.pictureUrl(id),
        words: {
          missing: m.editor_picture_missing(),
          describe: m.editor_picture_describe(),
          card: m.editor_picture_card(),
          read: m.scan_button()
        },
        ...(props.onFigure && { onCard: figure => latest.current.onFigure?.(figure) }),
        ...(props.onReadFigure && { onRead: figure => latest.current.onReadFigure?.(figure) }),
        labels: {
          formula: latex => m.editor_formula_name({ latex }),
          task: text => (text === '' ? m.editor_task_empty() : m.editor_task_name({ text })),
          callout: m.editor_callout(),
          table: m.editor_table_wide(),
          placeholder: m.editor_placeholder()
        },
        editMath: (position, element) => {
          const node = current.current?.state.doc.nodeAt(position)
          if (!node) return
          const display = node.type.name === 'blockMath'
          setFormula({ position, display, latex: node.attrs['latex'] as string, element })
        }
      }),
      SlashMenu.configure({ ask }),
      ...(props.noteLinks
        ? [
            NoteLinks.configure({
              onKey: key => onLinkKey.current?.(key) ?? false,
              open: place => latest.current.noteLinks?.open(place)
            })
          ]
        : []),
      TextLimit.configure({ characters: props.characters, refused: () => latest.current.onFull() }),
      Paste.configure({
        characters: props.characters,
        tooLong: blocks => latest.current.onTooLong(blocks),
        title: text => latest.current.onTitle(text),
        picturesLeftOut: count => latest.current.onPicturesLeftOut(count),
        pictures: (files, position) => latest.current.onPictures(files, position)
      })
    ],
    content: withBlockIds(props.doc),
    editorProps: { attributes: { 'aria-label': props.label, 'aria-multiline': 'true', role: 'textbox', dir: 'auto' } },
    onCreate: ({ editor: created }) => {
      current.current = created
    },
    onUpdate: ({ editor: changed, transaction }) => {
      if (transaction.getMeta('merged') !== true) latest.current.onChange(() => changed.getJSON())
    },
    onBlur: () => latest.current.onBlur()
  })
  const finishFormula = (latex: string): void => {
    const target = formula
    setFormula(null)
    if (!target) return
    const type = target.display ? 'blockMath' : 'inlineMath'
    if (target.position === null) {
      if (latex !== '') editor.chain().focus().insertContent({ type, attrs: { latex } }).run()
      return
    }
    const { state, view } = editor
    const node = state.doc.nodeAt(target.position)
    if (node?.type.name !== type) return
    view.dispatch(
      latex === ''
        ? state.tr.delete(target.position, target.position + node.nodeSize)
        : state.tr.setNodeAttribute(target.position, 'latex', latex)
    )
    editor.commands.focus(target.position + 1)
  }
  return { editor, ask, formula, setFormula, finishFormula }
}
