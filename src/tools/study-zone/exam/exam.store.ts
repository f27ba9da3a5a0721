import { computed, type ReadableAtom } from 'nanostores'
import type { ExamPaper } from '#config/exam-papers.ts'
import { calcFeaturesIn, examOf } from '#domain/exam/exam-mode.ts'
import { openTool, placeIn, type Places } from '#stores/route.ts'
import { $keptExam, enterExam } from '#tools/study-zone/exam/kept.store.ts'

const $place = placeIn('study-zone')

/** The paper of exam mode: the one an address has just asked for, else the one that is kept. */
export const $exam: ReadableAtom<ExamPaper | null> = computed(
  [$place, $keptExam],
  ({ paper }, kept) => examOf(paper) ?? examOf(kept)
)

/** An address that asks for a paper begins exam mode, and asks no more: going back to it later must not begin it again. */
export function takeFromAddress(): void {
  const { paper, ...place } = $place.get()
  if (paper === undefined) return
  const asked = examOf(paper)
  if (asked) enterExam(asked.id)
  openTool('study-zone', place as Places['study-zone'], { replace: true })
}

/** Graphs of equations in x and y are off. */
export const $noImplicit = computed($exam, exam => exam?.noImplicit !== undefined)

/** What is left on of the calculator. */
export const $calcFeatures = computed($exam, exam => calcFeaturesIn(exam))
