/**
 * How many letters are wrong, missing, too many or changed about between two words, at most two (optimal string
 * alignment); Infinity for more.
 */
export function typosBetween(one: string, two: string): number {
  if (one === two) return 0
  if (Math.abs(one.length - two.length) > 2) return Infinity
  let [last, row]: [number[], number[]] = [[], Array.from({ length: two.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= two.length; j += 1) {
      const isSame = one[i - 1] === two[j - 1]
      const isTurned = i > 1 && j > 1 && one[i - 1] === two[j - 2] && one[i - 2] === two[j - 1]
      const changed = (row[j - 1] ?? 0) + (isSame ? 0 : 1)
      const added = Math.min(row[j] ?? 0, next[j - 1] ?? 0) + 1
      next.push(Math.min(changed, added, isTurned ? (last[j - 2] ?? 0) + 1 : Infinity))
    }
    if (Math.min(...next) > 2) return Infinity
    ;[last, row] = [row, next]
  }
  const count = row[two.length] ?? Infinity
  return count > 2 ? Infinity : count
}

/** One letter wrong, missing, too many, or two letters changed about; short words must be exact. */
export function isTypo(one: string, two: string): boolean {
  if (Math.min(one.length, two.length) < 5 || Math.abs(one.length - two.length) > 1 || one === two) return one === two
  let from = 0
  while (one[from] === two[from] && from < one.length) from += 1
  const [a, b] = [one.slice(from), two.slice(from)]
  if (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)) return true
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
}

/** From so many letters on two slips are forgiven. */
const TWO = 9

/** Whether one word is most likely a misspelling of the other: short words must be exact. */
export const isTypoOf = (one: string, two: string): boolean =>
  Math.min(one.length, two.length) >= TWO ? typosBetween(one, two) <= 2 : isTypo(one, two)
