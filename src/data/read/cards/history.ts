import { fromRow, isLiving } from '#data/device/rows.ts'
import { workspace } from '#data/read/workspace.ts'
import { withSchedules, type CardWithSchedule } from '#data/read/cards/cards.ts'
import type { Review } from '#contract/entities.ts'
import { gradedLines, type KeptLine } from '#domain/history/kept-answers.ts'
import { unpackLog } from '#domain/history/packed-log.ts'

export interface CardHistory {
  readonly card: CardWithSchedule
  /** Every answer, undone ones with `deletedAt`, newest first. */
  readonly reviews: readonly Review[]
  /** Every answer in another program that it came from, newest first. */
  readonly there: readonly KeptLine[]
  /** Those made from the same idea, this one among them. */
  readonly siblings: readonly CardWithSchedule[]
}

/** A card with all that ever happened to it; null when it is gone. */
export async function readHistory(id: string): Promise<CardHistory | null> {
  const { db } = workspace()
  const row = await db.cards.get(id)
  if (!isLiving(row)) return null
  const hasSiblings = row.kind === 'reversed' || row.kind === 'cloze'
  // Only siblings without a note cost a look at all cards.
  const nearby = row.note_id === null ? db.cards.toCollection() : db.cards.where('note_id').equals(row.note_id)
  const [reviews, histories, group] = await Promise.all([
    db.reviews.where('card_id').equals(id).toArray(),
    db.histories.where('card_id').equals(id).filter(isLiving).toArray(),
    hasSiblings ? nearby.filter(other => other.group_id === row.group_id && isLiving(other)).toArray() : [row]
  ])
  const siblings = await withSchedules(db, group)
  const card = siblings.find(one => one.id === id)
  if (!card) return null
  const newest = reviews.sort((a, b) => b.reviewed_at.localeCompare(a.reviewed_at))
  const there = histories.flatMap(({ log }) => gradedLines(unpackLog(log.rows))).reverse()
  return { card, siblings, there, reviews: newest.map(review => fromRow('reviews', review)) }
}
