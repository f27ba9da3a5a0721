import type { Defined } from '#lib/maths/compile.ts'
import { parse, type Parsed } from '#lib/maths/parse.ts'
import { BUILT_IN } from '#lib/maths/vocabulary.ts'
import { call, name, namesIn, type Tree } from '#lib/maths/tree.ts'
import { type Drawn, type Reading, type Sheet, treesOf, VARIABLES } from '#domain/graph/drawn.ts'
import { drawnOf, without } from '#domain/graph/shape.ts'

const CONSTANTS = new Set(['e', 'π', '∞', 'i'])
const AXES = new Set(['x', 'y', 'r', 'θ', 't'])

interface Definition {
  readonly name: string
  readonly defined: Defined
}

/** Reads the lines of a graph together. */
export function readLines(texts: readonly string[]): Sheet {
  const first = texts.map(text => parse(text))
  const known = first.flatMap(one => definitionIn(one)?.name ?? [])
  const parsed = texts.map(text => parse(text, { functions: known }))
  const functions = new Map<string, Defined>()
  const twice = new Set<number>()
  parsed.forEach((one, index) => {
    const definition = definitionIn(one)
    if (!definition) return
    if (functions.has(definition.name)) twice.add(index)
    else functions.set(definition.name, definition.defined)
  })
  const readings = parsed.map((one, index) => readingOf(one, texts[index] ?? '', twice.has(index), functions))
  return { readings, functions, sliders: slidersOf(readings, functions) }
}

function definitionIn(parsed: Parsed): Definition | undefined {
  if (parsed.kind !== 'tree') return undefined
  const { tree, when } = without(parsed.tree)
  if (tree.kind !== 'relation' || tree.ops.length > 1 || tree.ops[0] !== '=') return undefined
  const [left, right] = tree.sides
  if (!left || !right) return undefined
  const body: Tree = when ? { kind: 'where', of: right, when } : right
  if (left.kind === 'call' && !left.name.includes("'") && !BUILT_IN.has(left.name)) {
    const params = left.args.flatMap(one => (one.kind === 'name' ? [one.name] : []))
    return params.length === left.args.length ? { name: left.name, defined: { params, body } } : undefined
  }
  if (left.kind !== 'name' || AXES.has(left.name) || CONSTANTS.has(left.name)) return undefined
  const { names } = namesIn(right)
  const isNumber =
    right.kind !== 'tuple' && right.kind !== 'list' && ![...names].some(one => one === 'x' || one === 'y')
  return isNumber ? { name: left.name, defined: { params: [], body } } : undefined
}

function readingOf(parsed: Parsed, text: string, isTwice: boolean, functions: ReadonlyMap<string, Defined>): Reading {
  if (text.trim() === '') return { kind: 'blank' }
  if (parsed.kind === 'problem') return { kind: 'problem', problem: parsed.problem }
  const { tree, doubts } = parsed
  const definition = definitionIn(parsed)
  if (definition && isTwice) return { kind: 'trouble', trouble: 'definedTwice', name: definition.name }
  const drawn = definition ? ofDefinition(definition, functions) : drawnOf(tree)
  if (typeof drawn === 'string') return { kind: 'trouble', trouble: drawn, name: '' }
  return { kind: 'drawn', tree, name: definition?.name ?? '', drawn, doubts }
}

/** A function of one letter is drawn over x; `x(t)` and `y(t)` together are a path. */
function ofDefinition({ name: called, defined }: Definition, functions: ReadonlyMap<string, Defined>): Drawn[] {
  const { params, body } = defined
  if (params.length === 0) return [{ kind: 'value', of: body }]
  if (params.length > 1) return []
  const isPath = (one: string) => functions.get(one)?.params[0] === 't'
  if (called === 'y' && isPath('x') && isPath('y'))
    return [{ kind: 'path', x: call('x', name('t')), y: call('y', name('t')), ends: { from: null, to: null } }]
  if (called === 'x' && params[0] === 't') return []
  return [{ kind: 'y', of: call(called, name('x')) }]
}

function slidersOf(readings: readonly Reading[], functions: ReadonlyMap<string, Defined>): string[] {
  const found = new Set<string>()
  const isFree = (one: string) => !functions.has(one) && !CONSTANTS.has(one)
  for (const { params, body } of functions.values())
    for (const one of namesIn(body).names) if (isFree(one) && !params.includes(one)) found.add(one)
  for (const reading of readings) {
    if (reading.kind !== 'drawn') continue
    for (const drawn of reading.drawn)
      for (const tree of treesOf(drawn))
        for (const one of namesIn(tree).names) if (isFree(one) && !VARIABLES[drawn.kind].includes(one)) found.add(one)
  }
  return [...found].filter(one => one !== 'x' && one !== 'y').sort()
}
