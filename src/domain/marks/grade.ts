import type { Boundary } from '#domain/paper/preset.ts'

export interface IndicativeGrade {
  readonly grade: string
  readonly session: string
  readonly sure: Boundary['sure']
}

/**
 * The grade whose share of the marks this paper reaches, by the boundaries of one past session of the whole subject.
 * Null below the lowest, or where there are none. Indicative: papers differ, and boundaries move each session.
 */
export function gradeOf(
  { low, max }: { readonly low: number; readonly max: number },
  [boundary]: readonly Boundary[]
): IndicativeGrade | null {
  if (!boundary || max <= 0 || boundary.outOf <= 0) return null
  const reached = Object.entries(boundary.grades)
    .sort(([, a], [, b]) => b - a)
    .find(([, least]) => low / max >= least / boundary.outOf)
  return reached ? { grade: reached[0], session: boundary.session, sure: boundary.sure } : null
}
