import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { $notes } from '#data/write/notes/notes.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { SubmitSays } from '#tools/shared/forms/SubmitSays.tsx'
import { useSubmit } from '#tools/shared/forms/use-submit.ts'
import { putIntoNote } from '#tools/study-zone/graph/saved/into-note.ts'
import { Button } from '#ui/Button.tsx'
import { ComboBox } from '#ui/choice/ComboBox.tsx'
import { Dialog } from '#ui/Dialog.tsx'

export interface IntoNoteProps {
  readonly name: string
  readonly words: readonly string[]
  readonly onClose: () => void
}

/** Asks for the note: a new one, or one of those that are there. */
export function IntoNote({ name, words, onClose }: IntoNoteProps): ReactNode {
  const notes = valueOr(useStore($notes), [])
  const [noteId, setNoteId] = useState<string | null>('new')
  const [submit, run] = useSubmit()
  const put = async (): Promise<void> => {
    const isDone = await putIntoNote(noteId === 'new' ? null : noteId, { name, words })
    if (isDone) onClose()
  }
  return (
    <Dialog
      title={m.graph_note_dialog()}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{m.graph_cancel()}</Button>
          <Button
            kind="ink-small"
            isDisabled={noteId === null}
            isPending={submit.state === 'running'}
            onPress={() => void run(put)}
          >
            {m.graph_note_put()}
          </Button>
        </>
      }
    >
      <ComboBox
        key={notes.length}
        label={m.graph_note_which()}
        options={[
          { id: 'new', text: m.graph_note_new() },
          ...notes.map(({ id, title }) => ({ id, text: title || m.graph_note_untitled() }))
        ]}
        value={noteId}
        none={m.graph_note_none()}
        openLabel={m.graph_note_search()}
        onChange={setNoteId}
      />
      <SubmitSays submit={submit} done="" />
    </Dialog>
  )
}
