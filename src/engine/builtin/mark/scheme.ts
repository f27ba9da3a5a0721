import { countOf } from '#engine/builtin/text/number-words.ts'

/** One thing that earns a mark. */
export interface SchemePoint {
  readonly text: string
  readonly alternatives: readonly string[]
  /** Set for the points of one "any n of". */
  readonly group?: number
}

export interface Scheme {
  readonly points: readonly SchemePoint[]
  /** How many points of each group count. */
  readonly limits: readonly number[]
}

const ANY = /^any (\d|one|two|three|four|five|six)(?: (?:points?|reasons?|ways?))?\s*(?:of|from)?:?\s+(.+)$/is

const alternativesOf = (text: string): string[] =>
  text
    .split(/\s+\/\s+/)
    .map(one => one.trim())
    .filter(one => one !== '')

/** One point a line; " / " between alternatives; "Any two of: a; b; c" makes a group. */
export function schemeOf(lines: readonly string[]): Scheme {
  const points: SchemePoint[] = []
  const limits: number[] = []
  for (const line of lines.map(one => one.trim()).filter(one => one !== '')) {
    const [, count = '', rest = ''] = ANY.exec(line) ?? []
    if (rest === '') points.push({ text: line, alternatives: alternativesOf(line) })
    else {
      for (const text of rest.split(/;\s*|\n+/).filter(one => one.trim() !== ''))
        points.push({ text, alternatives: alternativesOf(text), group: limits.length })
      limits.push(countOf(count))
    }
  }
  return { points, limits }
}

/** Points that came apart already; `needed` of them earn everything. */
export function schemeOfPoints(
  given: readonly { readonly text: string; readonly alternatives?: readonly string[] | undefined }[],
  needed = given.length
): Scheme {
  const isGroup = needed < given.length
  const points = given.map(({ text, alternatives = [] }) => ({
    text,
    alternatives: [text, ...alternatives],
    ...(isGroup && { group: 0 })
  }))
  return { points, limits: isGroup ? [needed] : [] }
}

/** What some points are worth together, no group more than its limit. */
export function total(scheme: Scheme, counts: (index: number) => boolean): number {
  const won = scheme.points.map((point, index) => ({ group: point.group, is: counts(index) })).filter(one => one.is)
  const free = won.filter(one => one.group === undefined).length
  return scheme.limits.reduce(
    (sum, limit, group) => sum + Math.min(limit, won.filter(one => one.group === group).length),
    free
  )
}
