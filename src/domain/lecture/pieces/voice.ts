export interface Stretch {
  readonly from: number
  readonly to: number
}

/** Of 255: quieter than this is no speech into any microphone. */
export const SILENT = 3
/** Between the quiet tenth of a sound and its loud twentieth, speech begins here. */
const SHARE = 0.15
/** A breath is no pause; a click is no speech. */
const BREATH = 0.4
const CLICK = 0.12

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** From which level on it counts as voice; a room that hums lifts it, one without pauses does not. */
export function voiceLevel(levels: readonly number[]): number {
  const sorted = levels.filter(level => Number.isFinite(level)).sort((a, b) => a - b)
  const [quiet, loud] = [quantile(sorted, 0.1), quantile(sorted, 0.95)]
  const between = quiet + SHARE * (loud - quiet)
  // Without pauses the quiet tenth is speech as well.
  return Math.max(SILENT, quiet > loud / 2 ? loud / 4 : between)
}

/** Where somebody speaks, by how loud it is; `step`: seconds that one level stands for. Noise counts as voice. */
export function voicedOf(levels: readonly number[], step: number): Stretch[] {
  const least = voiceLevel(levels)
  const runs: { from: number; to: number }[] = []
  for (const [index, level] of levels.entries()) {
    if (!(level >= least)) continue
    const from = index * step
    const last = runs.at(-1)
    if (last && from - last.to <= BREATH + 1e-9) last.to = from + step
    else runs.push({ from, to: from + step })
  }
  return runs.filter(run => run.to - run.from >= CLICK)
}

export const lengthOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, one) => sum + one.to - one.from, 0)

/** Without gaps of nothing and without overlaps, in order. */
function disjoint(stretches: readonly Stretch[]): Stretch[] {
  const all: { from: number; to: number }[] = []
  for (const { from, to } of [...stretches].sort((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else all.push({ from, to })
  }
  return all
}

/** The first of what is in order that ends after `second`. */
export function firstAfter(sorted: readonly Stretch[], second: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.to ?? 0) <= second) low = middle + 1
    else high = middle
  }
  return low
}

/** What of `all` lies in none of `taken`. */
export function without(all: readonly Stretch[], taken: readonly Stretch[]): Stretch[] {
  const sorted = disjoint(taken)
  return all.flatMap(({ from, to }) => {
    const left: Stretch[] = []
    let at = from
    for (let next = firstAfter(sorted, from); next < sorted.length && at < to; next += 1) {
      const one = sorted[next]
      if (!one || one.from >= to) break
      if (one.from > at) left.push({ from: at, to: one.from })
      at = Math.max(at, one.to)
    }
    if (at < to) left.push({ from: at, to })
    return left
  })
}

/** How much of `stretches` lies between the two seconds. */
export const within = (stretches: readonly Stretch[], from: number, to: number): number =>
  stretches.reduce((sum, one) => sum + Math.max(0, Math.min(to, one.to) - Math.max(from, one.from)), 0)
