import { markAt } from '#domain/marks/levels.ts'
import { countedMark, keysOf, partMark, type Verdicts } from '#domain/marks/part.ts'
import type { MarkRange } from '#domain/marks/points.ts'
import type { PointVerdict, PointVerdicts } from '#domain/marks/verdict.ts'
import type { PaperPart, SchemeLevel } from '#domain/paper/question.ts'

/** What a student says of one key of a part: a verdict, marks, or nothing (it is taken back). */
export interface Decision {
  readonly key: string
  readonly verdict?: PointVerdict | undefined
  readonly marks?: number | undefined
}

/** What is said once these are taken in; other keys stay as they are. */
export function decided({ verdicts, marks }: Verdicts, decisions: readonly Decision[]): Verdicts {
  const [newVerdicts, newMarks] = [new Map(verdicts), new Map(marks)]
  for (const { key, verdict, marks: given } of decisions) {
    newVerdicts.delete(key)
    newMarks.delete(key)
    if (verdict !== undefined) newVerdicts.set(key, verdict)
    if (given !== undefined) newMarks.set(key, given)
  }
  return { verdicts: newVerdicts, marks: newMarks }
}

/** The decision that stands for a key now: it undoes another. */
export function decisionOf({ verdicts, marks }: Verdicts, key: string): Decision {
  return { key, verdict: verdicts.get(key), marks: marks.get(key) }
}

/** All points of a part at once. Levels and criteria are weighed one by one. */
export function decideAll({ scheme }: Pick<PaperPart, 'scheme'>, verdict: PointVerdict): Decision[] {
  return scheme.model === 'points' ? scheme.points.map(({ id }) => ({ key: id, verdict })) : []
}

/** What is earned so far: a key of which nothing is said earns nothing yet. */
export function markSoFar(part: PaperPart, said: Verdicts, earlier?: PointVerdicts): MarkRange {
  const counted = countedMark(part, said.verdicts, earlier)
  if (counted) return counted
  const blank = keysOf(part).map((key): [string, number] => [key, 0])
  const whole = { ...said, marks: new Map([...blank, ...said.marks]) }
  return partMark(part, whole, earlier) ?? { low: 0, high: 0, max: part.marks }
}

const BY_DIGIT: Readonly<Record<number, PointVerdict>> = { 1: 'earned', 2: 'missed', 3: 'unsure' }

/** What a digit says of a key: 1 earned, 2 not earned, 3 not sure; of levels the number of the level, 0 for none. */
export function digitDecision(part: PaperPart, key: string, digit: number): Decision | null {
  const { scheme } = part
  if (scheme.model === 'points') {
    const verdict = BY_DIGIT[digit]
    return verdict && scheme.points.some(({ id }) => id === key) ? { key, verdict } : null
  }
  const levels =
    scheme.model === 'levels'
      ? scheme.levels
      : scheme.model === 'criteria'
        ? (scheme.criteria.find(({ name }) => name === key)?.levels ?? [])
        : []
  if (digit === 0 && levels.length > 0) return { key, marks: 0 }
  const level = fromBelow(levels)[digit - 1]
  return level ? { key, marks: markAt(level, 'middle') } : null
}

/** Levels as they are numbered: 1 is the lowest that earns anything. */
export const fromBelow = (levels: readonly SchemeLevel[]): SchemeLevel[] =>
  levels.filter(({ to }) => to > 0).sort((a, b) => a.from - b.from)
