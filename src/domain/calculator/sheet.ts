import { freeNames } from '#domain/calculator/calculus/bound.ts'
import { evaluate, LINE_FUNCTIONS } from '#domain/calculator/evaluate.ts'
import { isUnit, type Value } from '#domain/calculator/maths.ts'
import { CalcRefusal, refuse, type CalcCode } from '#domain/calculator/problem.ts'
import { CALC_FEATURES, type CalcFeature } from '#domain/calculator/features.ts'
import { spelt } from '#domain/calculator/spelling.ts'
import type { Scope } from '#domain/calculator/scope.ts'
import { UNIT_NAMES } from '#domain/calculator/units.ts'
import { toDecimal, type Exact } from '#domain/calculator/exact.ts'
import { exactValue } from '#domain/calculator/exact-value.ts'
import { isEquation, solve, type Solutions } from '#domain/calculator/equations/solve.ts'
import { parse } from '#lib/maths/parse.ts'
import type { Doubt, Problem } from '#lib/maths/problem.ts'
import type { Tree } from '#lib/maths/tree.ts'

/** A line keeps its number for as long as it stands: others use it. */
export interface Line {
  readonly no: number
  readonly text: string
}

export type Angle = 'radians' | 'degrees'

export type Result =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable'; readonly problem: Problem }
  | { readonly kind: 'refused'; readonly code: CalcCode; readonly detail: string }
  | { readonly kind: 'solved'; readonly name: string; readonly solutions: Solutions; readonly doubts: readonly Doubt[] }
  | {
      readonly kind: 'value'
      readonly value: Value
      /** The same in fractions, roots and π, where these reach. */
      readonly exact: Exact | null
      /** A fraction was asked for: a decimal that ends is not turned into one. */
      readonly asksFraction: boolean
      /** The name that the line gives it. */
      readonly name: string | null
      /** How far a value may be off that is worked out in figures: an integral, a slope. Null for any other. */
      readonly within: number | null
      readonly doubts: readonly Doubt[]
    }

interface ReadLine {
  readonly tree: Tree
  readonly name: string | null
  readonly unit: Tree | null
  readonly doubts: readonly Doubt[]
}

/** A tenth of a second here. */
const MOST_STEPS = 6_000_000

const OWN = new Set(['π', 'e', 'i', '∞', 'ans'])
const CONVERTED = /^(.*\S)\s+(?:in|to|into)\s+(\S.*)$/i

const longNames = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ text }) => /^\s*(\p{L}{2,12})\s*=/u.exec(text)?.[1] ?? [])

function readLine(text: string, names: readonly string[]): ReadLine | Problem {
  const known = {
    names: [...UNIT_NAMES.filter(one => one.length > 1 && one !== 'min'), ...names, 'ans'],
    functions: LINE_FUNCTIONS
  }
  const [, asked, into] = CONVERTED.exec(text) ?? []
  const unit = into === undefined ? null : parse(spelt(into), known)
  const parsed = parse(spelt(unit?.kind === 'tree' && asked !== undefined ? asked : text), known)
  if (parsed.kind === 'problem') return parsed.problem
  const { tree, doubts } = parsed
  const target = unit?.kind === 'tree' ? unit.tree : null
  if (tree.kind === 'relation' && tree.ops.length === 1 && tree.ops[0] === '=') {
    const [left, right] = tree.sides
    if (left?.kind === 'name' && right && !freeNames(right).has(left.name) && !OWN.has(left.name))
      return { tree: right, name: left.name, unit: target, doubts }
  }
  return { tree, name: null, unit: target, doubts }
}

/**
 * The results of all lines, each worked out when another one needs it; a circle is found and said. `allowed` is what
 * the rules of an exam leave of the calculator.
 */
export function workOut(
  lines: readonly Line[],
  angle: Angle,
  allowed: readonly CalcFeature[] = CALC_FEATURES
): ReadonlyMap<number, Result> {
  const names = longNames(lines)
  const read = lines.map(({ text }) => (text.trim() === '' ? null : readLine(text, names)))
  const done = new Map<number, Result>()
  const running = new Set<number>()

  const resultAt = (at: number): Result => {
    const line = lines[at]
    if (!line) return refuse('noLine')
    const found = done.get(line.no)
    if (found) return found
    if (running.has(at)) return refuse('circle', String(line.no))
    running.add(at)
    const result = resultOf(read[at] ?? null, name => lookUp(name, at), angle, allowed)
    running.delete(at)
    done.set(line.no, result)
    return result
  }

  /** Of a name or another line as a line sees it: null where nothing defines it. */
  const lookUp = (name: string, from: number): (Result & { kind: 'value' }) | null => {
    const target = whereIs(name, from, lines, read)
    if (target === null) return null
    const result = resultAt(target)
    if (result.kind === 'value') return result
    if (result.kind === 'refused' && result.code === 'circle') return refuse('circle', result.detail)
    return refuse('brokenLine', String(lines[target]?.no ?? ''))
  }

  for (const at of lines.keys()) resultAt(at)
  return done
}

