import { countedAt } from '#data/entities/schedules.ts'
import { isLiving } from '#data/device/rows.ts'
import { workspace } from '#data/read/workspace.ts'
import type { CardHistory } from '#domain/history/join.ts'

const AT_ONCE = 500

/** The logs that these cards have already, by card. */
export async function readOwnHistories(cardIds: readonly string[]): Promise<ReadonlyMap<string, CardHistory>> {
  const { db } = workspace()
  const found = new Map<string, CardHistory>()
  for (let from = 0; from < cardIds.length; from += AT_ONCE) {
    const some = cardIds.slice(from, from + AT_ONCE)
    for (const row of await db.histories.where('card_id').anyOf(some).toArray())
      if (isLiving(row)) found.set(row.card_id, { rows: row.log.rows, standing: row.standing })
  }
  return found
}

export interface OwnAnswer {
  readonly grade: number
  readonly reviewedAt: string
}

/** The answers given here to these cards, by card. */
export async function readOwnAnswers(cardIds: readonly string[]): Promise<ReadonlyMap<string, readonly OwnAnswer[]>> {
  const { db } = workspace()
  const found = new Map<string, OwnAnswer[]>()
  for (let from = 0; from < cardIds.length; from += AT_ONCE) {
    const some = cardIds.slice(from, from + AT_ONCE)
    for (const row of await db.reviews.where('card_id').anyOf(some).toArray()) {
      if (!isLiving(row)) continue
      const own = found.get(row.card_id) ?? []
      found.set(row.card_id, own)
      own.push({ grade: row.grade, reviewedAt: countedAt(row) })
    }
  }
  return found
}
