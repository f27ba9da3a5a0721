import type { Database } from '#data/device/database.ts'
import { preferenceDefaults } from '#data/device/preferences-defaults.ts'
import { isLiving, type Row } from '#data/device/rows.ts'
import { isOwnDateCounted } from '#domain/plan/exam-dates.ts'
import { studyDayStart } from '#domain/study-day.ts'

/** By subject, in order of time: the instants at which the study days of its exams begin. */
export type Exams = ReadonlyMap<string, readonly string[]>

/** Rows of `exams`, and a subject's own `examOn` where no row stands for it. */
export function examsBySubject(
  stored: Row<'preferences'> | undefined,
  exams: readonly Row<'exams'>[],
  subjects: readonly Row<'subjects'>[]
): Exams {
  const { timeZone, dayStartsAt } = preferenceDefaults()
  const at = (day: string): string =>
    studyDayStart(day, stored?.time_zone ?? timeZone, stored?.day_starts_at ?? dayStartsAt).toISOString()
  const days = new Map<string, Set<string>>()
  for (const { subject_id, takes_on } of exams.filter(isLiving))
    days.set(subject_id, (days.get(subject_id) ?? new Set()).add(takes_on))
  for (const { id, exam_on } of subjects.filter(isLiving))
    if (isOwnDateCounted(exam_on, [...(days.get(id) ?? [])])) days.set(id, (days.get(id) ?? new Set()).add(exam_on))
  return new Map([...days].map(([subject, dates]) => [subject, [...dates].sort().map(at)]))
}

export async function readExams(db: Database): Promise<Exams> {
  const [[stored], exams, subjects] = await Promise.all([
    db.preferences.toArray(),
    db.exams.toArray(),
    db.subjects.toArray()
  ])
  return examsBySubject(stored, exams, subjects)
}
