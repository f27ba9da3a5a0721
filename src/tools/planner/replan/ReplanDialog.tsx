import { useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { m } from '#messages/generated/messages.js'
import { attempt } from '#stores/attempt.ts'
import { wordsFor } from '#stores/words.ts'
import { clockWords, lengthWords, reasonWords, shortDay } from '#tools/shared/plan/plan-words.ts'
import type { Step } from '#tools/planner/adopt.ts'
import { blockTitle } from '#tools/shared/plan/block-title.ts'
import type { Calendar } from '#tools/planner/planner.store.ts'
import { $preview, accept, closePreview, type Preview } from '#tools/planner/replan/replan.store.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Dialog } from '#ui/Dialog.tsx'

/** A long plan is chosen as a whole; its first lines are shown. */
const SHOWN = 120

const when = (day: string, start: number): string => `${shortDay(day)} ${clockWords(start)}`

function stepWords(step: Step, name: (id: string | null) => string): string {
  const one = step.kind === 'drop' ? step.from : step.block
  const subject = 'subject' in one ? one.subject : one.subjectId
  const title = blockTitle({ kind: one.kind, title: one.title, subject: name(subject) })
  if (step.kind === 'drop') return m.planner_step_drop({ title, when: when(step.from.day, step.from.startMinute) })
  const { block } = step
  const to = when(block.day, block.start)
  if (step.kind === 'move') return m.planner_step_move({ title, from: when(step.from.day, step.from.startMinute), to })
  return m.planner_step_add({ title, when: to, length: lengthWords(block.minutes), why: reasonWords(block.reason) })
}

function Steps({ preview, calendar }: { readonly preview: Preview; readonly calendar: Calendar }): ReactNode {
  const { steps, missed, plan } = preview
  const [out, setOut] = useState<ReadonlySet<string>>(new Set())
  const names = new Map(calendar.rows.subjects.map(({ id, name }) => [id, name]))
  const chosen = new Set(steps.map(step => step.key).filter(key => !out.has(key)))
  const toggle = (key: string, isIn: boolean): void => {
    const next = new Set(out)
    if (isIn) next.delete(key)
    else next.add(key)
    setOut(next)
  }
  const [count, moved, dropped] = (['add', 'move', 'drop'] as const).map(
    kind => steps.filter(step => step.kind === kind).length
  )
  return (
    <>
      <p>{m.planner_preview_counts({ count: count ?? 0, moved: moved ?? 0, dropped: dropped ?? 0 })}</p>
      {missed.length > 0 && <p>{m.planner_preview_missed({ count: missed.length })}</p>}
      {plan.unplaced.length > 0 && <p>{m.planner_preview_unfit({ count: plan.unplaced.length })}</p>}
      <ul className="pl-steps">
        {steps.slice(0, SHOWN).map(step => (
          <li key={step.key}>
            <Checkbox isSelected={!out.has(step.key)} onChange={isIn => toggle(step.key, isIn)}>
              {stepWords(step, id => (id === null ? '' : (names.get(id) ?? '')))}
            </Checkbox>
          </li>
        ))}
      </ul>
      {steps.length > SHOWN && <p>{m.planner_preview_more({ count: steps.length - SHOWN })}</p>}
      <p className="row">
        <Button onPress={closePreview}>{m.planner_keep()}</Button>
        <Button
          isDisabled={chosen.size === 0 && missed.length === 0}
          onPress={() => void attempt(() => accept(preview, chosen))}
        >
          {chosen.size === steps.length ? m.planner_accept_all() : m.planner_accept({ count: chosen.size })}
        </Button>
      </p>
    </>
  )
}

/** What a new plan would change, before it does. */
export function ReplanDialog({ calendar }: { readonly calendar: Calendar }): ReactNode {
  const preview = useStore($preview)
  const isNothing = preview?.state === 'ready' && preview.value.steps.length === 0 && preview.value.missed.length === 0
  return (
    <Dialog title={m.planner_preview_title()} isOpen={preview !== null} onClose={closePreview}>
      {preview?.state === 'loading' && <p>{m.planner_preview_wait()}</p>}
      {preview?.state === 'failed' && <p className="error">{wordsFor(preview.error)}</p>}
      {isNothing && (
        <p>{preview.value.plan.blocks.length === 0 ? m.planner_preview_empty() : m.planner_preview_none()}</p>
      )}
      {preview?.state === 'ready' && !isNothing && <Steps preview={preview.value} calendar={calendar} />}
    </Dialog>
  )
}
