import { ruleOf } from '#domain/marks/board-rule.ts'
import { nextLevel } from '#domain/marks/levels.ts'
import { pointsMark, type MarkRange, type PointsMark } from '#domain/marks/points.ts'
import type { PointVerdict, PointVerdicts } from '#domain/marks/verdict.ts'
import type { Numbering } from '#domain/paper/preset.ts'
import type { PaperPart } from '#domain/paper/question.ts'

/** How marks are given; it follows the scheme, not the board. */
export type MarkModel = 'points' | 'maths' | 'levels' | 'criteria' | 'ap' | 'mcq'

export function modelOf({ scheme }: Pick<PaperPart, 'scheme'>): MarkModel {
  if (scheme.model === 'choice') return 'mcq'
  if (scheme.model !== 'points') return scheme.model
  return scheme.points.some(({ type }) => type === 'M' || type === 'A' || type === 'B') ? 'maths' : 'points'
}

/** What was said of one part: verdicts by point, or marks by `level` or the name of a criterion. */
export interface Verdicts {
  readonly verdicts: PointVerdicts
  readonly marks: ReadonlyMap<string, number>
}

export const NO_VERDICTS: Verdicts = { verdicts: new Map(), marks: new Map() }
/** The key of the whole of a part that is marked by levels or by its letter. */
export const WHOLE = 'whole'

/** The keys that have to be said of before a part is marked. */
export function keysOf({ scheme }: Pick<PaperPart, 'scheme'>): string[] {
  if (scheme.model === 'points') return scheme.points.map(({ id }) => id)
  if (scheme.model === 'criteria') return scheme.criteria.map(({ name }) => name)
  return [WHOLE]
}

/** The marks of a part by points under its board's rule; null for other models. */
export function countedMark(part: PaperPart, verdicts: PointVerdicts, earlier?: PointVerdicts): PointsMark | null {
  const { scheme, marks } = part
  return scheme.model === 'points' ? pointsMark(scheme.points, marks, verdicts, earlier, ruleOf(part)) : null
}

/** The keys that are still to be said of: not those that a result stands for, nor special cases. */
export function openKeys(part: PaperPart, { verdicts, marks }: Verdicts): string[] {
  const implied = countedMark(part, verdicts)?.implied ?? new Set()
  const { scheme } = part
  const special = scheme.model === 'points' ? scheme.points.filter(point => point.special).map(({ id }) => id) : []
  return keysOf(part).filter(
    key => !verdicts.has(key) && !marks.has(key) && !implied.has(key) && !special.includes(key)
  )
}

export const isWhole = (part: PaperPart, said: Verdicts): boolean => openKeys(part, said).length === 0

/** MYP criteria of 8 stand each for itself and are never added up. */
export const isMypRubric = ({ scheme }: Pick<PaperPart, 'scheme'>): boolean =>
  scheme.model === 'criteria' && scheme.criteria.every(one => one.marks === 8)

/** A question that also serves MYP names a criterion; it stands by itself on a paper of the MYP alone. */
export const standsAlone = (part: Pick<PaperPart, 'scheme' | 'criterion'>, numbering: Numbering): boolean =>
  isMypRubric(part) || (numbering === 'myp' && part.criterion !== undefined)

const within = (mark: number, max: number): number => Math.min(max, Math.max(0, Math.round(mark)))

/** The marks of one part, or null while something is not said. */
export function partMark(part: PaperPart, said: Verdicts, earlier?: PointVerdicts): MarkRange | null {
  if (!isWhole(part, said)) return null
  const { scheme, marks: max } = part
  const counted = countedMark(part, said.verdicts, earlier)
  if (counted) return counted
  if (scheme.model === 'criteria') {
    const sum = scheme.criteria.reduce((total, one) => total + within(said.marks.get(one.name) ?? 0, one.marks), 0)
    return { low: within(sum, max), high: within(sum, max), max }
  }
  if (scheme.model === 'choice') {
    const mark = said.verdicts.get(WHOLE) === 'earned' ? max : 0
    return { low: mark, high: mark, max }
  }
  const mark = within(said.marks.get(WHOLE) ?? 0, max)
  return { low: mark, high: mark, max }
}

/** A letter is marked by code; null for anything else. */
export function sayLetter({ scheme }: PaperPart, letter: string | null): Verdicts | null {
  if (scheme.model !== 'choice') return null
  const verdict: PointVerdict = letter === scheme.key ? 'earned' : 'missed'
  return { verdicts: new Map([[WHOLE, verdict]]), marks: new Map() }
}

/** A mark that was not earned: what it was for, and how much it was worth. */
export interface LostMark {
  readonly key: string
  readonly words: string
  readonly marks: number
}

/** What a marked part lost. Of "any three of five" as many points as marks are missing, in the order of the scheme. */
export function lostMarks(part: PaperPart, said: Verdicts, earlier?: PointVerdicts): LostMark[] {
  const mark = partMark(part, said, earlier)
  const { scheme } = part
  if (!mark || mark.low === mark.max) return []
  if (scheme.model === 'points') {
    const counted = countedMark(part, said.verdicts, earlier)?.counted ?? new Set()
    let left = mark.max - mark.low
    return scheme.points.flatMap(({ id, text, marks, special }) => {
      if (left <= 0 || counted.has(id) || special === true) return []
      const lost = Math.min(left, marks)
      left -= lost
      return [{ key: id, words: text, marks: lost }]
    })
  }
  if (scheme.model === 'criteria')
    return scheme.criteria.flatMap(({ name, marks, levels }) => {
      const given = within(said.marks.get(name) ?? 0, marks)
      const next = nextLevel(levels, given)
      return given === marks ? [] : [{ key: name, words: `${name}: ${next?.text ?? ''}`, marks: marks - given }]
    })
  if (scheme.model === 'levels') {
    const words = nextLevel(scheme.levels, mark.low)?.text ?? scheme.indicative.join('; ')
    return [{ key: WHOLE, words, marks: mark.max - mark.low }]
  }
  return [{ key: WHOLE, words: `${scheme.key}: ${part.choices?.[scheme.key] ?? ''}`, marks: mark.max }]
}
