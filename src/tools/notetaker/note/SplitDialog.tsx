import { useState, type ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { m } from '#messages/generated/messages.js'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import type { NoteSession } from '#tools/notetaker/saving/note-session.ts'
import type { Parts } from '#tools/notetaker/saving/parts.ts'

const figure = (count: number): string => count.toLocaleString('en-GB')

export function SplitDialog({ session, parts }: { readonly session: NoteSession; readonly parts: Parts }): ReactNode {
  const [isWriting, setWriting] = useState(false)
  const write = async (): Promise<void> => {
    setWriting(true)
    await session.acceptSplit()
    setWriting(false)
  }
  return (
    <Dialog
      title={m.notes_long_title()}
      isOpen
      role="alertdialog"
      onClose={session.cancelSplit}
      actions={
        <>
          <Button onPress={session.cancelSplit}>{m.notes_cancel()}</Button>
          <Button kind="ink-small" isPending={isWriting} onPress={() => void write()}>
            {m.notes_long_split({ count: parts.parts.length })}
          </Button>
        </>
      }
    >
      <p>{m.notes_long_text({ words: parts.words, limit: figure(SIZES.noteText) })}</p>
    </Dialog>
  )
}
