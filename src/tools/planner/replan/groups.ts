import { taskRef } from '#domain/plan/task-ref.ts'
import { whyMoved, type WhyMoved } from '#domain/plan/why-moved.ts'
import { addDays } from '#domain/study-day.ts'
import type { PlanBlock, Unplaced, World } from '#domain/plan/world.ts'
import type { Step } from '#tools/planner/adopt.ts'
import type { Cause } from '#tools/planner/replan/replan.store.ts'
import type { Block } from '#tools/planner/planner.store.ts'

/** Why something moves or goes: the world, or what the student asked for; `unfit`: there is no time left for it. */
type Why = WhyMoved | 'ill' | 'pushed' | 'unfit'

/** Steps that have one reason, chosen or left together. */
export interface StepGroup {
  readonly key: string
  readonly kind: Step['kind']
  /** Of what is new: its subject, or null for cards and what has none. */
  readonly subject: string | null
  /** Of what moves, and of what goes where it is known. */
  readonly why: Why | null
  /** The work with a date that takes the place of what moves or goes. */
  readonly madeFor: PlanBlock | null
  readonly steps: readonly Step[]
}

const ORDER: readonly Step['kind'][] = ['move', 'drop', 'add']

const dayOf = (step: Step): string => (step.kind === 'drop' ? step.from.day : step.block.day)

/** New work with a date that stands on the day of what moves or goes, at its time rather than beside it. */
function newWorkOn(steps: readonly Step[], { day, startMinute, minutes }: Block): PlanBlock | null {
  const own = steps.flatMap(step =>
    step.kind === 'add' && step.block.kind === 'task' && step.block.day === day ? [step.block] : []
  )
  const isOver = (one: PlanBlock): boolean => one.start < startMinute + minutes && startMinute < one.start + one.minutes
  return own.find(isOver) ?? own[0] ?? null
}

interface Asked {
  readonly cause: Cause
  readonly unplaced: readonly Unplaced[]
}

/** What the student said is the reason of what stood on those days, and of everything that was pushed back. */
function whyAsked(step: Step, cause: Cause, today: string): Why | null {
  if (step.kind === 'add') return null
  if (cause.kind === 'ill' && step.from.day < addDays(today, cause.days)) return 'ill'
  return cause.kind === 'push' && step.kind === 'move' ? 'pushed' : null
}

function isUnfit({ kind, refId, stepId }: Block, unplaced: readonly Unplaced[]): boolean {
  return refId !== null && unplaced.some(one => one.kind === kind && one.ref === taskRef(refId, stepId))
}

function groupOf(step: Step, steps: readonly Step[], world: World, asked: Asked): Omit<StepGroup, 'steps'> {
  if (step.kind === 'add') {
    const { subject } = step.block
    return { key: `add ${subject ?? ''}`, kind: 'add', subject, why: null, madeFor: null }
  }
  const { day, startMinute: start, minutes } = step.from
  const by = step.kind === 'move' ? step.block.reason.by : undefined
  const said = whyAsked(step, asked.cause, world.today)
  const why = said ?? whyMoved(world, { day, start, minutes }, by)
  const madeFor = why === 'room' ? newWorkOn(steps, step.from) : null
  if (madeFor) return { key: `${step.kind} for ${madeFor.ref ?? ''}`, kind: step.kind, subject: null, why, madeFor }
  if (step.kind === 'drop') {
    const lost = said ?? (isUnfit(step.from, asked.unplaced) ? 'unfit' : null)
    return { key: lost === null ? 'drop' : `drop ${lost}`, kind: 'drop', subject: null, why: lost, madeFor }
  }
  return { key: `move ${why}`, kind: 'move', subject: null, why, madeFor }
}

/** What a plan would change, in groups: what moves by its reason, then what goes, then what is new by its subject. */
export function groupsOf(
  steps: readonly Step[],
  world: World,
  asked: Asked = { cause: { kind: 'plain' }, unplaced: [] }
): StepGroup[] {
  const groups = new Map<string, { head: Omit<StepGroup, 'steps'>; steps: Step[] }>()
  for (const step of steps) {
    const head = groupOf(step, steps, world, asked)
    const group = groups.get(head.key) ?? { head, steps: [] }
    group.steps.push(step)
    groups.set(head.key, group)
  }
  return [...groups.values()]
    .map(({ head, steps: own }) => ({ ...head, steps: own.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b))) }))
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || b.steps.length - a.steps.length)
}
