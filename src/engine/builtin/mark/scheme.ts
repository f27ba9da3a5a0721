import type { MarkTask, Proposed } from '#contract/engine-mark.ts'
import { limitIn, partsOf, readLine, type Worth } from '#engine/builtin/mark/notation.ts'

/** One thing that earns marks. */
export interface SchemePoint {
  readonly text: string
  readonly alternatives: readonly string[]
  readonly worth: Worth
  /** Wordings that do not earn it. */
  readonly reject?: readonly string[]
  /** Set for the points of one "any n of". */
  readonly group?: number
}

export interface Scheme {
  readonly points: readonly SchemePoint[]
  /** How many marks of each group count. */
  readonly limits: readonly number[]
}

/** Whole marks that a scheme gives at most. */
export const mostOf = (scheme: Scheme): number => total(scheme, ({ worth }) => worth.most)

/**
 * One point a line, as examiners write it: " / " between alternatives, "or" and "accept" lines for the one before,
 * "(1)" and "[2 marks]", "M1", "owtte", "Any two of: a; b; c" or "Any two from:" above its lines, "[max 3]" below them.
 * What must not be accepted is not looked for.
 */
export function schemeOf(lines: readonly string[]): Scheme {
  const points: SchemePoint[] = []
  const limits: number[] = []
  let group: number | undefined
  let isOr = false
  const add = (line: string, of = group): void => {
    const { ways, worth, isNote } = readLine(line)
    const before = points.at(-1)
    if (before && (isOr || isNote))
      points[points.length - 1] = { ...before, alternatives: [...before.alternatives, ...ways] }
    else if (ways.length > 0)
      points.push({ text: line, alternatives: ways, worth, ...(of !== undefined && { group: of }) })
    isOr = false
  }
  for (const line of lines.map(one => one.trim())) {
    const limit = limitIn(line)
    if (line === '') group = undefined
    else if (/^[([]?or:?[)\]]?$/iu.test(line)) isOr = true
    else if (!limit) for (const part of partsOf(line)) add(part)
    else if (limit.of !== '') {
      for (const text of limit.of.split(/;\s*|\n+/u).filter(one => one.trim() !== '')) add(text.trim(), limits.length)
      limits.push(limit.count)
    } else if (limit.isBelow) group = limits.push(limit.count) - 1
    else {
      const of = limits.push(limit.count) - 1
      points.forEach((point, at) => (points[at] = point.group === undefined ? { ...point, group: of } : point))
    }
  }
  return { points, limits }
}

/** Points that came apart already; `needed` of them earn everything. */
export function schemeOfPoints(given: NonNullable<MarkTask['points']>, needed = given.length): Scheme {
  const isGroup = needed < given.length
  const points = given.map(({ text, alternatives = [], reject = [], marks = 1 }) => ({
    text,
    alternatives: [text, ...alternatives],
    reject,
    worth: { least: marks, most: marks },
    ...(isGroup && { group: 0 })
  }))
  return { points, limits: isGroup ? [needed] : [] }
}

/** What some points are worth together, no group more than its limit. */
function total(scheme: Scheme, marks: (point: SchemePoint, at: number) => number): number {
  const won = scheme.points.map((point, at) => ({ group: point.group, marks: marks(point, at) }))
  const sum = (group: number | undefined): number =>
    won.reduce((all, one) => all + (one.group === group ? one.marks : 0), 0)
  return scheme.limits.reduce((all, limit, group) => all + Math.min(limit, sum(group)), sum(undefined))
}

/** From what a model proposes for certain to what it thinks may be there, of what can be earned. */
export function rangeOf(
  scheme: Scheme,
  verdictAt: (index: number) => Proposed | undefined
): { readonly low: number; readonly high: number; readonly max: number } {
  return {
    low: total(scheme, ({ worth }, at) => (verdictAt(at) === 'found' ? worth.least : 0)),
    high: total(scheme, ({ worth }, at) => ((verdictAt(at) ?? 'not-found') === 'not-found' ? 0 : worth.most)),
    max: total(scheme, ({ worth }) => worth.most)
  }
}
