import { EXAM_PAPERS, type ExamPaper } from '#config/exam-papers.ts'
import { CALC_FEATURES, type CalcFeature } from '#domain/calculator/features.ts'
import type { ZoneToolId } from '#config/tools.ts'

export type OffReason = 'noCalculator' | 'noGraph' | 'noBooklet'

/** The paper of an address: by its own id or by that of a preset. */
export function examOf(id: string | undefined): ExamPaper | null {
  if (id === undefined) return null
  return EXAM_PAPERS.find(one => one.id === id || one.presets?.includes(id)) ?? null
}

/** Why a tool is off in an exam; null where it is on, or where no source says anything about it. */
export function offIn({ calculator, booklet }: ExamPaper, tool: ZoneToolId): OffReason | null {
  const isCalculating = tool === 'calculator' || tool === 'graph'
  if (isCalculating && calculator.value === 'none') return 'noCalculator'
  if (tool === 'graph' && calculator.value === 'scientific') return 'noGraph'
  if (tool === 'formulas' && booklet?.value === false) return 'noBooklet'
  return null
}

/**
 * What a paper leaves on of the calculator. Where a scientific one is allowed, none with a data bank is (Cambridge, by
 * igcsecentre.com, and the JCQ): its constants are off. Integrals and slopes in figures are allowed by both.
 */
export function calcFeaturesIn(paper: ExamPaper | null): readonly CalcFeature[] {
  return paper?.calculator.value === 'scientific' ? CALC_FEATURES.filter(one => one !== 'constants') : CALC_FEATURES
}
