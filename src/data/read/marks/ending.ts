import { scriptSum, type MarkedPart, type Script, type ScriptPart, type ScriptSum } from '#data/read/marks/script.ts'
import { lostMarks, standsAlone, WHOLE, type LostMark } from '#domain/marks/part.ts'

export interface Earned {
  readonly name: string
  readonly earned: number
  readonly max: number
}

export interface DearLoss {
  readonly key: string
  /** `3 (b)` */
  readonly name: string
  /** What was asked. */
  readonly words: string
  /** Of all its points. */
  readonly marks: number
}

export interface Ending {
  /** Null where criteria stand each for itself. */
  readonly sum: ScriptSum | null
  readonly questions: readonly Earned[]
  readonly skills: readonly Earned[]
  readonly topics: readonly Earned[]
  /** Three parts at most. */
  readonly dearest: readonly DearLoss[]
}

const DEAREST = 3

/** A part that was left blank is one loss, not one for each of its points. */
export function lostOf({ isBlank, part, said, earlier }: MarkedPart): LostMark[] {
  if (isBlank) return [{ key: WHOLE, words: part.text, marks: part.marks }]
  return said ? lostMarks(part, said, earlier) : []
}

function by(parts: readonly ScriptPart[], nameOf: (one: ScriptPart) => string): Earned[] {
  return [...Map.groupBy(parts, nameOf)]
    .filter(([name]) => name !== '')
    .map(([name, own]) => ({
      name,
      earned: own.reduce((sum, { mark }) => sum + (mark?.low ?? 0), 0),
      max: own.reduce((sum, { part }) => sum + part.marks, 0)
    }))
}

const share = ({ earned, max }: Earned): number => earned / Math.max(1, max)
const weakestFirst = (rows: Earned[]): Earned[] =>
  rows.toSorted((a, b) => share(a) - share(b) || b.max - b.earned - (a.max - a.earned))

/** What a marked script comes to. Questions stand in their order, skills and topics weakest first. */
export function endingOf(script: Script): Ending {
  const counting = script.parts.filter(({ counts }) => counts)
  const lost = counting.map(one => ({ one, own: lostOf(one) }))
  const dear = lost
    .filter(({ own }) => own.length > 0)
    .map(({ one, own }): DearLoss => {
      const marks = own.reduce((sum, loss) => sum + loss.marks, 0)
      return { key: one.key, name: one.name, words: one.part.text, marks }
    })
    .toSorted((a, b) => b.marks - a.marks)
  const isAlone = counting.some(({ part }) => standsAlone(part, script.asked.numbering))
  return {
    sum: isAlone ? null : scriptSum(script),
    questions: by(counting, ({ name }) => name.replace(/\s.*$/, '').replace(/\.$/, '')),
    skills: weakestFirst(by(counting, ({ part }) => part.command)),
    topics: weakestFirst(by(counting, ({ question }) => question.topic.name)),
    dearest: dear.slice(0, DEAREST)
  }
}
