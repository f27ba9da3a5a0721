import { keysOf, type Verdicts } from '#domain/marks/part.ts'
import type { PointVerdict } from '#domain/marks/verdict.ts'
import type { PaperPart } from '#domain/paper/question.ts'

/** One line of `marks.points`. */
export interface VerdictLine {
  readonly key: string
  readonly verdict: PointVerdict
  /** Where a number is said: by level, by criterion. */
  readonly marks?: number | undefined
}

const mostOf = (part: PaperPart, key: string): number =>
  part.scheme.model === 'criteria'
    ? (part.scheme.criteria.find(({ name }) => name === key)?.marks ?? part.marks)
    : part.marks

/** What was said, as a row keeps it; a number says at the same time whether anything was earned. */
export function linesOf(part: PaperPart, { verdicts, marks }: Verdicts): VerdictLine[] {
  return keysOf(part).flatMap((key): VerdictLine[] => {
    const given = marks.get(key)
    if (given !== undefined) {
      const verdict = given >= mostOf(part, key) ? 'earned' : given > 0 ? 'unsure' : 'missed'
      return [{ key: key.slice(0, 80), verdict, marks: given }]
    }
    const verdict = verdicts.get(key)
    return verdict === undefined ? [] : [{ key: key.slice(0, 80), verdict }]
  })
}

/** Lines of a row, read for this part; keys of another version of its scheme are left out. */
export function verdictsOf(part: PaperPart, lines: readonly Readonly<Record<string, unknown>>[]): Verdicts {
  const verdicts = new Map<string, PointVerdict>()
  const marks = new Map<string, number>()
  for (const full of keysOf(part)) {
    const line = lines.find(({ key }) => key === full.slice(0, 80))
    if (!line) continue
    if (typeof line['marks'] === 'number') marks.set(full, line['marks'])
    else if (isVerdict(line['verdict'])) verdicts.set(full, line['verdict'])
  }
  return { verdicts, marks }
}

const isVerdict = (value: unknown): value is PointVerdict =>
  value === 'earned' || value === 'unsure' || value === 'missed'

/** A blank answer earns nothing, by rule. */
export function sayBlank(part: PaperPart): Verdicts {
  const isNumber = part.scheme.model === 'levels' || part.scheme.model === 'criteria'
  const keys = keysOf(part)
  return isNumber
    ? { verdicts: new Map(), marks: new Map(keys.map(key => [key, 0])) }
    : { verdicts: new Map(keys.map(key => [key, 'missed' as const])), marks: new Map() }
}
