import { dateOf, up } from '#domain/plan/days.ts'
import type { Need } from '#domain/plan/needs/need.ts'
import type { Piece } from '#domain/plan/table/piece.ts'
import type { Table } from '#domain/plan/table/table.ts'
import type { Way, World } from '#domain/plan/world.ts'
import { gapComparedToUsual } from '#domain/retention.ts'

/** No day is made longer by more than this, and no more days than this are asked for. */
const MORE_A_DAY = 60
const DAYS_ASKED = 3
/** Recall below this is no plan. */
const LEAST_RECALL = 0.8
const STEP = 0.01

/** The day's last free minute: where an evening could go on. */
function canBeLonger(table: Table, at: number): number {
  const day = table.days[at]
  const last = day?.spans.at(-1)
  return day && last && day.cap > 0 ? Math.min(MORE_A_DAY, 23 * 60 - last.to) : 0
}

/** Longer evenings on the days with the least on them, the fewest days that do. */
function moreMinutes(table: Table, { first, last }: Need, minutes: number, today: number, session: number): Way[] {
  const open: { readonly at: number; readonly most: number; readonly load: number }[] = []
  for (let at = first; at <= last && at < table.days.length; at++) {
    const most = canBeLonger(table, at)
    if (most >= 5) open.push({ at, most, load: table.days[at]?.load ?? 0 })
  }
  open.sort((a, b) => a.load - b.load || a.at - b.at)
  const most = open.slice(0, DAYS_ASKED).reduce((sum, one) => sum + one.most, 0)
  if (most < minutes) return []
  const days: { day: string; minutes: number }[] = []
  let left = minutes
  for (const { at, most } of open.slice(0, DAYS_ASKED)) {
    if (left <= 0) break
    const more = Math.min(most, Math.min(left, Math.max(up(minutes / DAYS_ASKED), Math.min(session, left))))
    days.push({ day: dateOf(today + at), minutes: more })
    left -= more
  }
  return left <= 0 ? [{ kind: 'minutes', days: days.sort((a, b) => (a.day < b.day ? -1 : 1)) }] : []
}

/** The cheapest other work of which so many minutes lie before the same deadline. */
function dropped(need: Need, minutes: number, pieces: readonly Piece[]): Way[] {
  const inWindow = new Map<Need, number>()
  for (const piece of pieces) {
    if (piece.day < need.first || piece.day > need.last || piece.need === need) continue
    if (piece.need.kind !== 'topic' && piece.need.kind !== 'task') continue
    inWindow.set(piece.need, (inWindow.get(piece.need) ?? 0) + piece.minutes)
  }
  const cheapest = [...inWindow]
    .filter(([other, placed]) => placed >= minutes && other.value < need.value && other.ref !== null)
    .sort(([a], [b]) => a.value - b.value || (a.key < b.key ? -1 : 1))[0]
  if (!cheapest) return []
  const [{ kind, ref, title }, placed] = cheapest
  return [{ kind: 'drop', what: kind === 'task' ? 'task' : 'topic', ref: ref ?? '', title, minutes: placed }]
}

/** What of the need itself could be left out, when nothing is cheaper. */
function leftOut({ kind, ref, title }: Need, minutes: number): Way[] {
  if (ref === null || kind === 'cards' || kind === 'paper') return []
  return [{ kind: 'drop', what: kind, ref, title, minutes }]
}

/** A lower recall asked of cards stretches the gaps between reviews; so many minutes fewer of them lie in the window. */
function lowerRecall({ reviews }: World, { first, last }: Need, minutes: number): Way[] {
  if (!reviews?.retention) return []
  const load = reviews.minutes.slice(first, last + 1).reduce((sum, one) => sum + one, 0)
  const from = reviews.retention
  for (let to = from - STEP; to >= LEAST_RECALL - 1e-9; to -= STEP) {
    const saved = load * (1 - gapComparedToUsual(from) / gapComparedToUsual(to))
    if (saved >= minutes) return [{ kind: 'recall', from, to: Math.round(to * 100) / 100, minutes: Math.floor(saved) }]
  }
  return []
}

/** Ways out for a need of which `minutes` have no place, the cheapest first. */
export function waysOut(
  world: World,
  table: Table,
  pieces: readonly Piece[],
  need: Need,
  minutes: number,
  today: number
): Way[] {
  const other = dropped(need, minutes, pieces)
  return [
    ...moreMinutes(table, need, minutes, today, world.settings.session),
    ...(other.length > 0 ? other : leftOut(need, minutes)),
    ...lowerRecall(world, need, minutes)
  ]
}
