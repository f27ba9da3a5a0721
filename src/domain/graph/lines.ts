import type { Defined } from '#lib/maths/compile.ts'
import { parse, type Parsed } from '#lib/maths/parse.ts'
import { BUILT_IN, splitWord } from '#lib/maths/vocabulary.ts'
import type { Doubt } from '#lib/maths/problem.ts'
import { call, name, namesIn, type Tree } from '#lib/maths/tree.ts'
import { type Complex, complexLetters, complexOf, hasLetter, locusOf, speaksOf } from '#domain/graph/complex.ts'
import { type Drawn, type Reading, type Sheet, treesOf, type Trouble, variablesOf } from '#domain/graph/drawn.ts'
import { isBegun, sequenceIn, withGiven } from '#domain/graph/sequence.ts'
import { drawnOf, without } from '#domain/graph/shape.ts'

const CONSTANTS = new Set(['e', 'π', '∞', 'i'])
const AXES = new Set(['x', 'y', 'r', 'θ', 't'])

/** `u(n + 1) = …`: before it is read, the letter must be known as one of a function. */
const RECURSIVE = /^\s*(\p{L})\(\s*[nk]\s*(?:[+−-]\s*\d\s*)?\)\s*=/u

/** `y_1 ~ a x_1 + b`: to the reader of pasted LaTeX the ~ is a space. */
const REGRESSION = /^\s*\p{L}(?:_\{?\d+\}?|[₀-₉])?\s*~/u

interface Argand {
  readonly numbers: ReadonlyMap<string, Tree>
  /** Those of them that are complex. */
  readonly letters: ReadonlySet<string>
}

interface Definition {
  readonly name: string
  readonly defined: Defined
}

/** Reads the lines of a graph together. */
export function readLines(texts: readonly string[]): Sheet {
  const first = texts.map(text => parse(text))
  const known = [
    ...texts.flatMap(text => RECURSIVE.exec(text)?.[1] ?? []),
    ...first.flatMap(one => definitionIn(one)?.name ?? [])
  ]
  const parsed = texts.map(text => parse(text, { functions: known }))
  const functions = new Map<string, Defined>()
  const twice = new Set<number>()
  parsed.forEach((one, index) => {
    const definition = definitionIn(one)
    if (!definition) return
    if (functions.has(definition.name)) twice.add(index)
    else functions.set(definition.name, definition.defined)
  })
  const numbers = new Map(
    [...functions].flatMap(([letter, { params, body }]) => (params.length === 0 ? [[letter, body]] : []))
  )
  const argand: Argand = { numbers, letters: complexLetters(numbers) }
  const readings = parsed.map((one, index) => readingOf(one, texts[index] ?? '', twice.has(index), functions, argand))
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
  if (sequenceIn(parsed.tree)) return undefined
  if (left.kind !== 'name' || AXES.has(left.name) || CONSTANTS.has(left.name)) return undefined
  const { names } = namesIn(right)
  const isNumber =
    right.kind !== 'tuple' && right.kind !== 'list' && ![...names].some(one => one === 'x' || one === 'y')
  return isNumber ? { name: left.name, defined: { params: [], body } } : undefined
}

function readingOf(
  parsed: Parsed,
  text: string,
  isTwice: boolean,
  functions: ReadonlyMap<string, Defined>,
  argand: Argand
): Reading {
  if (text.trim() === '') return { kind: 'blank' }
  if (/d\s*\/\s*d\s*\p{L}|\\frac\{d\}\{d/u.test(text)) return { kind: 'trouble', trouble: 'derivative', name: '' }
  if (REGRESSION.test(text)) return { kind: 'trouble', trouble: 'regression', name: '' }
  if (parsed.kind === 'problem') return { kind: 'problem', problem: parsed.problem }
  const { tree } = parsed
  const doubts = [...parsed.doubts, ...wordProducts(text, functions)]
  const definition = definitionIn(parsed)
  if (definition && isTwice) return { kind: 'trouble', trouble: 'definedTwice', name: definition.name }
  const sequence = sequenceIn(tree)
  if (sequence) {
    const begun = withGiven(sequence, functions)
    if (!isBegun(begun)) return { kind: 'trouble', trouble: 'noStart', name: sequence.letter }
    return { kind: 'drawn', tree, name: sequence.letter, drawn: [{ kind: 'sequence', sequence: begun }], doubts }
  }
  const complex = ofComplex(definition?.defined.body ?? tree, argand)
  const drawn = complex ?? (definition ? ofDefinition(definition, functions) : drawnOf(tree))
  if (typeof drawn === 'string') return { kind: 'trouble', trouble: drawn, name: '' }
  return { kind: 'drawn', tree, name: definition?.name ?? '', drawn, doubts }
}

/** foo(x) is f·o·o·x to the parser; whoever writes it means a function. */
function wordProducts(text: string, functions: ReadonlyMap<string, Defined>): Doubt[] {
  const known = { functions: [...functions.keys()] }
  return [...text.matchAll(/(?<![\p{L}\\_])\p{L}{3,}(?=\()/gu)].flatMap(({ 0: word, index }) =>
    splitWord(word, true, known).every(({ kind, length }) => kind === 'name' && length === 1)
      ? [{ code: 'wordProduct' as const, at: index }]
      : []
  )
}

/** A number with i as an arrow, a relation of z as the set of its points; null for what is real. */
function ofComplex(tree: Tree, { numbers, letters }: Argand): Drawn[] | Trouble | null {
  const known = (letter: string, depth = 0): Complex | null => {
    const body = letters.has(letter) ? numbers.get(letter) : undefined
    return body && depth < letters.size ? complexOf(body, inner => known(inner, depth + 1)) : null
  }
  const { names } = namesIn(tree)
  if (names.has('z') && !numbers.has('z') && !names.has('x') && !names.has('y')) {
    const locus = locusOf(tree, known)
    return locus ? drawnOf(locus) : null
  }
  if (tree.kind === 'relation' || !hasLetter(tree, letters) || names.has('x') || names.has('y')) return null
  const number = complexOf(tree, known)
  if (!number) return ['tuple', 'list', 'matrix'].includes(tree.kind) ? null : 'notComplex'
  return speaksOf(tree, letters) ? [{ kind: 'complex', ...number }] : [{ kind: 'value', of: number.re }]
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
        for (const one of namesIn(tree).names) if (isFree(one) && !variablesOf(drawn).includes(one)) found.add(one)
  }
  return [...found].filter(one => one !== 'x' && one !== 'y').sort()
}
