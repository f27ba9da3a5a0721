import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { $chatSources } from '#data/read/chat/chat-sources.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { addToNote } from '#tools/chatbot/acts/write-acts.ts'
import { SubmitSays } from '#tools/shared/forms/SubmitSays.tsx'
import { useSubmit } from '#tools/shared/forms/use-submit.ts'
import { Button } from '#ui/Button.tsx'
import { ComboBox } from '#ui/choice/ComboBox.tsx'
import { TextField } from '#ui/TextField.tsx'

export interface NoteActProps {
  readonly text: string
  readonly onDone: () => void
}

/** The words of an answer at the end of a note that the student chooses; they can be changed first. */
export function NoteAct({ text: before, onDone }: NoteActProps): ReactNode {
  const notes = valueOr(useStore($chatSources), null)?.notes ?? []
  const [text, setText] = useState(before)
  const [noteId, setNoteId] = useState<string | null>(null)
  const [submit, run] = useSubmit()
  const isReady = noteId !== null && text.trim() !== ''
  return (
    <>
      <ComboBox
        key={notes.length}
        label={m.chat_note_which()}
        options={notes.map(({ id, title }) => ({ id, text: title || m.chat_untitled() }))}
        value={noteId}
        none={m.chat_scope_nothing()}
        openLabel={m.chat_scope_open()}
        onChange={setNoteId}
      />
      <TextField label={m.chat_note_text()} rows={5} value={text} onChange={setText} hint={m.chat_note_hint()} />
      <div className="cb-foot">
        <Button
          kind="ink-small"
          isDisabled={!isReady}
          isPending={submit.state === 'running'}
          onPress={() => void run(() => addToNote(noteId ?? '', text)).then(isDone => isDone && onDone())}
        >
          {m.chat_note_add()}
        </Button>
        <SubmitSays submit={submit} done="" />
      </div>
    </>
  )
}
