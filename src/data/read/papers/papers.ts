import type { Paper, Question } from '#contract/entities.ts'
import { live } from '#data/read/live.ts'
import { fromRow, isLiving } from '#data/device/rows.ts'

/** Papers of this student, newest first. */
export const $papers = live<Paper[]>(async db => {
  const rows = await db.papers.filter(isLiving).toArray()
  return rows.map(row => fromRow('papers', row)).sort((a, b) => (a.id < b.id ? 1 : -1))
})

export const $questions = live<Question[]>(async db => {
  const rows = await db.questions.filter(isLiving).toArray()
  return rows.map(row => fromRow('questions', row)).sort((a, b) => (a.id < b.id ? 1 : -1))
})
