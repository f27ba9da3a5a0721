import type { ReadableAtom } from 'nanostores'
import { live } from '#data/read/live.ts'
import { fromSummary, type NoteSummary } from '#data/write/notes/notes.ts'
import type { Remote } from '#lib/remote.ts'

export interface Linked {
  /** The notes whose text links to this one, newest change first. */
  readonly from: readonly NoteSummary[]
  /** The notes that this one links to and that still exist, in the order of its text. */
  readonly to: readonly NoteSummary[]
}

/** What a note is linked with, both ways. */
export function linkedWith(id: string): ReadableAtom<Remote<Linked>> {
  return live(async db => {
    const own = await db.summaries.get(id)
    const to = await db.summaries.bulkGet([...(own?.links ?? [])])
    const from = await db.summaries.where('links').equals(id).sortBy('updated_at')
    const others = (rows: readonly (typeof own)[]) =>
      rows.flatMap(row => (row !== undefined && row.id !== id ? [fromSummary(row)] : []))
    return { from: others(from.toReversed()), to: others(to) }
  })
}
