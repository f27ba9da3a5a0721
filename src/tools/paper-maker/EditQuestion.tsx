import { useState, type ReactNode } from 'react'
import { partChanged } from '#domain/paper/edit.ts'
import { questionMarks, type PaperQuestion } from '#domain/paper/question.ts'
import { m } from '#messages/generated/messages.js'
import { editQuestion, type OpenPaper } from '#tools/paper-maker/paper.store.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { TextField } from '#ui/TextField.tsx'

interface Props {
  readonly paper: OpenPaper
  readonly question: PaperQuestion
  readonly onClose: () => void
}

/** Other words or marks for a question of this paper; the bank's question stays as it is. */
export function EditQuestion({ paper, question, onClose }: Props): ReactNode {
  const [draft, setDraft] = useState(question)
  const faulty = draft.parts.some(
    ({ text, marks }) => text.trim() === '' || !Number.isInteger(marks) || marks < 1 || marks > 60
  )
  return (
    <Dialog
      title={m.paper_edit_title()}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            {m.paper_cancel()}
          </Button>
          <Button
            isDisabled={faulty}
            onPress={() => {
              void editQuestion(paper, draft)
              onClose()
            }}
          >
            {m.paper_save()}
          </Button>
        </>
      }
    >
      {draft.stem !== undefined && (
        <TextField label={m.paper_stem()} rows={4} value={draft.stem} onChange={stem => setDraft({ ...draft, stem })} />
      )}
      {draft.parts.map((part, at) => (
        <div key={part.label ?? at}>
          <TextField
            label={m.paper_part({ part: part.label ?? '' })}
            rows={3}
            value={part.text}
            onChange={text => setDraft(partChanged(draft, at, { text }))}
          />
          <NumberField
            label={m.paper_part_marks({ part: part.label ?? '' })}
            value={part.marks}
            minValue={1}
            maxValue={60}
            onChange={marks => setDraft(partChanged(draft, at, { marks }))}
          />
        </div>
      ))}
      <p>{m.paper_total({ marks: questionMarks(draft) })}</p>
    </Dialog>
  )
}
