import { useState, type ReactNode } from 'react'
import type { SatPaper } from '#contract/sitting.ts'
import { answeredKeys, type SatAttempt } from '#data/read/papers/sittings.ts'
import { openParts } from '#domain/sitting/counts.ts'
import { m } from '#messages/generated/messages.js'
import { submit } from '#tools/paper-maker/sit/acts.ts'
import { beyondWords } from '#tools/paper-maker/sit/beyond-words.ts'
import type { SheetQuestion, SheetSection } from '#tools/paper-maker/sit/sheet.ts'
import type { Sitting } from '#tools/paper-maker/sit/sitting.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

interface SubmitDialogProps {
  readonly sitting: Sitting
  readonly sat: SatAttempt
  readonly asked: SatPaper
  readonly sheet: readonly SheetSection[]
  readonly onClose: () => void
}

/** What is still open, before the end: the student decides. */
export function SubmitDialog({ sitting, sat, asked, sheet, onClose }: SubmitDialogProps): ReactNode {
  const [isRunning, setRunning] = useState(false)
  const open = openParts(asked.sections, answeredKeys(sat), sat.settings.choices)
  const questions = sheet.flatMap(section => section.questions)
  const list = (wanted: (entry: SheetQuestion) => boolean): string =>
    questions
      .filter(wanted)
      .map(({ no }) => no.replace(/\.$/, ''))
      .join(', ')
  const left = ({ question }: SheetQuestion): number => open.get(question.key) ?? 0
  const whole = list(entry => left(entry) === entry.question.parts.length)
  const part = list(entry => left(entry) > 0 && left(entry) < entry.question.parts.length)
  const flagged = list(({ isFlagged }) => isFlagged)
  const lines = [
    ...(whole === '' ? [] : [m.sit_open_whole({ list: whole })]),
    ...(part === '' ? [] : [m.sit_open_parts({ list: part })]),
    ...(flagged === '' ? [] : [m.sit_open_flagged({ list: flagged })])
  ]
  const missing = sheet.flatMap(({ section, count }) =>
    section.answer !== 'all' && count.missing > 0
      ? [m.sit_missing({ section: section.title ?? m.paper_section({ id: section.id }), count: count.missing })]
      : []
  )
  const said = [...missing, ...sheet.flatMap(beyondWords), ...lines]
  const end = async (): Promise<void> => {
    setRunning(true)
    const isDone = await submit(sitting, sat)
    setRunning(false)
    if (isDone) onClose()
  }
  return (
    <Dialog
      title={m.sit_submit_title()}
      isOpen
      role="alertdialog"
      onClose={onClose}
      actions={
        <>
          {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- in a question that cannot be taken back the safe answer has the focus */}
          <Button onPress={onClose} autoFocus>
            {m.sit_submit_back()}
          </Button>
          <Button kind="ink-small" isPending={isRunning} onPress={() => void end()}>
            {m.sit_submit()}
          </Button>
        </>
      }
    >
      <p>{said.length === 0 ? m.sit_submit_all() : m.sit_submit_open()}</p>
      {said.length > 0 && (
        <ul className="sit-said">
          {said.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p className="hint">{m.sit_submit_hint()}</p>
    </Dialog>
  )
}
