import type { Format, Level } from '#domain/paper/syllabus/placing.ts'

/** A question as papers hold it: a written one of the bank, one made from a template, or a student's own. */
export type QuestionKind = 'mcq' | 'short' | 'structured' | 'extended'
export type Letter = 'A' | 'B' | 'C' | 'D'

export interface SchemePoint {
  readonly id: string
  readonly text: string
  readonly marks: number
  /** M method, A accuracy (needs its M), B independent, R reasoning; left out: a point of knowledge. */
  readonly type?: 'M' | 'A' | 'B' | 'R' | undefined
  readonly alternatives?: readonly string[] | undefined
  readonly reject?: readonly string[] | undefined
  readonly dependsOn?: readonly string[] | undefined
  readonly followThrough?: boolean | undefined
  /** "(M1)": a later right result stands for it. */
  readonly implied?: boolean | undefined
  /** "N3": marks for this result where nothing before it is shown. */
  readonly alone?: number | undefined
  /** "B2,1,0": the marks that may be given, best first. */
  readonly graded?: readonly number[] | undefined
  /** "SC B1": counts only in the place of what is not earned. */
  readonly special?: boolean | undefined
  /** Points of which only some count share a group; `limits` of the scheme says how many marks. */
  readonly group?: string | undefined
  /** What the scheme says about it, in its own words: "ORA", "ECF from (a)", "ignore references to heat". */
  readonly rules?: readonly string[] | undefined
}

export interface SchemeLevel {
  readonly from: number
  readonly to: number
  readonly text: string
}

export type Scheme =
  | { readonly model: 'choice'; readonly key: Letter; readonly reasons: Readonly<Partial<Record<Letter, string>>> }
  | {
      readonly model: 'points'
      readonly points: readonly SchemePoint[]
      readonly guidance?: string | undefined
      readonly limits?: Readonly<Record<string, number>> | undefined
    }
  | { readonly model: 'levels'; readonly levels: readonly SchemeLevel[]; readonly indicative: readonly string[] }
  | {
      readonly model: 'criteria'
      readonly criteria: readonly {
        readonly name: string
        readonly marks: number
        readonly levels: readonly SchemeLevel[]
      }[]
      readonly indicative: readonly string[]
    }

export interface PaperPart {
  readonly label?: string | undefined
  readonly command: string
  readonly ao: string
  readonly marks: number
  readonly text: string
  readonly choices?: Readonly<Record<Letter, string>> | undefined
  /** The MYP criterion a part of 8 marks assesses. */
  readonly criterion?: string | undefined
  readonly scheme: Scheme
  readonly modelAnswer: string
  readonly commonErrors: readonly string[]
  readonly samples?:
    readonly { readonly answer: string; readonly marks: number; readonly reasons: readonly string[] }[] | undefined
}

export interface Stimulus {
  readonly label: string
  readonly caption?: string | undefined
  readonly text?: string | undefined
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } | undefined
  readonly origin: string | { readonly author: string; readonly work: string; readonly year: number }
}

export interface Figure {
  readonly id: string
  readonly label: string
  readonly alt: string
  readonly svg: string
}

export interface PaperQuestion {
  /** `bio-enzymes-01` of the bank, `phy-momentum` of a template, `own-<id>` of a student. */
  readonly key: string
  readonly subject: string
  readonly topic: { readonly code: string; readonly name: string }
  readonly boards: readonly string[]
  /** 1 foundation, 2 standard, 3 challenge. */
  readonly difficulty: number
  readonly calculator: boolean
  readonly stem?: string | undefined
  readonly stimuli?: readonly Stimulus[] | undefined
  readonly figures?: readonly Figure[] | undefined
  readonly parts: readonly PaperPart[]
  /** Of a template: the seed its numbers came from. */
  readonly seed?: number | undefined
  /** Of the bank, for choosing; a paper that was made does not keep them. */
  readonly format?: Format | undefined
  readonly levels?: readonly Level[] | undefined
}

/** As a paper keeps it, also for devices that know nothing of formats. */
export function sat({ format: _, levels: __, ...question }: PaperQuestion): PaperQuestion {
  return question
}

const SHORT_MARKS = 3
/** From so many marks on a part asks for an extended answer. */
export const EXTENDED_MARKS = 8

export const questionMarks = ({ parts }: { readonly parts: readonly { readonly marks: number }[] }): number =>
  parts.reduce((sum, { marks }) => sum + marks, 0)

/** How a paper sorts it into sections: `extended` is one long answer, `structured` any other that has several steps. */
export function questionKind({ parts }: Pick<PaperQuestion, 'parts'>): QuestionKind {
  if (parts.every(({ choices }) => choices)) return 'mcq'
  if (parts.some(({ marks }) => marks >= EXTENDED_MARKS) && parts.length <= 2) return 'extended'
  return questionMarks({ parts }) <= SHORT_MARKS ? 'short' : 'structured'
}

/** What a student reads of it, for finding twins. */
export const questionWords = ({
  stem = '',
  parts,
  figures = []
}: Pick<PaperQuestion, 'stem' | 'parts' | 'figures'>): string =>
  [stem, ...figures.map(({ alt }) => alt), ...parts.map(({ text }) => text)]
    .join(' ')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
