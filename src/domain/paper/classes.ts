import type { Candidate } from '#domain/paper/pool.ts'
import type { Slot } from '#domain/paper/preset.ts'
import { questionKind, questionMarks, type QuestionKind } from '#domain/paper/question.ts'

/** Questions that a blueprint need not tell apart: of one kind, tariff, topic, objective and difficulty. */
export interface Class {
  readonly kind: QuestionKind
  readonly marks: number
  readonly topic: string
  /** Marks of each objective. */
  readonly objectives: Readonly<Record<string, number>>
  readonly difficulty: number
  readonly seen: boolean
  readonly criterion: string
  /** Marks of parts with the skill that is asked for. */
  readonly skill: number
  readonly lockedIn: string | null
  readonly members: Candidate[]
  /** Set where a paper takes at most one of several classes: a template in its sizes. */
  readonly unit: string | null
}

export function classesOf(list: readonly Candidate[], skill: string | null): Class[] {
  const units = new Map<string, number>()
  for (const { unit } of list) units.set(unit, (units.get(unit) ?? 0) + 1)
  const found = new Map<string, Class>()
  for (const one of list) {
    const { question, unit, seen } = one
    const objectives: Record<string, number> = {}
    for (const { ao, marks } of question.parts) objectives[ao] = (objectives[ao] ?? 0) + marks
    const made: Class = {
      kind: questionKind(question),
      marks: questionMarks(question),
      topic: question.topic.code,
      objectives,
      difficulty: question.difficulty,
      seen,
      criterion: question.parts.find(({ criterion }) => criterion)?.criterion ?? '',
      skill: question.parts.filter(({ command }) => command === skill).reduce((sum, { marks }) => sum + marks, 0),
      lockedIn: one.lockedIn ?? null,
      members: [one],
      unit: (units.get(unit) ?? 0) > 1 ? unit : null
    }
    const key = JSON.stringify({ ...made, members: 0, locked: one.lockedIn === undefined ? '' : question.key })
    const known = made.unit === null ? found.get(key) : undefined
    if (known) known.members.push(one)
    else found.set(made.unit === null ? key : `${key} ${question.parts.length}`, made)
  }
  return [...found.values()]
}

export const fitsSlot = ({ kind, marks, criterion }: Class, slot: Slot): boolean =>
  marks >= slot.marks[0] &&
  marks <= slot.marks[1] &&
  (!slot.kinds || slot.kinds.includes(kind)) &&
  (!slot.criterion || slot.criterion === criterion)
