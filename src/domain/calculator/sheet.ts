import { inBase, type Base } from '#domain/calculator/bases.ts'
import { isEquation, solve, type Solutions } from '#domain/calculator/equations/solve.ts'
import { evaluate } from '#domain/calculator/evaluate.ts'
import { toDecimal, type Exact } from '#domain/calculator/exact.ts'
import { asksFraction, exactFor } from '#domain/calculator/exact-for.ts'
import { unknownsOf } from '#domain/calculator/equations/unknowns.ts'
import { CALC_FEATURES, type CalcFeature } from '#domain/calculator/features.ts'
import { isUnit, type Value } from '#domain/calculator/maths.ts'
import { CalcRefusal, refuse, type CalcCode } from '#domain/calculator/problem.ts'
import { namesOf, readLine, turned, type Hint, type ReadLine } from '#domain/calculator/read-line.ts'
import type { Scope } from '#domain/calculator/scope.ts'
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
  | {
      readonly kind: 'solved'
      readonly name: string
      readonly solutions: Solutions
      readonly hints: readonly Hint[]
      readonly doubts: readonly Doubt[]
    }
  | {
      readonly kind: 'value'
      readonly value: Value
      /** The same in fractions, roots and π, where these reach. */
      readonly exact: Exact | null
      /** A fraction was asked for: a decimal that ends is not turned into one. */
      readonly asksFraction: boolean
      /** The name that the line gives it. */
      readonly name: string | null
      /** The base in which it was asked for. */
      readonly base: Base | null
      /** How far a value may be off that is worked out in figures: an integral, a slope. Null for any other. */
      readonly within: number | null
      readonly hints: readonly Hint[]
      readonly doubts: readonly Doubt[]
    }

/** A tenth of a second here. */
const MOST_STEPS = 6_000_000

interface SheetRules {
  /** What the rules of an exam leave of the calculator; all of it without them. */
  readonly allowed?: readonly CalcFeature[]
  /** `list 1` is the first. */
  readonly lists?: readonly (readonly number[])[]
}

type Given = Result & { readonly kind: 'value' }
type LookUp = (name: string) => Given | null

/** A result as it was found, with what it looked up: while that stays, it stays. */
interface Kept {
  readonly asked: ReadonlyMap<string, Given | null>
  readonly result: Result
}

const kept = new Map<string, Kept>()
const MOST_KEPT = 2000

interface Sheet {
  readonly results: ReadonlyMap<number, Result>
  /** What a text would come to below the last line, without all the others being looked at again. */
  readonly below: (text: string) => Result
}

export const workOut = (lines: readonly Line[], angle: Angle, rules?: SheetRules): Sheet['results'] =>
  sheetOf(lines, angle, rules).results

/** The results of all lines, each worked out when another one needs it; a circle is found and said. */
export function sheetOf(
  lines: readonly Line[],
  angle: Angle,
  { allowed = CALC_FEATURES, lists = [] }: SheetRules = {}
): Sheet {
  const names = namesOf(lines.map(({ text }) => text))
  const reading = (text: string): ReadLine | Problem | null => (text.trim() === '' ? null : readLine(text, names))
  const read = lines.map(({ text }) => reading(text))
  const done = new Map<number, Result>()
  const running = new Set<number>()
  const rules = [angle, allowed.join(), names.join()].join('|')

  const worked = (text: string, line: ReadLine | Problem | null, at: number): Result => {
    const key = `${rules}|${/list/i.test(text) ? JSON.stringify(lists) : ''}|${text}`
    return keptOr(
      key,
      name => lookUp(name, at),
      look => resultOf(line, look, { angle, allowed, lists })
    )
  }

  const resultAt = (at: number): Result => {
    const line = lines[at]
    if (!line) return refuse('noLine')
    const found = done.get(line.no)
    if (found) return found
    if (running.has(at)) return refuse('circle', String(line.no))
    if (running.size > DEEPEST) return refuse('tooDeep')
    running.add(at)
    const result = worked(line.text, read[at] ?? null, at)
    running.delete(at)
    done.set(line.no, result)
    return result
  }

  /** Of a name or another line as a line sees it: null where nothing defines it. */
  const lookUp = (name: string, from: number): Given | null => {
    const target = whereIs(name, from, lines, read)
    if (target === null) return null
    const result = resultAt(target)
    if (result.kind === 'value') return result
    if (result.kind === 'refused' && (result.code === 'circle' || result.code === 'tooDeep'))
      return refuse(result.code, result.detail)
    return refuse('brokenLine', String(lines[target]?.no ?? ''))
  }

  for (const at of lines.keys()) resultAt(at)
  return { results: done, below: text => worked(text, reading(text), lines.length) }
}

