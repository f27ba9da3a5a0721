/**
 * The share of the days left to the exam that should pass before a topic comes back: rule of thumb from Cepeda and
 * others 2008 (Psychological Science 19:1095), where the best gap fell from some 20 to 40 % of a week's delay to 5 to
 * 10 % of a year's. Between the points it is read off a straight line.
 */
const SHARES: readonly (readonly [days: number, share: number])[] = [
  [10, 0.3],
  [30, 0.17],
  [90, 0.1],
  [365, 0.07]
]

function shareFor(daysLeft: number): number {
  const after = SHARES.findIndex(([days]) => days >= daysLeft)
  const [x2, y2] = SHARES.at(after) ?? [365, 0.07]
  const [x1, y1] = after > 0 ? (SHARES[after - 1] ?? [x2, y2]) : [x2, y2]
  return x1 === x2 ? y2 : y1 + ((daysLeft - x1) / (x2 - x1)) * (y2 - y1)
}

/** Days until the next return when the exam is so many days away; at least one night lies between. */
export function gapBefore(daysLeft: number): number {
  return Math.max(1, Math.round(daysLeft * shareFor(daysLeft)))
}
