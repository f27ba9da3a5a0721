import type { Piece } from '#domain/plan/schedule/piece.ts'
import type { Schedule } from '#domain/plan/schedule/schedule.ts'

/** Puts a piece on the first day of these with room; where none has, it stays where it stands. */
function moved(table: Schedule, piece: Piece, from: number, to: number): boolean {
  const { day, start } = piece
  table.take(piece)
  for (let at = Math.max(from, piece.need.first); at <= Math.min(to, piece.need.last); at++) {
    const free = table.start(at, piece)
    if (free < 0) continue
    table.put(at, free, piece)
    return true
  }
  table.put(day, start, piece)
  return false
}

/** A mock paper is sat after its subject was revised once, where one of the two finds another day for that. */
export function papersAfter(table: Schedule, pieces: readonly Piece[]): void {
  const placed = pieces.filter(({ day }) => day >= 0)
  const papers = placed.filter(({ need }) => need.kind === 'paper').sort((a, b) => a.day - b.day)
  if (papers.length === 0) return
  const bySubject = Map.groupBy(
    placed.filter(({ need }) => need.kind === 'topic'),
    ({ need }) => need.subject
  )
  for (const paper of papers) {
    const own = bySubject.get(paper.need.subject)?.filter(({ need }) => need.last < paper.need.by) ?? []
    const [first] = own.sort((a, b) => a.day - b.day)
    if (!first || first.day < paper.day) continue
    if (!moved(table, first, 0, paper.day - 1)) moved(table, paper, first.day + 1, paper.need.last)
  }
}
