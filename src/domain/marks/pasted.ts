import { levelsFault } from '#domain/marks/levels.ts'
import { readCriteria, readLevels } from '#domain/marks/read-scheme.ts'
import { mended, NO_MENDS, unstated, type Mends } from '#domain/marks/scheme/mend.ts'
import type { PaperQuestion, Scheme } from '#domain/paper/question.ts'

export type SchemeKind = 'points' | 'levels' | 'criteria'

/** A question that was typed or pasted, with the words of its scheme. */
export interface Pasted {
  readonly question: string
  readonly answer: string
  readonly kind: SchemeKind
  readonly scheme: string
  readonly mends?: Mends | undefined
  /** Of criteria: their sum counts. */
  readonly marks: number
  readonly command: string
  readonly modelAnswer: string
}

export type SchemeFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'marks' }
  | { readonly kind: 'few'; readonly sum: number; readonly marks: number }
  | { readonly kind: 'many' }
  | { readonly kind: 'gap' | 'twice' }
  | { readonly kind: 'total'; readonly best: number; readonly marks: number }
  | { readonly kind: 'no-levels' }

export const MOST_POINTS = 60
export const MOST_MARKS = 200

const MYP_MARKS = 8

/** The scheme, or why it does not add up. */
export function readScheme(pasted: Pasted): { scheme: Scheme; marks: number } | SchemeFault {
  const { kind, scheme, marks, question, mends = NO_MENDS } = pasted
  if (scheme.trim() === '' && (kind !== 'points' || mends.added.length === 0)) return { kind: 'empty' }
  if (kind === 'criteria') {
    const criteria = readCriteria(scheme)
    if (criteria.length === 0 || criteria.some(({ levels }) => levels.length === 0)) return { kind: 'no-levels' }
    const fault = criteria.flatMap(one => faultOf(one.levels, one.marks) ?? [])[0]
    const sum = criteria.reduce((total, one) => total + one.marks, 0)
    return fault ?? { scheme: { model: 'criteria', criteria, indicative: [] }, marks: sum }
  }
  if (!Number.isInteger(marks) || marks < 1 || marks > MOST_MARKS) return { kind: 'marks' }
  if (kind === 'levels') {
    const levels = readLevels(scheme)
    if (levels.length === 0) return { kind: 'no-levels' }
    return faultOf(levels, marks) ?? { scheme: { model: 'levels', levels, indicative: [] }, marks }
  }
  const read = mended(scheme, mends, question)
  if (read.scheme.model === 'levels') return faultOf(read.scheme.levels, marks) ?? { scheme: read.scheme, marks }
  if (read.points.length > MOST_POINTS) return { kind: 'many' }
  if (read.sum === 0) return { kind: 'empty' }
  return read.sum < marks ? { kind: 'few', sum: read.sum, marks } : { scheme: read.scheme, marks }
}

/** What the question is out of, as the paste says it. */
export function marksOf({ kind, scheme, question, mends = NO_MENDS }: Omit<Pasted, 'command' | 'marks'>): number {
  if (kind === 'criteria') return readCriteria(scheme).reduce((sum, { marks }) => sum + marks, 0)
  if (kind === 'levels') return Math.max(0, ...readLevels(scheme).map(({ to }) => to))
  return mended(scheme, mends, question).marks
}

function faultOf(levels: Parameters<typeof levelsFault>[0], marks: number): SchemeFault | null {
  const fault = levelsFault(levels, marks)
  if (fault === 'total') return { kind: 'total', best: Math.max(...levels.map(({ to }) => to)), marks }
  return fault && { kind: fault }
}

/** As a question of a paper, so that one thing marks both. */
export function questionOf(pasted: Pasted, key: string, subject: string): PaperQuestion | SchemeFault {
  const read = readScheme(pasted)
  if ('kind' in read) return read
  const isMyp = read.scheme.model === 'criteria' && read.scheme.criteria.every(one => one.marks === MYP_MARKS)
  return {
    key,
    subject: subject.slice(0, 80),
    topic: { code: '', name: '' },
    boards: isMyp ? ['IB MYP'] : [],
    difficulty: 2,
    calculator: false,
    parts: [
      {
        command: pasted.command.trim().toLowerCase().slice(0, 60),
        ao: '',
        marks: read.marks,
        text: unstated(pasted.question),
        scheme: read.scheme,
        modelAnswer: pasted.modelAnswer.trim(),
        commonErrors: []
      }
    ]
  }
}
