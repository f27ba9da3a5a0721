import { baseNamed, withTens, type Base } from '#domain/calculator/bases.ts'
import { freeNames } from '#domain/calculator/calculus/bound.ts'
import { withChances } from '#domain/calculator/chance/chance-notation.ts'
import { LINE_FUNCTIONS } from '#domain/calculator/evaluate.ts'
import { withUnits } from '#domain/calculator/readings.ts'
import { spelt } from '#domain/calculator/spelling.ts'
import { UNIT_NAMES } from '#domain/calculator/units.ts'
import { parse } from '#lib/maths/parse.ts'
import type { Doubt, Problem } from '#lib/maths/problem.ts'
import type { Tree } from '#lib/maths/tree.ts'

export interface ReadLine {
  readonly tree: Tree
  /** The name that the line gives its value. */
  readonly name: string | null
  /** What is asked for after "to". */
  readonly unit: Tree | null
  readonly base: Base | null
  readonly doubts: readonly Doubt[]
}

/** Names that no line may take. */
export const OWN: ReadonlySet<string> = new Set(['π', 'e', 'i', '∞', 'ans'])

const LONGEST = 2000
const CONVERTED = /^(.*\S)\s+(?:in|to|into)\s+(\S.*)$/i
const DEFINES = /^\s*(\p{L}{1,12}(?:_\w{1,6})?)\s*=/u

/** The names to which lines give values. */
export const namesOf = (texts: readonly string[]): readonly string[] =>
  texts.flatMap(text => DEFINES.exec(text)?.[1] ?? [])

/** What is read is kept: all lines are worked out at each key that is pressed. */
const kept = new Map<string, ReadLine | Problem>()
const MOST_KEPT = 1000

export function readLine(text: string, names: readonly string[]): ReadLine | Problem {
  const key = `${names.join(' ')}\n${text}`
  const found = kept.get(key)
  if (found) return found
  if (kept.size >= MOST_KEPT) kept.clear()
  const read = readAnew(text, names)
  kept.set(key, read)
  return read
}

function readAnew(written: string, names: readonly string[]): ReadLine | Problem {
  // The parser refuses longer ones in words.
  const text = written.length > LONGEST ? written : withUnits(withTens(withChances(written)), new Set(names))
  const known = {
    names: [
      ...UNIT_NAMES.filter(one => one.length > 1 && one !== 'min'),
      ...names.filter(one => one.length > 1 && !one.includes('_')),
      'ans',
      'list'
    ],
    functions: LINE_FUNCTIONS
  }
  const [, asked, into = ''] = CONVERTED.exec(text) ?? []
  const base = baseNamed(into)
  const unit = into === '' || base !== null ? null : parse(spelt(into.trim() === 'min' ? 'minute' : into), known)
  const isConverted = base !== null || unit?.kind === 'tree'
  const asWritten = isConverted && asked !== undefined ? asked : text
  const parsed = parse(written.length > LONGEST ? written : spelt(asWritten), known)
  if (parsed.kind === 'problem') return parsed.problem
  const { tree, doubts } = parsed
  const rest = { unit: unit?.kind === 'tree' ? unit.tree : null, base, doubts }
  if (tree.kind === 'relation' && tree.ops.length === 1 && tree.ops[0] === '=') {
    const [left, right] = tree.sides
    if (left?.kind === 'name' && right && !freeNames(right).has(left.name) && !OWN.has(left.name))
      return { tree: right, name: left.name, ...rest }
  }
  return { tree, name: null, ...rest }
}
