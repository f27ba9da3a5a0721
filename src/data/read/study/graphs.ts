import type { ReadableAtom } from 'nanostores'
import type { Fields } from '#contract/entities.ts'
import { fromRow, isLiving } from '#data/device/rows.ts'
import { live } from '#data/read/live.ts'
import type { Remote } from '#lib/remote.ts'

export interface KeptGraph {
  readonly id: string
  readonly title: string
  /** What is written in its lines. */
  readonly lines: readonly string[]
  readonly updatedAt: string
}

export const linesOf = (expressions: Fields<'graphs'>['expressions']): string[] =>
  expressions.lines.map(({ text }) => text.trim()).filter(text => text !== '')

/** The last changed first. */
export const $graphs = live<readonly KeptGraph[]>(async db => {
  const rows = await db.graphs.orderBy('updated_at').reverse().toArray()
  return rows.filter(isLiving).map(row => {
    const { id, title, expressions, updatedAt } = fromRow('graphs', row)
    return { id, title: title.trim(), lines: linesOf(expressions), updatedAt }
  })
})

/** Whether a graph is deleted and still on this device. */
export const isGraphDeleted = (id: string): ReadableAtom<Remote<boolean>> =>
  live(async db => ((await db.graphs.get(id))?.deleted_at ?? null) !== null)
