import type { Board } from '#config/boards.ts'
import { practiceOf, type Practice } from '#domain/paper/syllabus/practice.ts'
import type { Fact, Preset } from '#domain/paper/preset.ts'

type Undated<T> = {
  readonly [Key in keyof T]: T[Key] extends Fact<infer V> | null
    ? Omit<Fact<V>, 'read'> | Extract<T[Key], null>
    : T[Key]
}

/** A file of `src/content/boards`, as `contract/preset.ts` reads it. */
export interface PresetFile {
  readonly board: Board
  readonly read: string
  readonly terms: Readonly<Record<string, string>>
  readonly practice: readonly Practice[]
  readonly presets: readonly (Undated<Omit<Preset, 'board' | 'terms'>> & {
    /** Where a subject sorts command terms in its own way. */
    readonly terms?: Readonly<Record<string, string>> | undefined
  })[]
}

/** Papers of the board first. */
export const withPractice = (file: PresetFile): Preset[] => [
  ...presetsOf(file),
  ...practiceOf(file.board, file.practice, file.read)
]

/** Every figure takes its date with it. */
export function presetsOf({ board, read, terms, presets }: PresetFile): Preset[] {
  const dated = <T extends object>(value: T): T & { read: string } => ({ ...value, read })
  return presets.map(one => ({
    ...one,
    board,
    minutes: dated(one.minutes),
    marks: dated(one.marks),
    weight: one.weight && dated(one.weight),
    calculator: dated(one.calculator),
    structure: dated(one.structure),
    objectives: one.objectives && dated(one.objectives),
    topics: dated(one.topics),
    terms: Object.entries(one.terms ?? terms).map(([term, objective]) => ({ term, objective }))
  }))
}
