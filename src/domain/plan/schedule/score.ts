import { hasMoved, isLost, type Piece } from '#domain/plan/schedule/piece.ts'

export interface Score {
  /** Minutes without a place of what is dated, by its deadline. */
  readonly due: ReadonlyMap<number, number>
  /** Minutes without a place of topics that nobody has begun. */
  readonly begin: number
  /** Needed minutes without a place, and minutes for which there was room. */
  readonly unmet: number
  readonly spare: number
  readonly moves: number
}

/** A sitting within so many days is near: its topics come before those of later ones. */
const NEAR_DAYS = 14

export const isNear = ({ kind, last }: Piece['need']): boolean => kind === 'topic' && last < NEAR_DAYS

/** Work with a date, topics of a near sitting, and cards: these are of their day. */
export const isDated = ({ need }: Piece): boolean => need.isDue === true || need.kind === 'cards' || isNear(need)

/** The minute, counted from today's midnight, by which it is to be done. */
export const deadlineOf = ({ need: { last, until } }: Piece): number => last * 1440 + until

export function scoreOf(pieces: readonly Piece[]): Score {
  let [begin, unmet, spare, moves] = [0, 0, 0, 0]
  const due = new Map<number, number>()
  for (const piece of pieces) {
    if (isLost(piece)) {
      unmet += piece.minutes
      if (piece.need.purpose === 'first-pass') begin += piece.minutes
      const deadline = deadlineOf(piece)
      if (isDated(piece)) due.set(deadline, (due.get(deadline) ?? 0) + piece.minutes)
    } else if (piece.day >= 0 && piece.spare !== null) spare += piece.minutes
    if (piece.day >= 0 && hasMoved(piece)) moves++
  }
  return { due, begin, unmet, spare, moves }
}

/** Below 0: less is left over. The nearest deadline at which they differ decides, then topics not begun, then all. */
function byOver(a: Score, b: Score): number {
  const deadlines = [...new Set([...a.due.keys(), ...b.due.keys()])].sort((one, other) => one - other)
  for (const deadline of deadlines) {
    const differ = (a.due.get(deadline) ?? 0) - (b.due.get(deadline) ?? 0)
    if (differ !== 0) return differ
  }
  return a.begin - b.begin || a.unmet - b.unmet
}

export function isBetter(a: Score, b: Score): boolean {
  const over = byOver(a, b)
  return over < 0 || (over === 0 && a.moves < b.moves)
}

/** Less of what is needed has no place, or as little and more of what there is room for has one. */
export function isMore(a: Score, b: Score): boolean {
  const over = byOver(a, b)
  return over < 0 || (over === 0 && a.spare > b.spare)
}
