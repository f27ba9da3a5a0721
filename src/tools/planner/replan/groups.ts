import { whyMoved, type WhyMoved } from '#domain/plan/why-moved.ts'
import type { World } from '#domain/plan/world.ts'
import type { Step } from '#tools/planner/adopt.ts'

/** Steps that have one reason, chosen or left together. */
export interface StepGroup {
  readonly key: string
  readonly kind: Step['kind']
  /** Of what is new: its subject, or null for cards and what has none. */
  readonly subject: string | null
  /** Of what moves. */
  readonly why: WhyMoved | null
  readonly steps: readonly Step[]
}

const ORDER: readonly Step['kind'][] = ['move', 'drop', 'add']

const dayOf = (step: Step): string => (step.kind === 'drop' ? step.from.day : step.block.day)

function groupOf(step: Step, world: World): Omit<StepGroup, 'steps'> {
  if (step.kind === 'drop') return { key: 'drop', kind: 'drop', subject: null, why: null }
  if (step.kind === 'add') {
    const { subject } = step.block
    return { key: `add ${subject ?? ''}`, kind: 'add', subject, why: null }
  }
  const { day, startMinute: start, minutes } = step.from
  const why = whyMoved(world, { day, start, minutes }, step.block.reason.by)
  return { key: `move ${why}`, kind: 'move', subject: null, why }
}

/** What a plan would change, in groups: what moves by its reason, then what goes, then what is new by its subject. */
export function groupsOf(steps: readonly Step[], world: World): StepGroup[] {
  const groups = new Map<string, { head: Omit<StepGroup, 'steps'>; steps: Step[] }>()
  for (const step of steps) {
    const head = groupOf(step, world)
    const group = groups.get(head.key) ?? { head, steps: [] }
    group.steps.push(step)
    groups.set(head.key, group)
  }
  return [...groups.values()]
    .map(({ head, steps: own }) => ({ ...head, steps: own.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b))) }))
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || b.steps.length - a.steps.length)
}
