import type { OwnAnswer } from '#data/import/own-histories.ts'
import { joinHistories, type CardHistory } from '#domain/history/join.ts'
import type { BroughtCard } from '#domain/import/brought.ts'
import type { Compared } from '#domain/import/compare.ts'
import { givingWay } from '#lib/async/giving-way.ts'
import { broughtId } from '#lib/ids.ts'

/** What the student's cards of a file have already, by card: logs that a file brought, and answers given here. */
export interface Past {
  readonly histories: ReadonlyMap<string, CardHistory>
  readonly answers: ReadonlyMap<string, readonly OwnAnswer[]>
}

interface PlannedHistory {
  readonly kept: CardHistory | undefined
  /** Null where the file adds nothing. */
  readonly next: CardHistory | null
}

export type Planned = ReadonlyMap<string, PlannedHistory>

export const NOTHING_PLANNED: Planned = new Map()

/** Each card that has a log in the file, once: where two cards of a deck are one here, the first counts. */
export async function planHistories(
  studentId: string,
  { fresh, same, changed }: Compared,
  past: Past
): Promise<Planned> {
  const planned = new Map<string, PlannedHistory>()
  const rest = givingWay()
  const plan = (cardId: string, { history }: BroughtCard): Promise<void> | undefined => {
    if (!history || planned.has(cardId)) return undefined
    const kept = past.histories.get(cardId)
    planned.set(cardId, { kept, next: joinHistories(kept, history, past.answers.get(cardId)) })
    return rest()
  }
  for (const card of fresh) await plan(broughtId(studentId, 'card', card.key), card)
  for (const { card, own } of [...same, ...changed]) await plan(own.id, card)
  return planned
}

/** Cards that are here and get a later log. */
export const laterCards = (planned: Planned, { same, changed }: Compared): number =>
  [...same, ...changed].filter(({ own }) => planned.get(own.id)?.next).length
