import type { ReadableAtom } from 'nanostores'
import { fromRow, isLiving } from '#data/device/rows.ts'
import { live } from '#data/read/live.ts'
import type { Database } from '#data/device/database.ts'
import { masteryOf, reviewScore, type Evidence, type Mastery } from '#domain/progress/mastery.ts'
import type { Remote } from '#lib/remote.ts'
import { readSittings } from '#data/read/quiz/sittings.ts'

export interface TopicMastery {
  readonly id: string
  readonly name: string
  /** Null: no data yet. */
  readonly mastery: Mastery | null
}

async function reviewsOf(db: Database, topicId: string, noteIds: readonly string[]): Promise<Evidence[]> {
  const own = await db.cards.where('topic_id').equals(topicId).toArray()
  const byNote = (await db.cards.where('note_id').anyOf(noteIds).toArray()).filter(card => card.topic_id === null)
  const cards = [...own, ...byNote].filter(isLiving).map(({ id }) => id)
  const reviews = await db.reviews.where('card_id').anyOf(cards).toArray()
  return reviews
    .filter(isLiving)
    .map(row => ({ topicId, kind: 'review', score: reviewScore(row.grade), at: row.reviewed_at }))
}

/** How well the student knows the topics of these notes, from their cards and quizzes. */
export function liveMastery(topicIds: readonly string[]): ReadableAtom<Remote<TopicMastery[]>> {
  return live(async db => {
    const found: TopicMastery[] = []
    if (topicIds.length === 0) return found
    const quizzes = (await db.quizzes.toArray()).filter(isLiving)
    const sittings = await readSittings(
      db,
      quizzes.map(row => fromRow('quizzes', row))
    )
    for (const row of await db.topics.bulkGet([...topicIds])) {
      if (!isLiving(row)) continue
      const notes = await db.notes.where('topic_id').equals(row.id).primaryKeys()
      const asked = sittings.flatMap(({ steps }) =>
        steps.flatMap(({ item, checkedAt, isLeftOut, score }): Evidence[] =>
          checkedAt === null || isLeftOut || score.verdict === 'open' || !notes.includes(item.evidence.sourceId)
            ? []
            : [{ topicId: row.id, kind: 'quiz', score: score.share, at: checkedAt }]
        )
      )
      const mastery = masteryOf([...asked, ...(await reviewsOf(db, row.id, notes))], new Date())
      found.push({ id: row.id, name: row.name, mastery })
    }
    return found
  })
}
