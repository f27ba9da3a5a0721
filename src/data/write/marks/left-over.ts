import type { ReadableAtom } from 'nanostores'
import type { Database } from '#data/device/database.ts'
import { live } from '#data/read/live.ts'
import type { Script } from '#data/read/marks/script.ts'
import { saveUndoable, type Change } from '#data/write/write.ts'
import type { Remote } from '#lib/remote.ts'
import { isLiving } from '#data/device/rows.ts'

/** A point that was lost in an answer and, after its marks were corrected, is not; what was made of it still stands. */
export interface LeftOver {
  readonly lossId: string
  readonly answerId: string
  readonly pointKey: string
  readonly words: string
  readonly made: readonly { readonly name: 'cards' | 'tasks'; readonly id: string }[]
}

export async function readLeftOvers(db: Database, answerIds: ReadonlySet<string>): Promise<LeftOver[]> {
  const losses = await db.losses
    .filter(row => isLiving(row) && row.dropped_at !== null && answerIds.has(row.origin_id))
    .toArray()
  const ids = losses.map(({ id }) => id)
  if (ids.length === 0) return []
  const [cards, tasks] = await Promise.all([
    db.cards.where('loss_id').anyOf(ids).toArray(),
    db.tasks.where('loss_id').anyOf(ids).toArray()
  ])
  return losses.flatMap(({ id, origin_id: answerId, point_key: pointKey, words }) => {
    const own = (row: { readonly deleted_at: string | null; readonly loss_id: string | null }): boolean =>
      isLiving(row) && row.loss_id === id
    const made = [
      ...cards.filter(own).map(card => ({ name: 'cards' as const, id: card.id })),
      ...tasks.filter(task => own(task) && task.done_at === null).map(task => ({ name: 'tasks' as const, id: task.id }))
    ]
    return made.length === 0 ? [] : [{ lossId: id, answerId, pointKey, words, made }]
  })
}

export function liveLeftOvers({ parts }: Script): ReadableAtom<Remote<LeftOver[]>> {
  const answerIds = new Set(parts.map(({ answerId }) => answerId))
  return live(db => readLeftOvers(db, answerIds), 200)
}

/** Those whose point is earned now: what the student left out by hand keeps its card. */
export const earnedNow = ({ parts }: Script, all: readonly LeftOver[]): LeftOver[] =>
  all.filter(({ answerId, pointKey }) =>
    parts.some(part => part.answerId === answerId && part.said?.verdicts.get(pointKey) === 'earned')
  )

/** Gives the way back. */
export const removeMade = ({ made }: LeftOver): Promise<readonly Change[]> =>
  saveUndoable(made.map(({ name, id }) => ({ name, id, remove: true })))
