import type { Subject } from '#contract/entities.ts'

export interface ExamAhead {
  readonly name: string
  readonly days: number
}

/** The nearest exam still to come among these subjects. `today` is the student's calendar date, 2027-05-12. */
export function nextExam(subjects: readonly Subject[], ids: ReadonlySet<string>, today: string): ExamAhead | null {
  const ahead = subjects.flatMap(({ id, name, examOn }) => {
    if (!ids.has(id) || examOn === null) return []
    const days = Math.round((Date.parse(examOn) - Date.parse(today)) / 86_400_000)
    return days < 0 ? [] : [{ name, days }]
  })
  return ahead.toSorted((a, b) => a.days - b.days || a.name.localeCompare(b.name))[0] ?? null
}
