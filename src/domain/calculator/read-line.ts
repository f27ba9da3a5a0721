import { baseNamed, withTens, type Base } from '#domain/calculator/bases.ts'
import { freeNames } from '#domain/calculator/calculus/bound.ts'
import { withChances } from '#domain/calculator/chance/chance-notation.ts'
import { LINE_FUNCTIONS } from '#domain/calculator/evaluate.ts'
import { withUnits } from '#domain/calculator/readings.ts'
import { spelt } from '#domain/calculator/spelling.ts'
import { asOnPaper, hasMoney } from '#domain/calculator/written.ts'
import { UNIT_NAMES } from '#domain/calculator/units.ts'
import { parse } from '#lib/maths/parse.ts'
import type { Doubt, Problem } from '#lib/maths/problem.ts'
import { binary, name, number, type Tree } from '#lib/maths/tree.ts'

export type Turn = 'radians' | 'degrees'

/** `percentSum`: 250 + 10% adds 0.1. `money`: its sign is left out. `isSet`: the unknown has a value elsewhere. */
export interface Hint {
  readonly code: 'percentSum' | 'money' | 'isSet'
  readonly detail: string
}

export interface ReadLine {
  readonly tree: Tree
  /** The name that the line gives its value. */
  readonly name: string | null
  /** What is asked for after "to". */
  readonly unit: Tree | null
  readonly base: Base | null
  /** The measure in which an angle is asked for: π/6 to degrees. */
  readonly turn: Turn | null
  /** What a student may not expect of the result. */
  readonly hints: readonly Hint[]
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
  const text = written.length > LONGEST ? written : withUnits(asOnPaper(withTens(withChances(written))), new Set(names))
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
  const turn = turnNamed(into)
  const unit = into === '' || base !== null || turn !== null ? null : parse(spelt(SHORT[into.trim()] ?? into), known)
  const isConverted = base !== null || turn !== null || unit?.kind === 'tree'
  const asWritten = isConverted && asked !== undefined ? asked : text
  const parsed = parse(written.length > LONGEST ? written : spelt(asWritten), known)
  if (parsed.kind === 'problem') return parsed.problem
  const { tree, doubts } = parsed
  const rest = { unit: unit?.kind === 'tree' ? unit.tree : null, base, turn, hints: hintsOf(written, tree), doubts }
  if (tree.kind === 'relation' && tree.ops.length === 1 && tree.ops[0] === '=') {
    const [left, right] = tree.sides
    if (left?.kind === 'name' && right && !freeNames(right).has(left.name) && !OWN.has(left.name))
      return { tree: right, name: left.name, ...rest }
  }
  return { tree, name: null, ...rest }
}

/** Units that are also words of the language of a line. */
const SHORT: Readonly<Partial<Record<string, string>>> = { min: 'minute', in: 'inch' }

function turnNamed(word: string): Turn | null {
  if (/^rad(?:ians?)?$/i.test(word.trim())) return 'radians'
  return /^(?:°|deg(?:rees?)?)$/i.test(word.trim()) ? 'degrees' : null
}

function hintsOf(written: string, tree: Tree): readonly Hint[] {
  const added = percentAdded(tree)
  return [
    ...(added === null ? [] : [{ code: 'percentSum', detail: added } as const]),
    ...(hasMoney(written) ? [{ code: 'money', detail: '' } as const] : [])
  ]
}

/** The per cent that is added to or taken from what is none: 250 + 10%. */
function percentAdded(tree: Tree): string | null {
  if (tree.kind !== 'binary' || (tree.op !== '+' && tree.op !== '-')) return null
  const { left, right } = tree
  if (right.kind !== 'call' || right.name !== 'percent' || (left.kind === 'call' && left.name === 'percent'))
    return null
  const [of] = right.args
  return of?.kind === 'number' ? of.text : null
}

/** An angle in the other measure. */
export function turned(angle: Tree, into: Turn): Tree {
  const [over, under] = into === 'radians' ? [name('π'), number(180)] : [number(180), name('π')]
  return binary('/', binary('*', angle, over), under)
}
