import { isRecord } from '#lib/values/is-record.ts'
import { numberIn, type Boundary } from '#tools/study-zone/grades/need.ts'

export interface PartRow {
  readonly name: string
  readonly weight: string
  readonly outOf: string
  readonly marks: string
}
export interface BoundaryRow {
  readonly grade: string
  readonly percent: string
}
/** As it is typed: a number that cannot be read yet stays as it is. */
export interface GradeDraft {
  readonly parts: readonly PartRow[]
  readonly boundaries: readonly BoundaryRow[]
  /** The course that the parts were taken from; empty for none. */
  readonly preset: string
}

export const EMPTY_PART: PartRow = { name: '', weight: '', outOf: '', marks: '' }
export const EMPTY_BOUNDARY: BoundaryRow = { grade: '', percent: '' }

function textsOf<Row extends object>(kept: unknown, empty: Row): Row[] {
  if (!Array.isArray(kept)) return []
  const rows: unknown[] = kept
  return rows.filter(isRecord).map(row => {
    const texts = Object.keys(empty).map(name => [name, typeof row[name] === 'string' ? row[name] : ''])
    return Object.fromEntries(texts) as Row
  })
}

export function readDraft(kept: unknown): GradeDraft {
  const { parts, boundaries, preset } = isRecord(kept) ? kept : {}
  const read = { parts: textsOf(parts, EMPTY_PART), boundaries: textsOf(boundaries, EMPTY_BOUNDARY) }
  return {
    parts: read.parts.length > 0 ? read.parts : [EMPTY_PART, EMPTY_PART, EMPTY_PART],
    boundaries: read.boundaries.length > 0 ? read.boundaries : [EMPTY_BOUNDARY, EMPTY_BOUNDARY, EMPTY_BOUNDARY],
    preset: typeof preset === 'string' ? preset : ''
  }
}

export type BoundaryFault = 'percent' | 'twice'

/** What is wrong with a boundary beside the others; null where it is right or not filled in yet. */
export function boundaryFault(rows: readonly BoundaryRow[], at: number): BoundaryFault | null {
  const row = rows[at]
  if (!row) return null
  const value = numberIn(row.percent)
  if (value !== null && !(value >= 0 && value <= 100)) return 'percent'
  const grade = row.grade.trim()
  return grade !== '' && rows.findIndex(one => one.grade.trim() === grade) < at ? 'twice' : null
}

export function boundariesIn(rows: readonly BoundaryRow[]): Boundary[] {
  return rows.flatMap(({ grade, percent }) => {
    const value = numberIn(percent)
    return value === null || !(value >= 0 && value <= 100) || grade.trim() === ''
      ? []
      : [{ grade: grade.trim(), percent: value }]
  })
}

export const replaced = <Row>(rows: readonly Row[], at: number, row: Row): Row[] =>
  rows.map((one, index) => (index === at ? row : one))
