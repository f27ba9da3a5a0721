import { EditorContent } from '@tiptap/react'
import { useImperativeHandle, useRef, useState } from 'react'
import { m } from '#messages/generated/messages.js'
import { applyDoc } from '#ui/editor/apply-doc.ts'
import { MathField } from '#ui/editor/MathField.tsx'
import type { NoteEditorProps } from '#ui/editor/note-editor-props.ts'
import { SlashMenuList } from '#ui/editor/SlashMenuList.tsx'
import { showPicture } from '#ui/editor/nodes/show-picture.ts'
import { Toolbar } from '#ui/editor/Toolbar.tsx'
import { useNoteEditor } from '#ui/editor/use-note-editor.ts'

/** The note: a toolbar, the text, and the small fields that open beside the cursor. */
export function NoteEditor({ ref, ...props }: NoteEditorProps) {
  const file = useRef<HTMLInputElement>(null)
  const [position, setPosition] = useState<number | null>(null)
  const { editor, ask, formula, setFormula, finishFormula } = useNoteEditor(props, at => {
    setPosition(at)
    file.current?.click()
  })
  useImperativeHandle(
    ref,
    () => ({
      show: doc => {
        const tr = applyDoc(editor.state, doc)
        if (tr) editor.view.dispatch(tr.setMeta('merged', true))
      },
      insertPicture: (attrs, at) => {
        editor
          .chain()
          .insertContentAt(at ?? editor.state.selection.to, { type: 'image', attrs })
          .run()
        showPicture(editor.view.dom, attrs.fileId)
      },
      focus: () => void editor.commands.focus(),
      hasFocus: () => editor.isFocused
    }),
    [editor]
  )
  return (
    <div className="note-editor">
      <Toolbar editor={editor} ask={ask} onPhrase={props.onPhrase} />
      <EditorContent editor={editor} className="note-text" />
      <SlashMenuList editor={editor} ask={ask} />
      {formula && <MathField target={formula} onDone={finishFormula} onCancel={() => setFormula(null)} />}
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        aria-label={m.editor_picture()}
        onChange={event => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) props.onPictures(files, position)
        }}
      />
    </div>
  )
}
