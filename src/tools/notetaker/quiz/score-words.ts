import type { Tally } from '#domain/quiz/attempt.ts'
import { m } from '#messages/generated/messages.js'

/** Items with at most one decimal: halves come from orders and pairs. */
const figure = (value: number): string => value.toLocaleString('en-GB', { maximumFractionDigits: 1 })

/** "7 of 20 right, 5 to judge": what waits for the student is part of the result. */
export function scoreWords({ earned, possible, open }: Pick<Tally, 'earned' | 'possible' | 'open'>): string {
  const all = { earned: figure(earned), possible }
  return open > 0 ? m.quiz_score_open({ ...all, open }) : m.quiz_score(all)
}
