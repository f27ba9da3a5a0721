import type { Subject } from '#contract/entities.ts'

export interface Exam {
  readonly id: string
  readonly name: string
  readonly detail: string
  readonly days: number
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** The exams still to come, the nearest first. `today` is the student's calendar date. */
export function examsAhead(subjects: readonly Subject[], today: string): Exam[] {
  return subjects
    .flatMap(({ id, name, board, level, examOn }) => {
      const days = examOn === null ? -1 : daysBetween(today, examOn)
      return days < 0 ? [] : [{ id, name, days, detail: [board, level].filter(Boolean).join(' ') }]
    })
    .sort((a, b) => a.days - b.days || a.name.localeCompare(b.name))
}
