/** FSRS-6, default decay w20 (ts-fsrs FSRS6_DEFAULT_DECAY). */
const DECAY = 0.1542
const USUAL = 0.9

function gap(retention: number): number {
  return retention ** (-1 / DECAY) - 1
}

/**
 * How long the gaps between reviews are at this retention, compared with the usual 90 %: from the forgetting curve
 * R(t) = (1 + factor · t / S) ^ -decay solved for t. Half the gap is about twice the reviews.
 */
export function gapComparedToUsual(retention: number): number {
  return gap(retention) / gap(USUAL)
}