/** Lines that rest on one another, one after the other. */
const DEEPEST = 100

function keptOr(key: string, lookUp: LookUp, work: (lookUp: LookUp) => Result): Result {
  const before = kept.get(key)
  if (before && isAsBefore(before.asked, lookUp)) return before.result
  const asked = new Map<string, Given | null>()
  const refused: string[] = []
  const result = work(name => {
    refused.push(name)
    const found = lookUp(name)
    refused.pop()
    asked.set(name, found)
    return found
  })
  // A refusal rests on the other lines as they are now.
  if (refused.length > 0) return result
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, { asked, result })
  return result
}

function isAsBefore(asked: Kept['asked'], lookUp: LookUp): boolean {
  try {
    return [...asked].every(([name, value]) => lookUp(name) === value)
  } catch (cause) {
    if (cause instanceof CalcRefusal) return false
    throw cause
  }
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
  // `m =` with nothing after it is a letter still to be filled in: the metre must not stand in for it.
  const opens = (index: number): boolean => lines[index]?.text.replaceAll(/\s/g, '') === `${name}=`
  const at = read.findLastIndex((one, index) => index < from && (defines(one) || opens(index)))
  return at < 0 ? null : at
}

function resultOf(
  line: ReadLine | Problem | null,
  lookUp: LookUp,
  { angle, allowed, lists }: Required<SheetRules> & { readonly angle: Angle }
): Result {
  if (line === null) return { kind: 'empty' }
  if (!('tree' in line)) return { kind: 'unreadable', problem: line }
  const { name, unit, base, hints, doubts } = line
  const tree = line.turn === null || line.turn === angle ? line.tree : turned(line.tree, line.turn)
  const exactScope = { angle, valueOf: (one: string): Exact | null => lookUp(one)?.exact ?? null }
  const need = (feature: CalcFeature): void => {
    if (!allowed.includes(feature)) refuse('notAllowed', feature)
  }
  let left = MOST_STEPS
  let within: number | null = null
  const scope: Scope = {
    angle,
    need,
    listOf: no => lists[no - 1] ?? null,
    valueOf: one => lookUp(one)?.value ?? null,
    spend: steps => {
      left -= steps
      if (left < 0) refuse('tooMuch')
    },
    within: error => {
      within = Math.max(within ?? 0, error)
    }
  }
  try {
    if (isEquation(tree)) {
      need('solver')
      const { unknowns, hidden } = unknownsOf(tree, one => lookUp(one) !== null)
      const solved = solve(tree, {
        scope: { ...scope, valueOf: one => (one === hidden ? null : scope.valueOf(one)) },
        exactScope: { ...exactScope, valueOf: one => (one === hidden ? null : exactScope.valueOf(one)) },
        isFree: one => unknowns.includes(one),
        hasComplex: allowed.includes('complex')
      })
      return { kind: 'solved', ...solved, hints: hidden === null ? hints : [{ code: 'isSet', detail: hidden }], doubts }
    }
    const value = converted(evaluate(tree, scope), unit, one => evaluate(one, scope))
    if (base !== null) {
      need('bases')
      inBase(typeof value === 'number' ? value : NaN, base)
    }
    const exact =
      typeof value === 'number' && allowed.includes('exact')
        ? exactFor(tree, value, exactScope, one => evaluate(one, scope))
        : null
    return {
      kind: 'value',
      value: exact ? toDecimal(exact) : value,
      exact,
      asksFraction: asksFraction(tree),
      name,
      base,
      within,
      hints,
      doubts
    }
  } catch (cause) {
    // A line that is kept and breaks the screen would do so at each visit: the libraries' own faults end here.
    if (cause instanceof CalcRefusal && cause.code === 'unknownName' && cause.detail === 'P')
      return { kind: 'refused', code: 'whichDistribution', detail: '' }
    return cause instanceof CalcRefusal
      ? { kind: 'refused', code: cause.code, detail: cause.detail }
      : { kind: 'refused', code: 'broke', detail: '' }
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

/** The plain number of a result, for what compares lines. */
export function plainNumber(result: Result): number | null {
  return result.kind === 'value' && typeof result.value === 'number' ? result.value : null
}
