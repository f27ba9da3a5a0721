import type { Equation } from '#engine/builtin/mark/maths/same.ts'
import { rangeOf, type Range } from '#engine/builtin/mark/maths/range.ts'
import { runsOf } from '#engine/builtin/mark/maths/runs.ts'
import { sideOf, type Side, type Value } from '#engine/builtin/mark/maths/side.ts'
import { givenQuantities } from '#engine/builtin/mark/quantities.ts'

interface Place {
  readonly start: number
  readonly end: number
}
export interface GivenValue extends Place, Value {
  /** What it is the value of: "x" of "x = 3". */
  readonly name?: string
  /** The last of its chain: "x = 6/2 = 3" gives 3. */
  readonly isLast: boolean
}
export interface GivenSide extends Place {
  readonly side: Side
  readonly name?: string
}
export interface GivenEquation extends Place {
  readonly readings: readonly Equation[]
  readonly sides: readonly [string, string]
}
export interface Given {
  readonly values: readonly GivenValue[]
  readonly sides: readonly GivenSide[]
  readonly equations: readonly GivenEquation[]
  readonly ranges: readonly (Place & { readonly range: Range })[]
}

/** "x ∈ (2, 5]": its comma would end a run. */
const MEMBER = /\p{L}\s{0,3}∈\s{0,3}[[(\]][^[\]()]{1,60}[\])[]/gu

/** The name on the left of an equation: "x", "dy/dx", "f(x)", "f'(x)", a word. */
export const leftName = (text: string): string | undefined =>
  /^\s*\$?\s*(\p{L}(?:_?\w{1,3})?'{0,2}|d\d?\w?\/d\w\d?|\\frac\{d\w?\}\{d\w\}|\p{L}'{0,2}\(\p{L}\)|\p{L}{2,20})\s*$/u.exec(
    text
  )?.[1]

function pairs(sides: readonly Side[]): readonly [Side, Side][] {
  return sides.slice(1).flatMap((right, at): [Side, Side][] => {
    const left = sides[at]
    return left ? [[left, right]] : []
  })
}

/** Both sides of an equation in every reading; a bare number is an expression too. */
export function equationsOf(
  left: string,
  right: string,
  read: (text: string) => readonly Equation['left'][]
): Equation[] {
  return read(left).flatMap(one => read(right).map(two => ({ left: one, right: two })))
}

/** Everything in an answer that can be compared by value, with its place. */
export function givenOf(answer: string, read: (text: string) => readonly Equation['left'][]): Given {
  const values: GivenValue[] = []
  const sides: GivenSide[] = []
  const equations: GivenEquation[] = []
  const ranges: (Place & { range: Range })[] = []
  let listName: string | undefined
  for (const run of runsOf(answer)) {
    const place = { start: run.start, end: run.end }
    const range = rangeOf(run.text)
    if (range) ranges.push({ ...place, range })
    const texts = run.text.split(/[=≈]/)
    const read2 = texts.map(sideOf)
    const own = texts.length > 1 ? leftName(texts[0] ?? '') : undefined
    const name = own ?? (run.listed && texts.length === 1 ? listName : undefined)
    listName = name
    read2.forEach((side, at) => {
      const isLast = at === read2.length - 1
      if (side.text === '' || (at === 0 && own !== undefined)) return
      for (const value of side.values) values.push({ ...place, ...value, isLast, ...(name && { name }) })
      if (side.expressions.length > 0) sides.push({ ...place, side, ...(name && { name }) })
    })
    for (const [left, right] of pairs(read2))
      if (left.text !== '' && right.text !== '')
        equations.push({ ...place, readings: equationsOf(left.text, right.text, read), sides: [left.text, right.text] })
  }
  for (const match of answer.slice(0, 20_000).matchAll(MEMBER)) {
    const range = rangeOf(match[0])
    if (range) ranges.push({ start: match.index, end: match.index + match[0].length, range })
  }
  for (const one of givenQuantities(answer))
    if (
      !values.some(
        value =>
          value.start <= one.start && value.end >= one.end && value.value === one.value && value.unit === one.unit
      )
    )
      values.push({
        value: one.value,
        written: one.written,
        unit: one.unit,
        digits: one.digits,
        start: one.start,
        end: one.end,
        isLast: true
      })
  return { values, sides, equations, ranges }
}
