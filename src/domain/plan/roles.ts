import type { Need, WantedPiece } from '#domain/plan/needs/need.ts'
import { newPiece, type OldBlockPlace, type Piece } from '#domain/plan/schedule/piece.ts'

/** Sessions of one topic before one sitting, at most, however many an earlier plan had. */
const MOST = 12
/** Of a subject as a whole, in its last week twice as many. */
const MOST_A_WEEK = 3

const inTime = (a: OldBlockPlace, b: OldBlockPlace): number => a.day - b.day || a.start - b.start

/** Takes from `left` the piece wanted nearest to a day, a needed one before a spare one. */
function takeNearest(left: WantedPiece[], day: number): WantedPiece | undefined {
  const cost = (one: WantedPiece): number => (one.spare === null ? 0 : 10_000) + Math.abs(one.ideal - day)
  let best = 0
  for (const [at, one] of left.entries()) {
    const other = left[best]
    if (other && cost(one) < cost(other)) best = at
  }
  return left.splice(best, 1)[0]
}

/** An old session keeps its length: it is shorter or longer than a new one only because time was otherwise then. */
function kept(need: Need, olds: readonly OldBlockPlace[], most: number): Piece[] {
  const left = [...need.pieces]
  for (const old of olds.filter(one => one.isPinned)) takeNearest(left, old.day)
  const stay = olds
    .filter(one => !one.isPinned)
    .slice(0, most)
    .map(old => {
      const like = takeNearest(left, old.day)
      return newPiece(need, old.minutes, like?.ideal ?? old.day, old, like ? like.spare : 0)
    })
  return [...stay, ...left.map(({ minutes, ideal, spare }) => newPiece(need, minutes, ideal, null, spare))]
}

/**
 * What each old session of a series is now, by time alone: the latest in the last weeks is the last look, the earliest
 * the first session where one is wanted, the others are returns, more than wanted too. So a plan means the same
 * whichever way it came about.
 */
export function rolesOf(series: readonly Need[], olds: readonly OldBlockPlace[]): Piece[] {
  const left = olds.toSorted(inTime)
  const [first, look] = [
    series.find(need => need.key.endsWith(':1')),
    series.find(need => need.purpose === 'last-look')
  ]
  const own = new Map<Need, OldBlockPlace[]>()
  const last = left.at(-1)
  const isLook = look !== undefined && last !== undefined && last.day >= look.first
  if (isLook && (left.length > 1 || !first)) own.set(look, left.splice(-1))
  if (first) own.set(first, left.splice(0, 1))
  return series.flatMap(need => {
    if (need === first || need === look) return kept(need, own.get(need) ?? [], 1)
    const weeks = Math.max(1, Math.ceil((need.last + 1 - need.first) / 7))
    return kept(need, left, need.lookFrom === undefined ? MOST : (weeks + 1) * MOST_A_WEEK)
  })
}
