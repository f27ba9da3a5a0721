import type { Entity, Fields } from '#contract/entities.ts'
import type { Change } from '#data/write/write.ts'
import { plannedIds } from '#domain/plan/rows/ids.ts'
import { readTaskRef } from '#domain/plan/task-ref.ts'
import type { Plan, PlanBlock } from '#domain/plan/world.ts'

type Block = Entity<'blocks'>

/** One line of the preview: what the plan would change. */
export type Step =
  | { readonly kind: 'add'; readonly key: string; readonly block: PlanBlock }
  | { readonly kind: 'move'; readonly key: string; readonly block: PlanBlock; readonly from: Block }
  | { readonly kind: 'drop'; readonly key: string; readonly from: Block }

/** What a plan would change of the blocks that stand, in order of time. `planned` are those it was made from. */
export function stepsOf(plan: Plan, planned: readonly Block[]): Step[] {
  const old = new Map(planned.map(block => [block.id, block]))
  const kept = new Set<string>()
  const steps = plan.blocks.flatMap((block, at): Step[] => {
    const from = block.id === undefined ? undefined : old.get(block.id)
    if (!from) return block.pinned ? [] : [{ kind: 'add', key: `add ${at}`, block }]
    kept.add(from.id)
    const isSame = from.day === block.day && from.startMinute === block.start && from.minutes === block.minutes
    return isSame || block.pinned ? [] : [{ kind: 'move', key: from.id, block, from }]
  })
  const dropped = planned
    .filter(block => !kept.has(block.id) && !block.pinned)
    .map((from): Step => ({ kind: 'drop', key: from.id, from }))
  return [...steps, ...dropped]
}

function refOf({ kind, ref }: PlanBlock): Pick<Fields<'blocks'>, 'refId' | 'stepId'> {
  if (kind !== 'task' || ref === null) return { refId: ref, stepId: null }
  const { task, step } = readTaskRef(ref)
  return { refId: task, stepId: step }
}

/** The fields of a planned block, as they are stored. */
function fieldsOf(block: PlanBlock, planId: string): Fields<'blocks'> {
  return {
    kind: block.kind,
    title: block.title,
    subjectId: block.subject,
    ...refOf(block),
    importKey: null,
    day: block.day,
    startMinute: block.start,
    minutes: block.minutes,
    pinned: false,
    state: 'planned',
    madeBy: 'planner',
    planId,
    reason: { v: 1, ...block.reason }
  }
}

/** For whom, in which planning, and which ids rows of blocks have already. */
export interface Adopter {
  readonly studentId: string
  readonly planId: string
  readonly taken: ReadonlySet<string>
}

/** The changes of the chosen steps. Blocks whose time went by are marked as missed. */
export function adopt(
  steps: readonly Step[],
  missed: readonly Block[],
  { studentId, planId, taken }: Adopter
): Change[] {
  const added = steps.flatMap(step => (step.kind === 'add' ? [step.block] : []))
  const ids = plannedIds(studentId, added, taken)
  const changes = missed.map((block): Change => ({ name: 'blocks', id: block.id, fields: { state: 'missed' } }))
  for (const step of steps) {
    if (step.kind === 'add') {
      const id = ids[added.indexOf(step.block)] ?? ''
      changes.push({ name: 'blocks', id, fields: fieldsOf(step.block, planId) })
    } else if (step.kind === 'drop') changes.push({ name: 'blocks', id: step.from.id, remove: true })
    else {
      const { block, from } = step
      const reason = { v: 1 as const, ...block.reason }
      const fields = { day: block.day, startMinute: block.start, minutes: block.minutes, reason }
      changes.push({ name: 'blocks', id: from.id, fields })
    }
  }
  return changes
}
