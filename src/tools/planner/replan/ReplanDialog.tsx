import { useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { wordsFor } from '#stores/words.ts'
import { clockWords, dayMonth, lengthWords, reasonWords, shortDay } from '#tools/shared/plan/plan-words.ts'
import { standing } from '#data/read/plan/standing.ts'
import { partsOf, type Part } from '#domain/plan/rows/parts.ts'
import type { Plan } from '#domain/plan/world.ts'
import type { Step } from '#tools/planner/adopt.ts'
import { blockTitle } from '#tools/shared/plan/block-title.ts'
import type { Calendar } from '#tools/planner/planner.store.ts'
import { groupsOf, type StepGroup } from '#tools/planner/replan/groups.ts'
import { pairOf } from '#tools/planner/replan/pair.ts'
import { $preview, accept, closePreview, type Preview } from '#tools/planner/replan/replan.store.ts'
import { WeekPair } from '#tools/planner/replan/WeekPair.tsx'
import css from '#tools/planner/replan/replan.css?inline'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Disclosure } from '#ui/choice/Disclosure.tsx'
import { Dialog } from '#ui/Dialog.tsx'

adoptStyles(css)

/** A long group is chosen as a whole; its first lines are shown. */
const SHOWN = 40

type Name = (id: string | null) => string

const when = (day: string, start: number): string => `${shortDay(day)} ${clockWords(start)}`

function stepWords(step: Step, name: Name, part: Part | undefined): string {
  const one = step.kind === 'drop' ? step.from : step.block
  const subject = 'subject' in one ? one.subject : one.subjectId
  const title = blockTitle({ kind: one.kind, title: one.title, subject: name(subject) })
  if (step.kind === 'drop') return m.planner_step_drop({ title, when: when(step.from.day, step.from.startMinute) })
  const { block } = step
  const to = when(block.day, block.start)
  if (step.kind === 'move') return m.planner_step_move({ title, from: when(step.from.day, step.from.startMinute), to })
  return m.planner_step_add({
    title,
    when: to,
    length: lengthWords(block.minutes),
    why: reasonWords({ ...block.reason, ...part })
  })
}

const WHY = {
  rest: m.planner_group_rest,
  exam: m.planner_group_exam,
  busy: m.planner_group_busy,
  late: m.planner_group_late,
  room: m.planner_group_room,
  ill: m.planner_group_ill,
  pushed: m.planner_group_pushed,
  unfit: m.planner_group_room
} as const

function groupWords({ kind, why, subject, madeFor }: StepGroup, name: Name): string {
  if (madeFor) {
    const { title, reason } = madeFor
    const what =
      reason.by === undefined || reason.code !== 'due' ? title : m.planner_due_by({ title, on: dayMonth(reason.by) })
    return kind === 'drop' ? m.planner_group_drop_for({ what }) : m.planner_group_move_for({ what })
  }
  if (kind === 'drop' && why === 'ill') return m.planner_group_drop_ill()
  if (kind === 'drop') return why === 'unfit' ? m.planner_group_drop_unfit() : m.planner_group_drop()
  if (kind === 'move') return WHY[why ?? 'room']()
  return subject === null ? m.planner_group_new_rest() : m.planner_group_new({ name: name(subject) })
}

/** Numbers as they will be: of the blocks of the plan and of those that are done. */
function partsAfter({ blocks }: Plan, { rows, now }: Calendar): ReadonlyMap<string, Part> {
  const done = standing(
    rows.blocks.filter(block => block.state === 'done'),
    now
  )
  const ahead = blocks.map(({ id, kind, ref, day, start, reason: { by, purpose } }, at) => ({
    key: id ?? `add ${at}`,
    ...{ kind, ref, by, day, start, purpose }
  }))
  return partsOf([...done, ...ahead])
}

interface GroupProps {
  readonly group: StepGroup
  readonly name: Name
  readonly parts: ReadonlyMap<string, Part>
  /** Of the subject that gets new work, so many topics are planned; null: it is no such group. */
  readonly topics: number | null
  readonly isIn: boolean
  readonly onChange: (isIn: boolean) => void
}

