import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { $lastDurations } from '#data/read/cards/pace.ts'
import { $planRows, readPlanRows, type PlanRows } from '#data/read/plan/plan-rows.ts'
import { planInWorker } from '#data/workers/planner.ts'
import { worldOf, type Now } from '#data/read/plan/world-of.ts'
import { $preferences } from '#data/write/preferences.ts'
import { forecast } from '#domain/progress/forecast.ts'
import { paceOf } from '#domain/progress/load.ts'
import type { Plan, World, WorldReviews } from '#domain/plan/world.ts'
import { toAppError } from '#lib/errors.ts'
import { isReady, valueOr, type Remote } from '#lib/remote.ts'
import { onceReady } from '#stores/once-ready.ts'
import { $plannerNow } from '#tools/shared/plan/planner-now.ts'
import { $schedules } from '#tools/shared/plan/schedules.store.ts'
import { $todaysCards } from '#tools/shared/cards/todays-cards.store.ts'

const FORECAST_DAYS = 180
const WAIT_MS = 250

const $reviews: ReadableAtom<Remote<WorldReviews | null>> = computed(
  [$schedules, $preferences, $lastDurations, $plannerNow, $todaysCards],
  (schedules, preferences, durations, now, cardsNow): Remote<WorldReviews | null> => {
    if (!isReady(schedules)) return schedules
    if (!isReady(preferences)) return preferences
    if (!isReady(now)) return now
    if (!isReady(cardsNow)) return cardsNow
    if (schedules.value.length === 0) return { state: 'ready', value: null }
    const { desiredRetention, newPerDay, reviewsPerDay, fsrsWeights: weights } = preferences.value
    const { load, counts } = cardsNow.value
    const options = {
      desiredRetention,
      weights,
      days: FORECAST_DAYS,
      reviewsPerDay,
      secondsPerAnswer: paceOf(valueOr(durations, [])).secondsPerAnswer
    }
    const cards = schedules.value.map(one => one.schedule)
    const today = new Date(`${now.value.today}T00:00:00Z`)
    // New cards give way before a deadline breaks, so their minutes are told apart: the same forecast without them.
    const whole = forecast(cards, today, { ...options, newPerDay, today: counts })
    const due = forecast(
      cards.filter(card => card.state !== 'new'),
      today,
      { ...options, newPerDay: 0, today: { ...counts, new: 0 } }
    )
    const fresh = whole.minutes.map((minutes, day) => Math.max(0, minutes - (due.minutes[day] ?? 0)))
    const value = {
      // Today's are known, and not rounded in another way than where they are shown.
      minutes: [load.due, ...due.minutes.slice(1)],
      fresh: [load.fresh, ...fresh.slice(1)],
      cards: whole.cards.map(Math.round),
      retention: desiredRetention
    }
    return { state: 'ready', value }
  }
)

/** What the planner is asked: all that is known now. */
export const $world: ReadableAtom<Remote<World>> = computed(
  [$planRows, $plannerNow, $reviews],
  (rows, now, reviews): Remote<World> => {
    if (!isReady(rows)) return rows
    if (!isReady(now)) return now
    if (!isReady(reviews)) return reviews
    return { state: 'ready', value: worldOf(rows.value, now.value, reviews.value ?? undefined) }
  }
)

export interface Asked {
  readonly rows: PlanRows
  readonly now: Now
  readonly world: World
}

/** What the planner is asked at a press: everything that lies on the disk, also what no store has seen yet. */
export async function askedNow(): Promise<Asked> {
  const [now, reviews] = await Promise.all([onceReady($plannerNow), onceReady($reviews)])
  const rows = await readPlanRows()
  return { rows, now, world: worldOf(rows, now, reviews ?? undefined) }
}

export interface Proposal {
  readonly world: World
  readonly plan: Plan
}

const $found = atom<Remote<Proposal>>({ state: 'loading' })

/** The plan as it would be now, worked out in a worker a moment after anything changed. Nothing is stored by it. */
export const $proposal: ReadableAtom<Remote<Proposal>> = $found

async function proposalOf(world: World): Promise<Remote<Proposal>> {
  try {
    return { state: 'ready', value: { world, plan: await planInWorker(world) } }
  } catch (error) {
    return { state: 'failed', error: toAppError(error) }
  }
}

onMount($found, () => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let next: World | null = null
  // One at a time, and then the newest: what is overtaken must not queue before what a student asks for.
  const ask = async (world: World): Promise<void> => {
    next = world
    if (isAsking) return
    isAsking = true
    for (let own: World | null = world; own !== null; own = next === own ? null : next) {
      const found = await proposalOf(own)
      if (next === own) $found.set(found)
    }
    isAsking = false
  }
  const stop = $world.subscribe(world => {
    clearTimeout(timer)
    if (isReady(world)) timer = setTimeout(() => void ask(world.value), WAIT_MS)
    else if (world.state === 'failed') $found.set(world)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
})
