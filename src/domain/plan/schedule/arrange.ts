import { up } from '#domain/plan/days.ts'
import type { Piece } from '#domain/plan/schedule/piece.ts'
import type { Schedule } from '#domain/plan/schedule/schedule.ts'

/** Cards first, as a warm-up; then always the first piece of another subject than the one before. */
function mixed(pieces: readonly Piece[]): Piece[] {
  const left = pieces.toSorted((a, b) => Number(b.need.kind === 'cards') - Number(a.need.kind === 'cards'))
  const order: Piece[] = []
  while (left.length > 0) {
    const before = order.at(-1)?.need
    const other = left.findIndex(({ need }) => need.subject !== before?.subject || need.kind === 'cards')
    order.push(...left.splice(Math.max(0, other), 1))
  }
  return order
}

/** Within each span of a day, neighbours of different subjects and no gaps; where a deadline forbids it, all stays. */
export function arrange(table: Schedule): void {
  for (const [at, day] of table.days.entries()) {
    for (const { from, to } of day.spans) {
      const before = day.pieces.filter(({ start }) => start >= from && start < to)
      if (before.length === 0) continue
      const order = mixed(before)
      const starts: number[] = []
      let cursor = from
      for (const { minutes } of order) {
        starts.push(cursor)
        cursor = up(cursor + minutes + table.rest)
      }
      const isLate = order.some(
        ({ need, minutes }, index) => at === need.last && (starts[index] ?? 0) + minutes > need.until
      )
      if (isLate) continue
      for (const piece of before) table.take(piece)
      for (const [index, piece] of order.entries()) table.put(at, starts[index] ?? from, piece)
    }
  }
}
