import type { Fields } from '#contract/entities.ts'
import { newId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { blockTitle } from '#tools/shared/plan/block-title.ts'
import type { Block, Calendar } from '#tools/planner/planner.store.ts'
import { fitted, type TimeSlot } from '#tools/planner/time-slots/time-slot.ts'
import { change } from '#tools/planner/undo.store.ts'

/** What a student puts on empty time: `busy`, `free`, `cards`, or a task or topic by its id. */
export type What = 'busy' | 'free' | 'cards' | `task ${string}` | `topic ${string}`

type Of = Pick<Fields<'blocks'>, 'kind' | 'title' | 'subjectId' | 'refId'>

export function ofWhat(what: What, name: string, { rows }: Calendar): Of {
  const [kind = '', id = ''] = what.split(' ')
  if (kind === 'task') {
    const task = rows.tasks.find(one => one.id === id)
    return { kind, title: task?.title ?? '', subjectId: task?.subjectId ?? null, refId: id }
  }
  if (kind === 'topic') {
    const topic = rows.topics.find(one => one.id === id)
    return { kind, title: topic?.name ?? '', subjectId: topic?.subjectId ?? null, refId: id }
  }
  return { kind: kind as 'busy' | 'free' | 'cards', title: kind === 'busy' ? name : '', subjectId: null, refId: null }
}

/** A block of the student's own stays where it was put. */
export async function addBlock(of: Of, wanted: TimeSlot): Promise<void> {
  const id = newId()
  const { day, start, minutes } = fitted(wanted)
  const fields: Fields<'blocks'> = {
    ...of,
    stepId: null,
    importKey: null,
    day,
    startMinute: start,
    minutes,
    pinned: true,
    state: 'planned',
    madeBy: 'student',
    planId: null,
    reason: null
  }
  const title = blockTitle({ kind: of.kind, title: of.title, subject: '' })
  await change(m.planner_added({ title }), [{ name: 'blocks', id, fields }])
}

const STEP = 5

/** Two halves, the second right after the first. Both stay where they are. */
export async function splitBlock(block: Block): Promise<void> {
  const first = Math.ceil(block.minutes / 2 / STEP) * STEP
  const id = newId()
  const { kind, title, subjectId, refId, stepId, day, startMinute, minutes, state, planId, reason } = block
  const second: Fields<'blocks'> = {
    ...{ kind, title, subjectId, refId, stepId, day, state, planId, reason },
    importKey: null,
    startMinute: startMinute + first,
    minutes: minutes - first,
    pinned: true,
    madeBy: 'student'
  }
  await change(m.planner_split_done(), [
    { name: 'blocks', id: block.id, fields: { minutes: first, pinned: true } },
    { name: 'blocks', id, fields: second }
  ])
}

/** The next block of the same thing on the same day, with which one may be joined. */
export function nextPart({ slips }: Calendar, block: Block): Block | null {
  const isSame = (one: Block): boolean =>
    one.kind === block.kind && one.refId === block.refId && one.stepId === block.stepId && one.state === block.state
  const own = slips.filter(slip => slip.block.day === block.day && slip.block.startMinute > block.startMinute)
  return own.map(slip => slip.block).find(isSame) ?? null
}

/** One block as long as both. */
export async function joinBlocks(block: Block, next: Block): Promise<void> {
  const minutes = Math.min(1440 - block.startMinute, block.minutes + next.minutes)
  await change(m.planner_joined(), [
    { name: 'blocks', id: block.id, fields: { minutes, pinned: true } },
    { name: 'blocks', id: next.id, remove: true }
  ])
}
