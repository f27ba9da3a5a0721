import type { Paper, Question } from '#contract/entities.ts'
import { paperBlueprint } from '#contract/paper.ts'
import { fromRow, isLiving } from '#data/device/rows.ts'
import { live } from '#data/read/live.ts'

/** A paper in a list: its questions are left out. */
export type PaperLine = Pick<Paper, 'id' | 'title' | 'marks' | 'minutes' | 'presetId'> & {
  /** Makes it again; null where it was changed, or holds own questions. */
  readonly code: string | null
}

function codeOf(blueprint: unknown): string | null {
  const read = paperBlueprint.safeParse(blueprint)
  return read.success && !read.data.edited ? (read.data.code ?? null) : null
}

/** Papers of this student, newest first. */
export const $paperLines = live<PaperLine[]>(async db => {
  const rows = await db.papers.filter(isLiving).toArray()
  return rows
    .map(({ id, title, marks, minutes, preset_id: presetId, blueprint }) => ({
      id,
      title,
      marks,
      minutes,
      presetId,
      code: codeOf(blueprint)
    }))
    .sort((a, b) => (a.id < b.id ? 1 : -1))
})

export const $questions = live<Question[]>(async db => {
  const rows = await db.questions.filter(isLiving).toArray()
  return rows.map(row => fromRow('questions', row)).sort((a, b) => (a.id < b.id ? 1 : -1))
})
