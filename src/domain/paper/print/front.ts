import type { PaperSection } from '#domain/paper/compose.ts'
import type { Preset } from '#domain/paper/preset.ts'
import type { PaperPart, PaperQuestion, SchemePoint } from '#domain/paper/question.ts'
import { isPractice } from '#domain/paper/syllabus/practice.ts'
import type { Wishes } from '#domain/paper/wishes.ts'

interface Made {
  readonly marks: number
  readonly blueprint: { readonly wishes: { readonly length?: Wishes['length'] | undefined } }
}

/** Asked for as the board's whole paper: its sections stand, whatever was changed since. */
export const isWhole = ({ blueprint }: Pick<Made, 'blueprint'>): boolean =>
  (blueprint.wishes.length ?? 'full') === 'full'

/** Whether it may bear the name of the board's paper: built like it, and with all of its marks. */
export const hasBoardShape = (preset: Preset | null, paper: Made): boolean =>
  preset !== null && !isPractice(preset) && isWhole(paper) && paper.marks === preset.marks.value

/** As they are printed: the sections that only our own exercises are chosen by are none of the paper's. */
export function printedSections(
  sections: readonly PaperSection[],
  paper: Pick<Made, 'blueprint'>
): readonly PaperSection[] {
  const [first] = sections
  if (isWhole(paper) || !first || sections.some(({ answer }) => answer !== 'all')) return sections
  const { title: _, ...plain } = first
  const marks = sections.reduce((sum, section) => sum + section.marks, 0)
  return [{ ...plain, marks, questions: sections.flatMap(({ questions }) => questions) }]
}

/** What is worked out, so that working and a calculator are spoken of. */
const CALCULATES = new Set(['calculate', 'determine', 'show', 'solve', 'find', 'estimate'])

/** A part that is worked out: nobody counts the words of it. */
export const isWorkedOut = ({ command, scheme }: Pick<PaperPart, 'command' | 'scheme'>): boolean =>
  CALCULATES.has(command) ||
  (scheme.model === 'points' && scheme.points.some(({ type }) => type === 'M' || type === 'A'))

type Asked = Pick<PaperSection, 'questions'>
const partsOf = (sections: readonly Asked[]): readonly PaperPart[] =>
  sections.flatMap(({ questions }) => questions.flatMap(({ parts }) => parts))

export const asksWorking = (sections: readonly Asked[]): boolean => partsOf(sections).some(isWorkedOut)

const needsCalculator = (one: PaperQuestion): boolean => one.calculator || one.parts.some(isWorkedOut)

/** Null where nobody would think of one. */
export function calculatorRule(
  sections: readonly Asked[],
  preset: Preset | null
): Preset['calculator']['value'] | null {
  if (!preset || preset.calculator.value === 'not needed') return null
  return sections.some(({ questions }) => questions.some(needsCalculator)) ? preset.calculator.value : null
}

/** What the front of a mark scheme has to explain, of what stands in it. */
export interface SchemeKinds {
  readonly points: boolean
  readonly levels: boolean
  readonly types: readonly NonNullable<SchemePoint['type']>[]
  readonly carried: boolean
}

export function schemeKinds(sections: readonly Asked[]): SchemeKinds {
  const schemes = partsOf(sections).map(({ scheme }) => scheme)
  const points = schemes.flatMap(scheme => (scheme.model === 'points' ? scheme.points : []))
  return {
    points: points.length > 0,
    levels: schemes.some(({ model }) => model === 'levels' || model === 'criteria'),
    types: (['M', 'A', 'B', 'R'] as const).filter(type => points.some(point => point.type === type)),
    carried: points.some(({ followThrough }) => followThrough)
  }
}