function whereIs(
  name: string,
  from: number,
  lines: readonly Line[],
  read: readonly (ReadLine | Problem | null)[]
): number | null {
  const [, no] = /^L_(\d+)$/.exec(name) ?? []
  if (no !== undefined) {
    const at = lines.findIndex(line => line.no === Number(no))
    return at < 0 ? refuse('noLine', no) : at
  }
  if (name === 'ans') {
    const at = read.findLastIndex((one, index) => index < from && one !== null)
    return at < 0 ? refuse('noAnswer') : at
  }
  const defines = (one: ReadLine | Problem | null | undefined): boolean => !!one && 'tree' in one && one.name === name
  const at = read.findLastIndex((one, index) => index < from && defines(one))
  return at < 0 ? null : at
}

function resultOf(
  line: ReadLine | Problem | null,
  lookUp: (name: string) => (Result & { kind: 'value' }) | null,
  angle: Angle,
  allowed: readonly CalcFeature[]
): Result {
  if (line === null) return { kind: 'empty' }
  if (!('tree' in line)) return { kind: 'unreadable', problem: line }
  const { tree, name, unit, doubts } = line
  const exactScope = { angle, valueOf: (one: string): Exact | null => lookUp(one)?.exact ?? null }
  const need = (feature: CalcFeature): void => void (allowed.includes(feature) || refuse('notAllowed', feature))
  let left = MOST_STEPS
  let within: number | null = null
  const scope: Scope = {
    angle,
    need,
    valueOf: one => lookUp(one)?.value ?? null,
    spend: steps => void ((left -= steps) < 0 && refuse('tooMuch')),
    within: error => void (within = Math.max(within ?? 0, error))
  }
  try {
    if (isEquation(tree)) {
      need('solver')
      const solved = solve(tree, {
        scope,
        exactScope,
        isFree: one => lookUp(one) === null && !OWN.has(one),
        hasComplex: allowed.includes('complex')
      })
      return { kind: 'solved', ...solved, doubts }
    }
    const value = converted(evaluate(tree, scope), unit, one => evaluate(one, scope))
    const exact = typeof value === 'number' && allowed.includes('exact') ? exactFor(tree, value, exactScope) : null
    return {
      kind: 'value',
      value: exact ? toDecimal(exact) : value,
      exact,
      asksFraction: asksFraction(tree),
      name,
      within,
      doubts
    }
  } catch (cause) {
    if (cause instanceof CalcRefusal) return { kind: 'refused', code: cause.code, detail: cause.detail }
    throw cause
  }
}

function converted(value: Value, unit: Tree | null, read: (tree: Tree) => Value): Value {
  if (!unit) return value
  const target = read(unit)
  if (!isUnit(value) || !isUnit(target)) return refuse('notUnit')
  try {
    return value.to(target.formatUnits())
  } catch {
    return refuse('units')
  }
}

/** Both ways of working out must agree: an exact form that does not is left out. */
function exactFor(tree: Tree, value: number, scope: Parameters<typeof exactValue>[1]): Exact | null {
  const exact = exactValue(tree, scope)
  if (!exact) return null
  const decimal = toDecimal(exact)
  return Math.abs(decimal - value) <= 1e-9 * Math.max(1, Math.abs(value)) ? exact : null
}

function asksFraction(tree: Tree): boolean {
  switch (tree.kind) {
    case 'number':
      return /[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/u.test(tree.text)
    case 'name':
      return /^L_|^ans$/.test(tree.name)
    case 'negative':
      return asksFraction(tree.of)
    case 'binary':
      return tree.op === '/' || asksFraction(tree.left) || asksFraction(tree.right)
    case 'call':
      return tree.args.some(asksFraction) || ['sin', 'cos', 'tan', 'nCr'].includes(tree.name)
    default:
      return false
  }
}

/** The plain number of a result, for what compares lines. */
export function plainNumber(result: Result): number | null {
  return result.kind === 'value' && typeof result.value === 'number' ? result.value : null
}
