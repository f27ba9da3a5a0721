import { firstAfter, without, type Stretch } from '#domain/lecture/pieces/voice.ts'

/** A shorter pause belongs to how somebody speaks. */
const SHORTEST = 2
/** What stays of it on either side, so that no first sound is cut off. */
const EDGE = 0.5

/** What is left out when silence is skipped: between what is voiced, and after it. */
export function silencesOf(voiced: readonly Stretch[], seconds: number): Stretch[] {
  if (voiced.length === 0) return []
  return without([{ from: 0, to: seconds }], voiced)
    .filter(one => one.to - one.from >= SHORTEST)
    .map(({ from, to }) => ({ from: from === 0 ? 0 : from + EDGE, to: to === seconds ? to : to - EDGE }))
}

/** Where it goes on from `second`; null where somebody speaks. */
export function skipFrom(silences: readonly Stretch[], second: number): number | null {
  const one = silences[firstAfter(silences, second)]
  return one && second >= one.from && one.to - second > 0.05 ? one.to : null
}
