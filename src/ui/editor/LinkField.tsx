import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { TextField } from 'react-aria-components/TextField'
import { m } from '#messages/generated/messages.js'
import { FieldPopover } from '#ui/editor/FieldPopover.tsx'
import { toLink } from '#ui/editor/links.ts'

/** The address of the marked words; empty takes the link away. */
export function LinkField({
  editor,
  anchor,
  onClose
}: {
  editor: Editor
  anchor: React.RefObject<Element | null>
  onClose: () => void
}) {
  const [typed, setTyped] = useState(() => String(editor.getAttributes('link')['href'] ?? ''))
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const [isRefused, setRefused] = useState(false)
  const done = (): void => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (typed.trim() === '') chain.unsetLink().run()
    else {
      const href = toLink(typed)
      if (href === null) return setRefused(true)
      if (editor.state.selection.empty && !editor.isActive('link'))
        chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
      else chain.setLink({ href }).run()
    }
    onClose()
  }
  return (
    <FieldPopover
      title={m.editor_link()}
      doneLabel={m.editor_link_done()}
      anchor={anchor}
      onDone={done}
      onCancel={onClose}
    >
      <TextField
        className="field"
        value={typed}
        onChange={text => {
          setTyped(text)
          setRefused(false)
        }}
        isInvalid={isRefused}

        maxLength={2000}
      >
        <Label>{m.editor_link_label()}</Label>
        <Input ref={field} className="input" inputMode="url" autoCapitalize="none" spellCheck={false} />
        <FieldError className="error">{m.editor_link_refused()}</FieldError>
      </TextField>
    </FieldPopover>
  )
}
