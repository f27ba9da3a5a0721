import type { Board } from '#config/boards.ts'
import type { Format, Level } from '#domain/paper/syllabus/placing.ts'
import type { QuestionKind } from '#domain/paper/question.ts'

export type Sureness = 'high' | 'medium' | 'low'

/** A figure with the sources that give it (keys of `sources`), when they were read, and how sure they make it. */
export interface Fact<T> {
  readonly value: T
  readonly from: readonly string[]
  readonly read: string
  readonly sure: Sureness
}

export interface Slot {
  readonly count: readonly [least: number, most: number]
  readonly marks: readonly [least: number, most: number]
  readonly kinds?: readonly QuestionKind[] | undefined
  readonly criterion?: string | undefined
  readonly formats?: readonly Format[] | undefined
}

export interface Section {
  readonly id: string
  readonly title?: string | undefined
  /** `all`, or how many of those printed are to be answered; these then have the same marks each. */
  readonly answer: 'all' | number
  /** Marks that count, of the questions answered. */
  readonly marks: number
  readonly slots: readonly Slot[]
  readonly distinctTopics?: boolean | undefined
  /** Codes of the preset's topics that this section asks; left out: any. */
  readonly topics?: readonly string[] | undefined
}

export type Numbering = 'cambridge' | 'ib' | 'aqa' | 'edexcel' | 'cbse' | 'icse' | 'ap' | 'myp'

export interface Preset {
  readonly id: string
  readonly board: Board
  /** `key` is a subject of the question bank; `code` the syllabus as the board numbers it. */
  readonly subject: { readonly key: string; readonly name: string; readonly code: string | null }
  readonly level: string | null
  readonly years: { readonly from: number; readonly to: number | null }
  readonly paper: { readonly no: string; readonly name: string }
  readonly minutes: Fact<number>
  readonly marks: Fact<number>
  readonly weight: Fact<number> | null
  readonly calculator: Fact<'none' | 'allowed' | 'not needed'>
  readonly structure: Fact<string>
  readonly sections: readonly Section[]
  readonly markModel: 'points' | 'maths' | 'levels' | 'criteria' | 'ap_points' | 'mixed'
  readonly numbering: Numbering
  readonly answers: 'lines' | 'booklet'
  /** Shares of the marks of this paper in per cent, where a source gives them for the paper itself. */
  readonly objectives: Fact<Readonly<Record<string, number>>> | null
  /** Command terms that stand for an objective of this board; left out: the objective the question names. */
  readonly asks?: Readonly<Record<string, readonly string[]>> | undefined
  readonly terms: readonly { readonly term: string; readonly objective: string }[]
  readonly topics: Fact<readonly Topic[]>
  readonly boundaries: readonly Boundary[]
  readonly formulas?: readonly string[] | undefined
  readonly materials: readonly string[]
  /** When somebody opened the board's own document and compared; null says that nobody has. */
  readonly verified: string | null
  readonly quickOnly?: string | undefined
  /** What our questions make of it; a test holds it to the bank. */
  readonly holds: Holds
  /** Of a practice paper: other levels whose questions it takes too. */
  readonly near?: readonly Level[] | undefined
}

export interface Holds {
  /** Papers one after another until a question, or a template with new numbers, comes back. */
  readonly papers: number
  /** Whether a short session can be made. */
  readonly short: boolean
}

export interface Topic {
  readonly code: string
  readonly name: string
  /** Codes of bank topics that belong to it. */
  readonly bank: readonly string[]
}

export interface Boundary {
  readonly session: string
  readonly outOf: number
  readonly grades: Readonly<Record<string, number>>
  readonly from: readonly string[]
  readonly sure: Sureness
}

/** Of a paper of no board, as Cambridge numbers. */
export const numberingOf = (preset: Pick<Preset, 'numbering'> | null): Numbering => preset?.numbering ?? 'cambridge'

/** A paper of which our questions make anything at all. */
export const isOffered = ({ holds }: Pick<Preset, 'holds'>): boolean => holds.papers > 0 || holds.short

/** What the public pages promise, counted: whole papers, and others of which a shorter practice can be made. */
export interface PaperOffer {
  readonly papers: number
  readonly short: number
}

export function offerOf(presets: readonly Preset[]): PaperOffer {
  const whole = presets.filter(({ holds }) => holds.papers > 0).length
  return { papers: whole, short: presets.filter(isOffered).length - whole }
}

/** Questions a section prints, and the marks of all of them. */
export const printedCount = ({ slots }: Section): number => slots.reduce((sum, { count }) => sum + count[1], 0)

export const attemptedMarks = (sections: readonly Section[]): number => sections.reduce((sum, s) => sum + s.marks, 0)

/** Share of its printed marks that a section counts: 1 of 3 questions counts a third. */
export const attemptShare = (section: Section): number =>
  section.answer === 'all' ? 1 : section.answer / printedCount(section)

/** What is wrong with a preset, in words for whoever writes one; empty when all is well. */
export function presetFaults(preset: Preset): string[] {
  const faults = preset.sections.flatMap(section => sectionFaults(section))
  const sum = attemptedMarks(preset.sections)
  if (sum !== preset.marks.value) faults.push(`the sections count ${sum} marks, the paper ${preset.marks.value}`)
  if (preset.topics.value.every(({ bank }) => bank.length === 0)) faults.push('its topics map to nothing of the bank')
  const codes = preset.topics.value.map(({ code }) => code)
  for (const { id, topics = [] } of preset.sections)
    for (const code of topics) if (!codes.includes(code)) faults.push(`section ${id}: there is no topic ${code}`)
  const criteria = preset.sections.flatMap(({ slots }) => slots).filter(({ criterion }) => criterion)
  if (preset.markModel === 'criteria' && preset.board === 'IB MYP') {
    if (criteria.length !== preset.sections.flatMap(({ slots }) => slots).length)
      faults.push('each task of an MYP paper names its criterion')
    if (criteria.some(({ marks }) => marks[0] !== 8 || marks[1] !== 8)) faults.push('an MYP criterion has 8 marks')
  }
  return faults.map(fault => `${preset.id}: ${fault}`)
}

function sectionFaults(section: Section): string[] {
  const { id, slots, answer, marks } = section
  const least = slots.reduce((sum, { count, marks: each }) => sum + count[0] * each[0], 0)
  const most = slots.reduce((sum, { count, marks: each }) => sum + count[1] * each[1], 0)
  if (slots.some(({ count, marks: each }) => count[0] > count[1] || each[0] > each[1]))
    return [`section ${id}: the least is above the most`]
  if (answer === 'all')
    return least <= marks && marks <= most
      ? []
      : [`section ${id}: ${marks} marks do not lie between ${least} and ${most}`]
  const each = slots[0]?.marks[0] ?? 0
  if (slots.some(({ marks: [a, b], count }) => a !== each || b !== each || count[0] !== count[1]))
    return [`section ${id}: questions to choose from have the same marks and a fixed number`]
  if (answer >= printedCount(section)) return [`section ${id}: there is nothing to choose`]
  return answer * each === marks ? [] : [`section ${id}: ${answer} times ${each} is not ${marks}`]
}
