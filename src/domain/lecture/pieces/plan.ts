import type { Limits } from '#domain/lecture/pieces/limits.ts'
import { without, type Stretch } from '#domain/lecture/pieces/voice.ts'

/** Room around what is said, so that no first sound is cut off. */
const EDGE = 0.3
/** Models write words into long silence: none is sent. */
const SILENCE = 8
/** Nobody says anything in less. */
const SHORTEST = 0.3

/** Stretches longer than a piece may be, cut in equal parts: in them there is no pause. */
function cutLong({ from, to }: Stretch, most: number): Stretch[] {
  const parts = Math.ceil((to - from) / most)
  const part = (to - from) / parts
  return Array.from({ length: parts }, (_one, at) => ({ from: from + at * part, to: from + (at + 1) * part }))
}

/** Of the pauses in the last third of what fits, the longest: where the piece ends. */
function endOf(run: readonly Stretch[], most: number): number {
  const start = run[0]?.from ?? 0
  let fits = 1
  while (fits < run.length && (run[fits]?.to ?? 0) - start <= most) fits += 1
  if (fits === run.length) return fits
  let best = fits
  let longest = 0
  for (let at = 1; at <= fits; at += 1) {
    const before = run[at - 1]?.to ?? 0
    const pause = (run[at]?.from ?? before) - before
    if (before - start >= (most * 2) / 3 && pause > longest) [best, longest] = [at, pause]
  }
  return best
}

/** Runs of voice without a long silence in them. */
function runsOf(voiced: readonly Stretch[]): Stretch[][] {
  const runs: Stretch[][] = []
  for (const one of voiced) {
    const last = runs.at(-1)
    if (last && one.from - (last.at(-1)?.to ?? 0) <= SILENCE) last.push(one)
    else runs.push([one])
  }
  return runs
}

/**
 * What is sent, piece by piece: all that is voiced and has no text yet, cut at pauses, never longer than the model takes.
 * `done`: what was sent before. `end`: where the sound ends.
 */
export function piecesOf(
  voiced: readonly Stretch[],
  { seconds }: Pick<Limits, 'seconds'>,
  end: number,
  done: readonly Stretch[] = []
): Stretch[] {
  const most = Math.max(1, seconds - 2 * EDGE)
  const open = without(voiced, done)
    .filter(one => one.to - one.from >= SHORTEST)
    .flatMap(one => cutLong(one, most))
  const bare: Stretch[] = []
  for (const run of runsOf(open)) {
    let rest = run
    while (rest.length > 0) {
      const count = endOf(rest, most)
      bare.push({ from: rest[0]?.from ?? 0, to: rest[count - 1]?.to ?? 0 })
      rest = rest.slice(count)
    }
  }
  // A neighbour's edge is its own: no second is sent twice.
  return bare.map(({ from, to }, at) => {
    const before = Math.max(bare[at - 1]?.to ?? 0, ...done.filter(one => one.to <= from).map(one => one.to))
    const after = Math.min(bare[at + 1]?.from ?? end, ...done.filter(one => one.from >= to).map(one => one.from))
    return {
      from: Math.max(0, from - Math.min(EDGE, (from - before) / 2)),
      to: Math.min(end, to + Math.min(EDGE, Math.max(0, after - to) / 2))
    }
  })
}
