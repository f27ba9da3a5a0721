import { useState, type ReactNode } from 'react'
import type { ReadFault } from '#domain/paper/read-questions.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { openTool } from '#stores/route.ts'
import { OWN_SUBJECTS } from '#tools/paper-maker/own/own-question.ts'
import { pasteOwn, type Pasted } from '#tools/paper-maker/own/own.store.ts'
import { subjectWords } from '#tools/paper-maker/own/subject-words.ts'
import { Button } from '#ui/Button.tsx'
import { PageFrame } from '#ui/page/PageFrame.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'

const WORDS: Readonly<Record<ReadFault['what'], (input: { line: number }) => string>> = {
  'no-marks': m.paper_fault_marks,
  'no-question': m.paper_fault_question,
  quotes: m.paper_fault_quotes,
  'too-many': m.paper_fault_many
}

/** Many questions at once, out of text or a table. */
export function OwnPaste(): ReactNode {
  const [typed, type] = useState('')
  const [subject, choose] = useState<(typeof OWN_SUBJECTS)[number]>('biology')
  const [said, say] = useState<Pasted | null>(null)
  const take = (): Promise<void> =>
    tryOrNotify(async () => {
      const pasted = await pasteOwn(typed, subject)
      say(pasted)
      if (pasted.saved > 0 && pasted.faults.length === 0 && !pasted.isFull) type('')
    })
  return (
    <PageFrame
      title={m.paper_own_paste()}
      tools={
        <Button kind="quiet" onPress={() => openTool('paper-maker')}>
          {m.paper_back()}
        </Button>
      }
    >
      <div className="pp-form">
        <Select
          label={m.paper_subject()}
          value={subject}
          options={OWN_SUBJECTS.map(value => ({ value, text: subjectWords(value) }))}
          onChange={choose}
        />
        <TextField label={m.paper_paste_text()} rows={12} value={typed} onChange={type} hint={m.paper_paste_hint()} />
        {said && (
          <div role="status">
            <p>{m.paper_pasted({ count: said.saved })}</p>
            {said.isFull && <p>{m.paper_paste_full()}</p>}
            <ul>
              {said.faults.slice(0, 20).map(({ line, what }) => (
                <li key={`${line}${what}`}>{WORDS[what]({ line })}</li>
              ))}
            </ul>
          </div>
        )}
        <p>
          <Button isDisabled={typed.trim() === ''} onPress={() => void take()}>
            {m.paper_paste_take()}
          </Button>
        </p>
      </div>
    </PageFrame>
  )
}
