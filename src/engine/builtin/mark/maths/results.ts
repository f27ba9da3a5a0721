import type { Equation } from '#engine/builtin/mark/maths/same.ts'
import { runsOf } from '#engine/builtin/mark/maths/runs.ts'
import { leadingUnit } from '#engine/builtin/mark/quantities.ts'
import { readings, sideOf, type Side } from '#engine/builtin/mark/maths/side.ts'

/** What stands at the end of a chain of equations in an answer: "x = 6/2 = 3" ends in 3. */
export interface Result {
  readonly start: number
  readonly end: number
  /** What it is the value of: "x" of "x = 3". */
  readonly name: string | undefined
  readonly side: Side
  readonly line: number
  /** Nothing else stands in its line that could be read as a value or change this one. */
  readonly isPlain: boolean
  /** Words around it may make it another value or none: "not 3", "3 per hour". */
  readonly isHedged: boolean
}

/** Two sides that were set equal, in every reading. */
interface GivenEquation {
  readonly start: number
  readonly end: number
  readonly readings: readonly Equation[]
  readonly sides: readonly [string, string]
}
/** Any side of any chain, the whole of a run where there is no equals sign. */
export interface GivenSide {
  readonly start: number
  readonly end: number
  readonly side: Side
}
export interface Given {
  readonly results: readonly Result[]
  readonly equations: readonly GivenEquation[]
  readonly sides: readonly GivenSide[]
}

/** The name on the left of an equation: "x", "dy/dx", "f(x)", "f'(x)", a word. */
export const leftName = (text: string): string | undefined =>
  /^\s*\$?\s*(\p{L}(?:_?[\w₀-₉]{1,3})?'{0,2}|d\d?\w?\/d\w\d?|\\frac\{d\w?\}\{d\w\}|\p{L}'{0,2}\(\p{L}\)|\p{L}{2,20})\s*$/u.exec(
    text
  )?.[1]

const BEFORE =
  /(?:(?:\bnot|n['’]t|\bnever|\bwrong(?:ly)?|\bincorrect(?:ly)?|\binstead of|\brather than)\b[^.;]{0,40}|[≠<>]\s*(?:\p{L}\s*=\s*)?|\b(?:less|more|greater|fewer|smaller|larger|bigger|higher|lower) than\s*(?:\p{L}\s*=\s*)?|\b(?:under|over|at (?:least|most)|between|from)\s*)[-−(]?$/iu
const BEHIND =
  /^[,;]?\s*(?:per\b|\/|(?:each|every|an?)\s+\p{L}|(?:hundred|thousand|million|billion|times|more|less|too|and\s+(?:a|one|two|three))\b|(?:is|was)\s+(?:not|wrong)|isn|\?|\d|[,:]\d|to\s+\d)/iu

/** "4 1/5" is four and a fifth. */
const MIXED = /(?<![\d.^])(\d+)\s+(\d+\s*\/\s*\d+)(?![\d.])/g

/** With the readings that leave a unit out only where none has one. */
function united(text: string): Side {
  const side = sideOf(text)
  const values = side.values.filter(({ unit }) => unit !== '')
  return values.length > 0 ? { ...side, values } : side
}

export function equationsOf(left: string, right: string): Equation[] {
  return readings(left).flatMap(one => readings(right).map(two => ({ left: one, right: two })))
}

/** Everything in an answer that can be compared by value, with its place. */
export function givenOf(answer: string): Given {
  const results: Result[] = []
  const equations: GivenEquation[] = []
  const sides: GivenSide[] = []
  const runs = runsOf(answer)
  const lineAt = (at: number): number => answer.slice(0, at).split('\n').length - 1
  for (const [at, run] of runs.entries()) {
    const [before, after] = [answer.slice(0, run.start), answer.slice(run.end)]
    let from = 0
    const read = run.text.split(/(?<![<>≤≥!])[=≈]/).map(text => {
      const lead = text.length - text.trimStart().length
      const start = run.start + from + lead
      from += text.length + 1
      return { text: text.trim(), start, end: start + text.trim().length }
    })
    const line = lineAt(run.start)
    const lineText = answer.split('\n')[line] ?? ''
    const alone = runs.every((other, place) => place === at || lineAt(other.start) !== line)
    const outside = lineText.replace(run.text, ' ')
    for (const one of read) if (one.text !== '') sides.push({ start: one.start, end: one.end, side: sideOf(one.text) })
    read.slice(1).forEach((right, place) => {
      const left = read[place]
      if (!left || left.text === '' || right.text === '') return
      const all = equationsOf(left.text, right.text)
      if (all.length > 0)
        equations.push({ start: left.start, end: right.end, readings: all, sides: [left.text, right.text] })
    })
    const last = read.at(-1)
    const first = read[0]?.text ?? ''
    if (!last || last.text === '' || (read.length === 2 && first !== '' && !leftName(first) && /\p{L}/u.test(first)))
      continue
    const end = /[\d½¼¾)π]$/u.test(last.text) ? last.end + (leadingUnit(after.slice(0, 60))?.length ?? 0) : last.end
    const rest = answer.slice(end).split('\n')[0] ?? ''
    results.push({
      start: last.start,
      end,
      name: read.length > 1 ? leftName(first) : undefined,
      side: united(answer.slice(last.start, end).replace(MIXED, '($1 + $2)')),
      line,
      isPlain: alone && !/\d/.test(outside) && !/\p{L}/u.test(rest),
      isHedged: BEFORE.test(before.split('\n').at(-1)?.slice(-60) ?? '') || BEHIND.test(rest.slice(0, 24))
    })
  }
  return { results, equations, sides }
}
