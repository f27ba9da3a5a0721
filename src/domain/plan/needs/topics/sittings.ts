import { dayNumber } from '#domain/plan/days.ts'
import type { WorldExam } from '#domain/plan/world.ts'

/** Papers of one subject within three weeks are one sitting: their topics are learnt for the first of them. */
const SITTING_DAYS = 21

/** Days count from today. */
export interface Sitting {
  /** The day after the sitting before; far back where there was none. Sessions since then count for this one. */
  readonly start: number
  /** The first day on which it can be prepared. */
  readonly first: number
  /** The day of its next paper. */
  readonly exam: number
  readonly weight: number
  readonly after: 'mock' | 'exam' | null
}

const LONG_AGO = -10_000

/** The sittings of a subject still ahead. A mock is a sitting of its own, however near the exam it lies. */
export function sittings(exams: readonly WorldExam[], today: number): Sitting[] {
  const inTime = exams
    .map(exam => ({ day: dayNumber(exam.on) - today, weight: exam.weight ?? 50, isMock: exam.isMock === true }))
    .sort((a, b) => a.day - b.day || Number(b.isMock) - Number(a.isMock))
  const groups: (typeof inTime)[] = []
  for (const paper of inTime) {
    const group = groups.at(-1)
    const [first] = group ?? []
    if (group && first && first.isMock === paper.isMock && paper.day - first.day <= SITTING_DAYS) group.push(paper)
    else groups.push([paper])
  }
  return groups.flatMap((group, at): Sitting[] => {
    const ahead = group.filter(paper => paper.day > 0)
    const [next] = ahead
    if (!next) return []
    const before = groups[at - 1]?.at(-1)
    const start = before ? before.day + 1 : LONG_AGO
    const weight = ahead.reduce((sum, paper) => sum + paper.weight, 0)
    const first = Math.max(0, start)
    if (first >= next.day) return []
    return [{ start, first, exam: next.day, weight, after: before ? (before.isMock ? 'mock' : 'exam') : null }]
  })
}
