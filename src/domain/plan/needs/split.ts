import { GRID, up } from '#domain/plan/days.ts'

/** Cuts minutes into the fewest sittings of at most `longest`, as equal as the grid allows, longer ones first. */
export function split(minutes: number, longest: number): number[] {
  const units = up(minutes) / GRID
  const most = Math.max(1, Math.floor(longest / GRID))
  const count = Math.ceil(units / most)
  if (count === 0) return []
  const base = Math.floor(units / count)
  return Array.from({ length: count }, (_, at) => (base + (at < units - base * count ? 1 : 0)) * GRID)
}