function Group({ group, name, parts, topics, isIn, onChange }: GroupProps): ReactNode {
  const { steps } = group
  const minutes = steps.reduce((sum, step) => sum + (step.kind === 'drop' ? step.from : step.block).minutes, 0)
  return (
    <li>
      <Checkbox isSelected={isIn} onChange={onChange}>
        <strong>{groupWords(group, name)}</strong>{' '}
        <span className="figures">{m.planner_group_size({ count: steps.length, length: lengthWords(minutes) })}</span>
      </Checkbox>
      {topics !== null && (
        <p className="hint">{topics === 0 ? m.planner_group_whole() : m.planner_group_topics({ count: topics })}</p>
      )}
      <Disclosure title={m.planner_group_show()} level={4}>
        <ul className="pl-steps">
          {steps.slice(0, SHOWN).map(step => (
            <li key={step.key}>{stepWords(step, name, parts.get(step.key))}</li>
          ))}
        </ul>
        {steps.length > SHOWN && <p className="hint">{m.planner_preview_more({ count: steps.length - SHOWN })}</p>}
      </Disclosure>
    </li>
  )
}

function Steps({ preview, calendar }: { readonly preview: Preview; readonly calendar: Calendar }): ReactNode {
  const { cause, steps, missed, plan, world, planned, isAnew } = preview
  const [out, setOut] = useState<ReadonlySet<string>>(new Set())
  const { subjects } = calendar.rows
  const name: Name = id => subjects.find(subject => subject.id === id)?.name ?? ''
  const groups = groupsOf(steps, world, { cause, unplaced: plan.unplaced })
  const parts = partsAfter(plan, calendar)
  const topicsOf = ({ kind, subject, steps: own }: StepGroup): number | null =>
    kind === 'add' && subject !== null && own.some(step => step.kind === 'add' && step.block.kind === 'topic')
      ? calendar.rows.topics.filter(({ subjectId }) => subjectId === subject).length
      : null
  const chosen = groups.filter(group => !out.has(group.key)).flatMap(group => group.steps)
  const [count, moved, dropped] = (['add', 'move', 'drop'] as const).map(
    kind => steps.filter(step => step.kind === kind).length
  )
  return (
    <>
      {isAnew && <p role="alert">{m.planner_preview_anew()}</p>}
      <p>{m.planner_preview_counts({ count: count ?? 0, moved: moved ?? 0, dropped: dropped ?? 0 })}</p>
      {missed.length > 0 && <p>{m.planner_preview_missed({ count: missed.length })}</p>}
      {plan.unplaced.length > 0 && <p>{m.planner_preview_unfit({ count: plan.unplaced.length })}</p>}
      <WeekPair pair={pairOf(planned, chosen)} subjects={subjects} />
      <ul className="pl-groups">
        {groups.map(group => (
          <Group
            key={group.key}
            group={group}
            name={name}
            parts={parts}
            topics={topicsOf(group)}
            isIn={!out.has(group.key)}
            onChange={isIn => setOut(isIn ? out.difference(new Set([group.key])) : new Set([...out, group.key]))}
          />
        ))}
      </ul>
      <p className="row pl-decide">
        <Button onPress={closePreview}>{planned.length === 0 ? m.planner_keep_none() : m.planner_keep()}</Button>
        <Button
          isDisabled={chosen.length === 0 && missed.length === 0}
          onPress={() => void tryOrNotify(() => accept(preview, new Set(chosen.map(step => step.key))))}
        >
          {chosen.length === steps.length ? m.planner_accept_all() : m.planner_accept({ count: chosen.length })}
        </Button>
      </p>
    </>
  )
}

function nothingWords({ blocks, unplaced }: Plan): string {
  if (unplaced.length > 0) return m.planner_preview_none_unfit({ count: unplaced.length })
  return blocks.length === 0 ? m.planner_preview_empty() : m.planner_preview_none()
}

/** What a new plan would change, before it does. */
export function ReplanDialog({ calendar }: { readonly calendar: Calendar }): ReactNode {
  const preview = useStore($preview)
  const isNothing = preview?.state === 'ready' && preview.value.steps.length === 0 && preview.value.missed.length === 0
  return (
    <Dialog
      title={m.planner_preview_title()}
      isOpen={preview !== null}
      onClose={closePreview}
      actions={
        preview?.state === 'loading' ? (
          <Button onPress={closePreview}>{m.planner_preview_stop()}</Button>
        ) : (
          (isNothing || preview?.state === 'failed') && <Button onPress={closePreview}>{m.planner_close()}</Button>
        )
      }
    >
      {preview?.state === 'loading' && <p>{m.planner_preview_wait()}</p>}
      {preview?.state === 'failed' && (
        <p className="error">{preview.error.code === 'timeout' ? m.planner_preview_late() : wordsFor(preview.error)}</p>
      )}
      {isNothing && <p>{nothingWords(preview.value.plan)}</p>}
      {preview?.state === 'ready' && !isNothing && (
        <Steps key={preview.value.base} preview={preview.value} calendar={calendar} />
      )}
    </Dialog>
  )
}
