import { EditorContent } from '@tiptap/react'
import { lazy, Suspense, useImperativeHandle, useRef, useState } from 'react'
import { retry } from '#lib/async/retry.ts'
import { readKey } from '#lib/keys/read-key.ts'
import { m } from '#messages/generated/messages.js'
import { applyDoc } from '#ui/editor/apply-doc.ts'
import { insertBelow } from '#ui/editor/nodes/insert-below.ts'
import { MathField } from '#ui/editor/MathField.tsx'
import type { NoteEditorProps } from '#ui/editor/note-editor-props.ts'
import { NoteLinkList } from '#ui/editor/note-links/NoteLinkList.tsx'
import { SlashMenuList } from '#ui/editor/SlashMenuList.tsx'
import { showPicture } from '#ui/editor/nodes/show-picture.ts'
import { Toolbar } from '#ui/editor/Toolbar.tsx'
import { useNoteEditor } from '#ui/editor/use-note-editor.ts'

const FindBar = lazy(async () => {
  const { FindBar: Bar } = await retry(() => import('#ui/editor/find/FindBar.tsx'))
  return { default: Bar }
})

/** The note: a toolbar, the text, and the small fields that open beside the cursor. */
export function NoteEditor({ ref, ...props }: NoteEditorProps) {
  const file = useRef<HTMLInputElement>(null)
  const [isFinding, setFinding] = useState(false)
  const [position, setPosition] = useState<number | null>(null)
  const onLinkKey = useRef<((key: string) => boolean) | null>(null)
  const takeLinkKeys = (handle: ((key: string) => boolean) | null): void => {
    onLinkKey.current = handle
  }
  const choosePicture = (at: number): void => {
    setPosition(at)
    file.current?.click()
  }
  const { editor, ask, formula, setFormula, finishFormula } = useNoteEditor(props, choosePicture, onLinkKey)
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
      insertBelow: (blockId, paragraphs) => insertBelow(editor, blockId, paragraphs),
      focus: () => void editor.commands.focus(),
      hasFocus: () => editor.isFocused
    }),
    [editor]
  )
  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- a key for what the menu of the toolbar has too
    <div
      className="note-editor"
      onKeyDown={event => {
        if (readKey('note', event.nativeEvent, 'page', true)?.act !== 'find') return
        // Pressed again in the bar, the browser's own find comes.
        const bar = event.currentTarget.querySelector('.find-bar')
        if (bar && event.target instanceof Node && bar.contains(event.target)) return
        event.preventDefault()
        setFinding(true)
        bar?.querySelector('input')?.select()
      }}
    >
      <Toolbar editor={editor} ask={ask} onPhrase={props.onPhrase} onFind={() => setFinding(true)} />
      {isFinding && (
        <Suspense fallback={null}>
          <FindBar
            editor={editor}
            onClose={() => {
              setFinding(false)
              editor.commands.focus()
            }}
          />
        </Suspense>
      )}
      <EditorContent editor={editor} className="note-text" />
      <SlashMenuList editor={editor} ask={ask} />
      {props.noteLinks && <NoteLinkList editor={editor} notes={props.noteLinks} takeKeys={takeLinkKeys} />}
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
