import type { JSONContent } from '@tiptap/core'
import { EditorContent } from '@tiptap/react'
import { useImperativeHandle, useRef, useState } from 'react'
import type { Ref } from 'react'
import { m } from '#messages/generated/messages.js'
import { applyDoc } from './apply-doc.ts'
import { MathField } from './MathField.tsx'
import { SlashMenuList } from './SlashMenuList.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useNoteEditor } from './use-note-editor.ts'

/** What the screen may ask of an open editor. */
export interface NoteEditorHandle {
  /** Puts a merged version in place without touching the cursor. */
  show: (doc: JSONContent) => void
  insertPicture: (picture: { fileId: string; width: number; height: number }, position: number | null) => void
  focus: () => void
  hasFocus: () => boolean
}

export interface NoteEditorProps {
  doc: JSONContent
  label: string
  /** Characters one note may hold. */
  characters: number
  ref?: Ref<NoteEditorHandle>
  /** Called after every change with a way to read the document; reading is left to whoever saves. */
  onChange: (read: () => JSONContent) => void
  onBlur: () => void
  onTooLong: (blocks: JSONContent[]) => void
  onFull: () => void
  onPicturesLeftOut: (count: number) => void
  onPictures: (files: File[], position: number | null) => void
  pictureUrl: (fileId: string) => Promise<string>
}

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
      },
      focus: () => void editor.commands.focus(),
      hasFocus: () => editor.isFocused
    }),
    [editor]
  )
  return (
    <div className="note-editor">
      <Toolbar editor={editor} ask={ask} />
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
