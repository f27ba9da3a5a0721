import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog } from 'react-aria-components/Dialog'
import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Popover } from 'react-aria-components/Popover'
import { TextField } from 'react-aria-components/TextField'
import { m } from '#messages/generated/messages.js'
import { toLink } from './links.ts'

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
    <Popover className="math-popover" triggerRef={anchor} isOpen onOpenChange={isOpen => !isOpen && onClose()}>
      <Dialog aria-label={m.editor_link()}>
        <form
          onSubmit={event => {
            event.preventDefault()
            done()
          }}
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
          <div className="actions">
            <Button type="submit" className="plain">
              {m.editor_link_done()}
            </Button>
            <Button className="quiet" onPress={onClose}>
              {m.editor_cancel()}
            </Button>
          </div>
        </form>
      </Dialog>
    </Popover>
  )
}
