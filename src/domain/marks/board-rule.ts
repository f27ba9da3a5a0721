import type { PointVerdict, PointVerdicts } from '#domain/marks/verdict.ts'
import type { PaperPart, SchemePoint } from '#domain/paper/question.ts'

/** How a board counts the points of one part. */
export interface CountingRule {
  /** A right answer without working earns what leads to it. */
  readonly answerAlone: boolean
  /** How many marks of a group count. */
  readonly limits: Readonly<Record<string, number>>
}

export const NO_RULE: CountingRule = { answerAlone: false, limits: {} }

/** As the schemes say it (boards.md §3.2, 4): Cambridge, Edexcel, AQA. */
const ALONE =
  /(?:right|correct) answers?\b[^.;]{0,40}\b(?:without|with no|alone|only|no)\b[^.;]{0,40}\b(?:all|full|\d+)\b/i
/** What is asked to be shown is not earned by its end. */
const SHOWS = /^(?:show|prove|verify|derive|justify)\b/i
const ASKS_TO_SHOW = /\b(?:show|prove|verify) that\b|\bshow (?:all |your |clear |full )*work/i

export function ruleOf({ scheme, command, text }: Pick<PaperPart, 'scheme' | 'command' | 'text'>): CountingRule {
  if (scheme.model !== 'points') return NO_RULE
  const isShown = SHOWS.test(command.trim()) || ASKS_TO_SHOW.test(text)
  return { answerAlone: !isShown && ALONE.test(scheme.guidance ?? ''), limits: scheme.limits ?? {} }
}

/** A result that later work may stand for: accuracy, or a value by itself. */
const isResult = ({ type }: SchemePoint): boolean => type === 'A'

/**
 * Points that a result implies without being said: all method and accuracy before it where the answer alone earns them,
 * else those that the scheme puts in brackets, "(M1)".
 */
export function impliedBy(
  points: readonly SchemePoint[],
  says: (id: string) => boolean,
  { answerAlone }: CountingRule
): Set<string> {
  const last = points.findLastIndex(point => isResult(point) && says(point.id))
  return new Set(
    points
      .slice(0, Math.max(0, last))
      .filter(point => !says(point.id) && (point.implied === true || (answerAlone && /[MA]/.test(point.type ?? ''))))
      .map(({ id }) => id)
  )
}

/** The points to offer as earned where the answer has these values: they, and what they imply. */
export function offered(part: Pick<PaperPart, 'scheme' | 'command' | 'text'>, same: ReadonlySet<string>): Set<string> {
  if (part.scheme.model !== 'points') return new Set()
  const { points } = part.scheme
  const own = points.filter(({ id }) => same.has(id)).map(({ id }) => id)
  return new Set([...own, ...impliedBy(points, id => same.has(id), ruleOf(part))])
}

/** Marks for results alone ("N3"): surely where nothing before them is or may be earned, possibly where nothing is. */
export function aloneMarks(points: readonly SchemePoint[], verdicts: PointVerdicts, isPossible: boolean): number {
  const of = (id: string): PointVerdict => verdicts.get(id) ?? 'missed'
  const isEarned = (id: string): boolean => of(id) === 'earned' || (isPossible && of(id) === 'unsure')
  const isBare = (id: string): boolean => of(id) === 'missed' || (isPossible && of(id) === 'unsure')
  return points.reduce((most, { id, alone }, at) => {
    const counts = alone !== undefined && isEarned(id) && points.slice(0, at).every(before => isBare(before.id))
    return counts ? Math.max(most, alone) : most
  }, 0)
}
