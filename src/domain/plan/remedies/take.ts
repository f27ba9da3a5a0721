import type { Remedy, World } from '#domain/plan/world.ts'
import { gapComparedToUsual } from '#domain/retention.ts'

/** Of so many minutes of reviews fewer are left when a lower recall is aimed for: the gaps between them grow. */
export function reviewShare(from: number, to: number): number {
  return gapComparedToUsual(from) / gapComparedToUsual(to)
}

/** The world as it would be once a way out is taken. */
export function taken(world: World, way: Remedy): World {
  if (way.kind === 'minutes') {
    const extra = { ...world.settings.extra }
    for (const { day, minutes } of way.days) extra[day] = (extra[day] ?? 0) + minutes
    return { ...world, settings: { ...world.settings, extra } }
  }
  if (way.kind === 'recall') {
    const { reviews } = world
    if (!reviews) return world
    const share = reviewShare(way.from, way.to)
    return { ...world, reviews: { ...reviews, retention: way.to, minutes: reviews.minutes.map(one => one * share) } }
  }
  const tasks = world.tasks.map(task => {
    if (task.id !== way.ref) return task
    return way.kind === 'less' ? { ...task, minutes: way.to } : { ...task, due: way.to }
  })
  return { ...world, tasks }
}
