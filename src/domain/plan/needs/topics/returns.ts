import { gapBefore } from '#domain/plan/spacing.ts'

/** A middle return is needed where there is a week for it and the topic is not yet known. */
const ENOUGH_DAYS = 7
const KNOWN = 0.3
/** Days from which one return more, and from which three more are made where there is room. */
const ONE_MORE = 30
const THREE_MORE = 60
/** Days before the exam near which a topic comes once more where there is room, a day apart from its last look. */
const NEAR = [1, 4] as const
/** Nights between the end of the first pass and a third session. */
const AFTER_PASS = 4

export interface Return {
  readonly ideal: number
  readonly isSpare: boolean
}

/**
 * Returns between the first session and the last look, the needed one first. The days left to the exam shrink by the
 * same factor from each to the next: counted backwards from the exam each gap is a share of the time left, as Cepeda's
 * are. The first of several comes a share of the time left after the first session; the others when every topic has
 * been begun (`passEnd`). In the last days a topic comes once more where there is room: they are not left empty.
 */
export function returnsOf(begin: number, look: number, exam: number, weak: number, passEnd: number): Return[] {
  const days = exam - begin
  const near = NEAR.map(before => exam - before)
    .filter(day => day > begin + 1)
    .map((ideal): Return => ({ ideal, isSpare: true }))
  if (look - begin < 2) return near
  const isNeeded = days >= ENOUGH_DAYS && weak > KNOWN
  const shares = [0.5, ...(days >= ONE_MORE ? [0.25] : []), ...(days >= THREE_MORE ? [0.75, 0.62] : [])]
  if (!isNeeded && days < ONE_MORE) return near
  const between = shares.map((share, at): Return => {
    const left = days ** (1 - share) * Math.max(1, exam - look) ** share
    const spread = exam - Math.round(left)
    const wanted =
      at === 1
        ? Math.min(spread, begin + 2 * gapBefore(days))
        : shares.length > 1
          ? Math.max(spread, passEnd + AFTER_PASS)
          : spread
    return { ideal: Math.max(begin + 1, Math.min(look - 1, wanted)), isSpare: at > 0 || !isNeeded }
  })
  return [...between, ...near]
}
