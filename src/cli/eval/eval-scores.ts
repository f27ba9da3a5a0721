/** Agreement of two markers beyond chance (Cohen's kappa), a miss by two counted four times a miss by one. */
export function kappa(pairs: readonly (readonly [number, number])[]): number {
  const top = Math.max(1, ...pairs.flat())
  const far = (a: number, b: number): number => ((a - b) / top) ** 2
  const seen = pairs.reduce((sum, [a, b]) => sum + far(a, b), 0) / pairs.length
  const chance = pairs.reduce((sum, [a]) => sum + pairs.reduce((more, [, b]) => more + far(a, b), 0), 0)
  return 1 - seen / (chance / pairs.length ** 2)
}

function f1(rows: readonly (readonly [boolean, boolean])[], of: boolean): number {
  const both = rows.filter(([gold, got]) => gold === of && got === of).length
  const either = rows.filter(([gold]) => gold === of).length + rows.filter(([, got]) => got === of).length
  return (2 * both) / Math.max(1, either)
}

/** The mean of F1 over the points given and the points not given. */
export const macroF1 = (rows: readonly (readonly [boolean, boolean])[]): number =>
  (f1(rows, true) + f1(rows, false)) / 2
