import { atom, computed, type ReadableAtom } from 'nanostores'
import { acceptOver, baseOf } from '#data/write/plan/accept.ts'
import { planInWorker } from '#data/workers/planner.ts'
import { settingsOf } from '#data/read/plan/plan-rows.ts'
import { isMissed, type Now } from '#data/read/plan/world-of.ts'
import type { Change } from '#data/write/write.ts'
import { studentId } from '#data/read/workspace.ts'
import type { Plan, World } from '#domain/plan/world.ts'
import { addDays } from '#domain/study-day.ts'
import { inTime } from '#lib/async/in-time.ts'
import { AppError, toAppError } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { isReady, type Remote } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { $proposal, askedNow } from '#tools/shared/plan/proposal.store.ts'
import { adopt, stepsOf, type Step } from '#tools/planner/adopt.ts'
import { settingsChange } from '#tools/planner/actions.ts'
import { allStored, change } from '#tools/planner/undo.store.ts'
import { $calendar, type Block, type Calendar } from '#tools/planner/planner.store.ts'

/** Why the plan is made anew. `plain`: because something changed. */
export type Cause =
  | { readonly kind: 'plain' }
  | { readonly kind: 'ill'; readonly days: number }
  | { readonly kind: 'push'; readonly days: number }
  | { readonly kind: 'free' }

export interface Preview {
  readonly cause: Cause
  readonly steps: readonly Step[]
  readonly missed: readonly Block[]
  readonly plan: Plan
  /** What the plan was made of, and the plan that stood then: its blocks and its name. */
  readonly world: World
  readonly planned: readonly Block[]
  readonly base: string
  /** Whether it was made a second time, because the plan changed while the first was looked at. */
  readonly isAnew: boolean
}

const $shown = atom<Remote<Preview> | null>(null)
/** What is shown before it is accepted; null while nobody asked. */
export const $preview: ReadableAtom<Remote<Preview> | null> = $shown

const PLANNED: readonly string[] = ['topic', 'task', 'cards', 'paper']

function plannedBlocks(blocks: readonly Block[], now: Now): { readonly planned: Block[]; readonly missed: Block[] } {
  const own = blocks
    .filter(block => block.state === 'planned' && PLANNED.includes(block.kind))
    .sort((a, b) => a.startMinute - b.startMinute)
  return {
    planned: own.filter(block => !isMissed(block, now)),
    missed: own.filter(block => isMissed(block, now))
  }
}

/** How much the plan that stands differs from the one it would be now. */
export const $differences: ReadableAtom<number> = computed([$proposal, $calendar], (proposal, calendar) => {
  if (!isReady(proposal) || !isReady(calendar)) return 0
  const { planned, missed } = plannedBlocks(calendar.value.rows.blocks, calendar.value.now)
  return stepsOf(proposal.value.plan, planned).length + missed.length
})

/** Half past twelve: the afternoon begins. */
const NOON = 750

/** Every block that is not pinned stands so many days later; the days won are left empty by this plan. */
function pushed(world: World, days: number): World {
  const empty = Array.from({ length: days }, (_, at) => addDays(world.today, at))
  const old = world.old?.map(block => (block.pinned === true ? block : { ...block, day: addDays(block.day, days) }))
  const settings = { ...world.settings, restDays: [...(world.settings.restDays ?? []), ...empty] }
  return { ...world, settings, ...(old && { old }) }
}

function changedBy(world: World, cause: Cause): World {
  if (cause.kind === 'plain') return world
  if (cause.kind === 'push') return pushed(world, cause.days)
  // A pinned block of a day that is given up moves as well.
  if (cause.kind === 'ill') {
    const days = Array.from({ length: cause.days }, (_, at) => addDays(world.today, at))
    const old = world.old?.map(block => (days.includes(block.day) ? { ...block, pinned: false } : block))
    return {
      ...world,
      settings: { ...world.settings, restDays: [...(world.settings.restDays ?? []), ...days] },
      ...(old && { old })
    }
  }
  const start = Math.max(NOON, world.now ?? 0)
  return { ...world, busy: [...(world.busy ?? []), { day: world.today, start, minutes: 1440 - start }] }
}

/** A plan that is asked for is there by then, or the student is told that it is not. */
const LONGEST_MS = 30_000

/** The proposal that `$proposal` holds may be of what stood before the last act: it is made of what lies on the disk. */
async function previewOf(cause: Cause, isAnew: boolean): Promise<Preview> {
  await allStored()
  const { rows, now, world: asked } = await askedNow()
  const world = changedBy(asked, cause)
  const plan = await planInWorker(world)
  const { planned, missed } = plannedBlocks(rows.blocks, now)
  return { cause, plan, missed, steps: stepsOf(plan, planned), world, planned, base: baseOf(rows.blocks, now), isAnew }
}

let last = 0

export async function openPreview(cause: Cause, isAnew = false): Promise<void> {
  const own = ++last
  $shown.set({ state: 'loading' })
  const late = (): AppError => new AppError('timeout', 'No plan in time')
  const shown = await inTime(previewOf(cause, isAnew), LONGEST_MS, late).then(
    (value): Remote<Preview> => ({ state: 'ready', value }),
    (error: unknown): Remote<Preview> => ({ state: 'failed', error: toAppError(error) })
  )
  // Closed meanwhile, or asked for anew: it opens nothing by itself.
  if (own === last) $shown.set(shown)
}

export function closePreview(): void {
  last += 1
  $shown.set(null)
}

/** What a cause itself leaves behind: days of rest, or an afternoon kept free. */
function left(cause: Cause, { rows, now }: Calendar): Change[] {
  if (cause.kind === 'free') {
    const id = newId()
    const start = Math.max(NOON, now.minute)
    const fields = {
      kind: 'free' as const,
      title: m.planner_free_title(),
      subjectId: null,
      refId: null,
      stepId: null,
      importKey: null,
      day: now.today,
      startMinute: Math.min(1434, start),
      minutes: Math.max(5, 1440 - start),
      pinned: true,
      state: 'planned' as const,
      madeBy: 'student' as const,
      planId: null,
      reason: null
    }
    return [{ name: 'blocks', id, fields }]
  }
  if (cause.kind !== 'ill') return []
  const { restDays } = settingsOf(rows)
  const span = { from: now.today, to: addDays(now.today, cause.days - 1), name: m.planner_ill_name() }
  return [settingsChange({ restDays: { ...restDays, spans: [...restDays.spans, span] } })]
}

let accepting: Preview | null = null

/**
 * Takes the chosen steps into the plan, as one change that one press undoes. Where another tab or device changed the plan
 * meanwhile, it is made anew and shown again.
 */
export async function accept(preview: Preview, chosen: ReadonlySet<string>): Promise<void> {
  const { cause, steps, missed, base } = preview
  const [calendar, shown] = [$calendar.get(), $shown.get()]
  // A second press is of a proposal that is taken already, and that one act closes.
  if (!isReady(calendar) || shown?.state !== 'ready' || shown.value !== preview || accepting === preview) return
  accepting = preview
  const { now } = calendar.value
  const isTaken = await acceptOver(base, now, async ({ taken, doubles }) => {
    const changes = adopt(
      steps.filter(step => chosen.has(step.key)),
      missed,
      { studentId: studentId(), planId: newId(), taken }
    )
    for (const id of doubles) changes.push({ name: 'blocks', id, remove: true })
    await change(m.planner_accepted({ count: chosen.size }), [...changes, ...left(cause, calendar.value)])
  }).finally(() => (accepting = null))
  if ($shown.get() !== shown) return
  if (isTaken) closePreview()
  else await openPreview(cause, true)
}
