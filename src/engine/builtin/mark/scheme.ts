import type { MarkTask, Proposed } from '#contract/engine/mark.ts'
import { readPoints } from '#domain/marks/read-scheme.ts'

/** One thing that earns marks. */
export interface SchemePoint {
  readonly text: string
  readonly alternatives: readonly string[]
  readonly marks: number
  /** Set for the points of one "any n of". */
  readonly group?: number
}

export interface Scheme {
  readonly points: readonly SchemePoint[]
  /** How many marks of each group count. */
  readonly limits: readonly number[]
}

/** Lines as examiners write them. */
export function schemeOf(lines: readonly string[]): Scheme {
  const { points, limits = {} } = readPoints(lines.join('\n'))
  const groups = Object.keys(limits)
  return {
    points: points.map(({ text, alternatives = [], marks, group }) => ({
      text,
      alternatives: [text, ...alternatives],
      marks,
      ...(group !== undefined && { group: groups.indexOf(group) })
    })),
    limits: Object.values(limits)
  }
}

/** Points that came apart already; `needed` of them earn everything. */
export function schemeOfPoints(given: NonNullable<MarkTask['points']>, needed = given.length): Scheme {
  const isGroup = needed < given.length
  const points = given.map(({ text, alternatives = [], marks = 1 }) => ({
    text,
    alternatives: [text, ...alternatives],
    marks,
    ...(isGroup && { group: 0 })
  }))
  return { points, limits: isGroup ? [needed] : [] }
}

/** What some points are worth together, no group more than its limit. */
function total({ points, limits }: Scheme, counts: (at: number) => boolean): number {
  const sum = (of: number | undefined): number =>
    points.reduce((all, { group, marks }, at) => all + (group === of && counts(at) ? marks : 0), 0)
  return limits.reduce((all, limit, group) => all + Math.min(limit, sum(group)), sum(undefined))
}

/** Whole marks that a scheme gives at most. */
export const mostOf = (scheme: Scheme): number => total(scheme, () => true)

/** From what a model proposes for certain to what it thinks may be there, of what can be earned. */
export function rangeOf(
  scheme: Scheme,
  proposedAt: (index: number) => Proposed | undefined
): { readonly low: number; readonly high: number; readonly max: number } {
  return {
    low: total(scheme, at => proposedAt(at) === 'found'),
    high: total(scheme, at => (proposedAt(at) ?? 'not-found') !== 'not-found'),
    max: mostOf(scheme)
  }
}
