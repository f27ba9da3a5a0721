import type { CardWithSchedule } from '#data/read/cards/cards.ts'
import type { Step } from '#tools/notetaker/review/review.store.ts'

/** Cards that were answered with Again in this session, each once, in the order in which they were first missed. */
export function missedCards(steps: readonly Step[]): CardWithSchedule[] {
  const missed = new Map<string, CardWithSchedule>()
  for (const step of steps)
    if (step.kind === 'answer' && step.grade === 1 && !missed.has(step.card.id)) missed.set(step.card.id, step.card)
  return [...missed.values()]
}
