import { dateOf, dayNumber, down, up } from '#domain/plan/days.ts'
import type { Need } from '#domain/plan/needs/need.ts'
import type { Placed } from '#domain/plan/place.ts'
import { readTaskRef } from '#domain/plan/task-ref.ts'
import { reviewShare } from '#domain/plan/remedies/take.ts'
import type { Remedy, World, WorldTask } from '#domain/plan/world.ts'

/** No day is made longer by more than this, and no more days than this are asked for. */
const MORE_A_DAY = 60
const DAYS_ASKED = 3
/** No evening goes on after this. */
const LATEST = 23 * 60
/** Recall below this is no plan. */
const LEAST_RECALL = 0.8
const STEP = 0.01
/** A task is handed in so many days later, the fewest that help. */
const LATER = [2, 7, 14]

/** Longer evenings on the days with the least on them, the fewest days that do. */
function moreMinutes(
  { table }: Placed,
  { first, last }: Need,
  minutes: number,
  session: number,
  today: number
): Remedy[] {
  const open = table.days
    .slice(0, last + 1)
    .map(({ spans, cap, load }, at) => ({
      at,
      load: cap === 0 ? Number.POSITIVE_INFINITY : load,
      // A day off has no spans; one whose minutes are used up has.
      most: Math.min(MORE_A_DAY, LATEST - (spans.at(-1)?.to ?? LATEST))
    }))
    .filter(({ at, most }) => at >= first && most >= 5)
    .sort((a, b) => a.load - b.load || a.at - b.at)
    .slice(0, DAYS_ASKED)
  const days: { day: string; minutes: number }[] = []
  let left = minutes
  for (const { at, most } of open) {
    if (left <= 0) break
    const more = Math.min(most, left, Math.max(up(minutes / DAYS_ASKED), Math.min(session, left)))
    days.push({ day: dateOf(today + at), minutes: more })
    left -= more
  }
  return left <= 0 ? [{ kind: 'minutes', days: days.sort((a, b) => (a.day < b.day ? -1 : 1)) }] : []
}

/** One date of a task that repeats has no date and no length of its own. */
const isDate = (ref: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(readTaskRef(ref).step ?? '')

function later(task: WorldTask, today: number): Remedy[] {
  const { id: ref, title, due = null } = task
  // A step without a date of its own has its task's.
  if (due === null || isDate(ref) || task.step) return []
  const from = Math.max(dayNumber(due), today)
  return LATER.map(days => ({ kind: 'later', ref, title, from: due, to: dateOf(from + days) }))
}

function less({ id: ref, title, minutes: from, spent = 0 }: WorldTask, minutes: number): Remedy[] {
  const to = down(from - minutes)
  return to <= spent || isDate(ref) ? [] : [{ kind: 'less', ref, title, from, to }]
}

/** The cheapest other task of which so many minutes lie before the same deadline. */
function otherTask({ tasks }: World, { pieces }: Placed, need: Need, minutes: number): WorldTask | undefined {
  const inWindow = new Map<Need, number>()
  for (const { need: other, day, minutes: long } of pieces)
    if (other.kind === 'task' && other !== need && day >= need.first && day <= need.last)
      inWindow.set(other, (inWindow.get(other) ?? 0) + long)
  const [cheapest] = [...inWindow]
    .filter(([, placed]) => placed >= minutes)
    .sort(([a], [b]) => a.value - b.value || b.last - a.last || (a.key < b.key ? -1 : 1))
  return tasks.find(task => task.id === cheapest?.[0].ref)
}

/** A lower recall asked of cards stretches the gaps between reviews; so many minutes fewer of them lie in the window. */
function lowerRecall({ reviews }: World, { first, last }: Need, minutes: number): Remedy[] {
  if (!reviews?.retention) return []
  const load = reviews.minutes.slice(first, last + 1).reduce((sum, one) => sum + one, 0)
  const from = reviews.retention
  for (let to = from - STEP; to >= LEAST_RECALL - 1e-9; to -= STEP) {
    const saved = load * (1 - reviewShare(from, to))
    if (saved >= minutes) return [{ kind: 'recall', from, to: Math.round(to * 100) / 100, minutes: Math.floor(saved) }]
  }
  return []
}

/** What could help a need of which `minutes` have no place, the likeliest first: groups of which one is enough. */
export function candidates(world: World, placed: Placed, need: Need, minutes: number, today: number): Remedy[][] {
  const { session } = world.settings
  const own = need.kind === 'task' ? world.tasks.find(task => task.id === need.ref) : undefined
  const other = otherTask(world, placed, need, minutes)
  return [
    [
      ...moreMinutes(placed, need, minutes, session, today),
      ...moreMinutes(placed, need, minutes + session, session, today)
    ],
    own ? later(own, today) : other ? later(other, today) : [],
    own ? less(own, minutes) : other ? less(other, minutes) : [],
    lowerRecall(world, need, minutes)
  ]
}
