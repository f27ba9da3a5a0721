import type { Subject } from '#contract/entities.ts'
import { live } from '#data/read/live.ts'
import { fromRow, isLiving } from '#data/device/rows.ts'

function inOrder(a: Subject, b: Subject): number {
  return a.position - b.position || a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1)
}

export const $subjects = live<Subject[]>(async db => {
  const rows = await db.subjects.filter(isLiving).toArray()
  return rows.map(row => fromRow('subjects', row)).sort(inOrder)
})
