import type { Entity } from '#contract/entities.ts'
import { fromRow, isLiving } from '#data/device/rows.ts'
import { live, liveAt } from '#data/read/live.ts'
import { withoutDoubles } from '#data/read/plan/doubles.ts'
import type { ReadableAtom } from 'nanostores'
import type { Remote } from '#lib/remote.ts'

/** At most so often while a room writes. */
const PACE_MS = 500

/** Planned blocks of study from one day to another, which a store names: `FROM TO`, the last one not included. */
export function liveBlocksAt($span: ReadableAtom<string>): ReadableAtom<Remote<Entity<'blocks'>[]>> {
  return liveAt($span, span => {
    const [from = '', to = ''] = span.split(' ')
    return live(async db => {
      const rows = await db.blocks.where('day').between(from, to).toArray()
      const blocks = withoutDoubles(rows.filter(isLiving).map(row => fromRow('blocks', row)))
      return blocks.filter(({ kind, state }) => kind !== 'busy' && kind !== 'free' && state !== 'dropped')
    }, PACE_MS)
  })
}

/** The parts of the student's subjects. */
export const $logTopics = live<Entity<'topics'>[]>(async db => {
  const rows = await db.topics.toArray()
  return rows.filter(isLiving).map(row => fromRow('topics', row))
}, PACE_MS)
