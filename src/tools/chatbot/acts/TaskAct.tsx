import { useState, type ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { readNote } from '#data/write/notes/notes.ts'
import { m } from '#messages/generated/messages.js'
import { addTask } from '#tools/chatbot/acts/write-acts.ts'
import { SubmitSays } from '#tools/shared/forms/SubmitSays.tsx'
import { useSubmit } from '#tools/shared/forms/use-submit.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { TextField } from '#ui/TextField.tsx'

export interface TaskActProps {
  readonly threadId: string
  readonly question: string
  /** The note whose subject and topic the task has. */
  readonly noteId: string | null
  readonly onDone: () => void
}

/** A task for the planner, to be looked at before it is kept. */
export function TaskAct({ threadId, question, noteId, onDone }: TaskActProps): ReactNode {
  const [title, setTitle] = useState(m.chat_task_title_for({ question }).slice(0, SIZES.title))
  const [dueOn, setDueOn] = useState<string | null>(null)
  const [submit, run] = useSubmit()
  const add = async (): Promise<void> => {
    const note = noteId === null ? null : await readNote(noteId)
    await addTask({ threadId, title, dueOn, subjectId: note?.subjectId ?? null, topicId: note?.topicId ?? null })
  }
  return (
    <>
      <TextField label={m.chat_task_title()} value={title} onChange={setTitle} maxLength={SIZES.title} />
      <DateField label={m.chat_task_due()} value={dueOn} onChange={setDueOn} hint={m.chat_task_due_hint()} />
      <div className="cb-foot">
        <Button
          kind="ink-small"
          isDisabled={title.trim() === ''}
          isPending={submit.state === 'running'}
          onPress={() => void run(add).then(isDone => isDone && onDone())}
        >
          {m.chat_task_add()}
        </Button>
        <SubmitSays submit={submit} done="" />
      </div>
    </>
  )
}
