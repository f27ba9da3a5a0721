import type { Candidate } from '#domain/paper/pool.ts'
import type { Preset, Section, Slot } from '#domain/paper/preset.ts'
import type { Format } from '#domain/paper/syllabus/placing.ts'
import { questionKind, questionMarks, type QuestionKind } from '#domain/paper/question.ts'

/** Questions that a blueprint need not tell apart: of one kind, tariff, topic, objective and difficulty. */
export interface Class {
  readonly kind: QuestionKind
  readonly marks: number
  readonly format: Format | undefined
  readonly topic: string
  /** Of the syllabus; empty for a student's own question. */
  readonly place: string
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

export function classesOf(
  list: readonly Candidate[],
  { skill, asks }: { readonly skill: string | null; readonly asks?: Preset['asks'] }
): Class[] {
  const units = new Map<string, number>()
  for (const { unit } of list) units.set(unit, (units.get(unit) ?? 0) + 1)
  const found = new Map<string, Class>()
  for (const one of list) {
    const { question, unit, seen } = one
    const objectives: Record<string, number> = {}
    for (const part of question.parts) {
      const name = objectiveOf(part, asks)
      objectives[name] = (objectives[name] ?? 0) + part.marks
    }
    const made: Class = {
      kind: questionKind(question),
      marks: questionMarks(question),
      format: question.format,
      topic: question.topic.code,
      place: one.place,
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

/** The objective of a part as its board sorts command terms. */
export const objectiveOf = (
  { ao, command }: { readonly ao: string; readonly command: string },
  asks: Preset['asks']
): string => Object.entries(asks ?? {}).find(([, commands]) => commands.includes(command))?.[0] ?? ao

/** What a student wrote has no format and no place in a syllabus: its kind decides. */
export const fitsSlot = (
  { kind, marks, criterion, format, place }: Class,
  slot: Slot,
  { topics }: Pick<Section, 'topics'>
): boolean =>
  marks >= slot.marks[0] &&
  marks <= slot.marks[1] &&
  (!slot.kinds || slot.kinds.includes(kind)) &&
  (!slot.criterion || slot.criterion === criterion) &&
  (!slot.formats || format === undefined || slot.formats.includes(format)) &&
  (!topics || place === '' || topics.includes(place))
