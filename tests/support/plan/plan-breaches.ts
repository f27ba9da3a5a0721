import { clockChanges } from '#domain/plan/time/clock-changes.ts'
import { dateOf, dayNumber, weekday } from '#domain/plan/days.ts'
import { problemOf } from '#domain/plan/plan.ts'
import type { Plan, PlanBlock, World } from '#domain/plan/world.ts'

const end = (block: { readonly start: number; readonly minutes: number }): number => block.start + block.minutes

/** What a plan breaks of the world's rules, read straight from the world, not from the solver's own tables. */
export function breaches(world: World, plan: Plan): string[] {
  const found: string[] = []
  const byDay = Map.groupBy(plan.blocks, block => block.day)
  const last = [...byDay.keys()].sort().at(-1) ?? world.today
  const holes = clockChanges(world.zone ?? 'UTC', world.today, last) ?? []
  for (const [day, blocks] of byDay) found.push(...ofDay(world, day, blocks, holes))
  return [...found, ...ofNeeds(world, plan), ...ofDeadlines(world, plan)]
}

function ofDay(
  world: World,
  day: string,
  blocks: readonly PlanBlock[],
  holes: ReturnType<typeof clockChanges> & {}
): string[] {
  const { settings } = world
  const found: string[] = []
  const hours = settings.week[weekday(dayNumber(day))]
  const sorted = blocks.toSorted((a, b) => a.start - b.start)
  if (!hours) return [`${day} has no hours`]
  for (const [at, block] of sorted.entries()) {
    const next = sorted[at + 1]
    if (next && end(block) > next.start) found.push(`${day}: overlap at ${next.start}`)
    if (next && end(block) + settings.rest > next.start) found.push(`${day}: no break before ${next.start}`)
    if (block.pinned) continue
    if (block.start < hours.from || end(block) > hours.to) found.push(`${day}: outside hours at ${block.start}`)
    if (day < world.today || (day === world.today && block.start < (world.now ?? 0))) found.push(`${day}: in the past`)
    if (block.minutes <= 0 || block.start % 5 !== 0) found.push(`${day}: ${block.minutes} minutes at ${block.start}`)
    for (const busy of world.busy ?? [])
      if (busy.day === day && busy.start < end(block) && end(busy) > block.start) found.push(`${day}: in busy time`)
    for (const exam of world.exams) {
      const margin = settings.examMargin ?? 60
      if (exam.on !== day || exam.at === null || exam.at === undefined) continue
      const over = exam.at + (exam.minutes ?? 120) + margin
      if (exam.at - margin < end(block) && over > block.start) found.push(`${day}: during an exam or in its margin`)
    }
    for (const hole of holes)
      if (dateOf(hole.day) === day && hole.from < end(block) && hole.to > block.start)
        found.push(`${day}: in a clock change`)
  }
  const total = blocks.reduce((sum, block) => sum + block.minutes, 0)
  if (total > hours.minutes && blocks.some(block => !block.pinned))
    found.push(`${day}: ${total} of ${hours.minutes} minutes`)
  return found
}

/**
 * Each needed minute is placed or listed, of topics each needed session: these keep the length they had. New cards that
 * gave way are listed apart.
 */
function ofNeeds(world: World, plan: Plan): string[] {
  const { needs } = problemOf(world)
  const sum = (list: readonly { readonly minutes: number }[]): number => list.reduce((all, one) => all + one.minutes, 0)
  const wanted = new Map<string, { minutes: number; sessions: number }>()
  for (const need of needs) {
    const key = `${need.kind} ${need.ref ?? ''}`
    const pieces = need.pieces.filter(piece => piece.spare === null)
    const least = need.least === undefined ? 0 : Math.max(0, sum(pieces) - need.least)
    const before = wanted.get(key) ?? { minutes: 0, sessions: 0 }
    wanted.set(key, { minutes: before.minutes + sum(pieces) - least, sessions: before.sessions + pieces.length })
  }
  return [...wanted].flatMap(([key, { minutes, sessions }]) => {
    const own = (one: { readonly kind: string; readonly ref: string | null }): boolean =>
      `${one.kind} ${one.ref ?? ''}` === key
    const [placed, missing] = [plan.blocks.filter(own), plan.unplaced.filter(own)]
    if (key.startsWith('topic')) {
      const there = placed.length + missing.reduce((all, one) => all + one.sittings, 0)
      return there < sessions ? [`${key}: ${there} of ${sessions} sessions`] : []
    }
    const there = sum(placed) + sum(missing)
    const isExact = !key.startsWith('cards')
    return there < minutes || (isExact && there > minutes) ? [`${key}: ${there} of ${minutes} minutes`] : []
  })
}

function ofDeadlines(world: World, plan: Plan): string[] {
  return plan.blocks.flatMap(block => {
    if (block.kind === 'task') {
      const task = world.tasks.find(one => one.id === block.ref)
      if (!task?.due || task.due < world.today) return []
      const isLate = block.day > task.due || (block.day === task.due && end(block) > (task.at ?? 1440))
      return isLate ? [`task ${task.id} after it is due`] : []
    }
    if (block.kind === 'cards') return []
    const exams = world.exams.filter(exam =>
      block.kind === 'paper' ? exam.id === block.ref : exam.subject === block.subject
    )
    return exams.every(exam => exam.on <= block.day) ? [`${block.kind} ${block.ref ?? ''} after its exam`] : []
  })
}
