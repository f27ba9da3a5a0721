import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from '#lib/maths/parse.ts'
import { print } from '#lib/maths/print.ts'
import { binary, call, name, namesIn, negative, number, same, type Tree } from '#lib/maths/tree.ts'

const names = fc.constantFrom('x', 'y', 'a', 'θ', 'x_1', 'v_max', 'e', 'π').map(name)
const numbers = fc.oneof(
  fc.nat(1000).map(value => number(value)),
  fc.constantFrom(number(0.5, '½'), number(0.1, '0.10'), number(1200, '1.2E3'))
)
const { value, relation } = fc.letrec<{ value: Tree; relation: Tree }>(tie => ({
  value: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    names,
    numbers,
    tie('value').map(negative),
    fc
      .tuple(fc.constantFrom('+', '-', '*', '/', '^', '±', 'mod'), tie('value'), tie('value'))
      .map(([op, left, right]) => binary(op, left, right)),
    fc
      .tuple(
        fc.constantFrom('sin', 'arcsin', 'ln', 'abs', 'sqrt', 'factorial', 'percent', 'degrees', 'floor', 'f', "g'"),
        tie('value')
      )
      .map(([called, of]) => call(called, of)),
    fc
      .tuple(fc.constantFrom('log', 'root', 'nCr', 'nPr', 'min', 'f'), tie('value'), tie('value'))
      .map(([called, one, two]) => call(called, one, two)),
    fc.tuple(tie('value'), tie('relation'), fc.option(tie('value'))).map(([first, when, rest]): Tree => ({
      kind: 'cases',
      branches: [{ value: first, when }, ...(rest ? [{ value: rest, when: null }] : [])]
    })),
    fc.tuple(tie('value'), tie('value')).map((items): Tree => ({ kind: 'tuple', items })),
    fc
      .array(fc.oneof(names, numbers), { minLength: 2, maxLength: 3 })
      .map((items): Tree => ({ kind: 'list', items, shape: 'square' }))
  ),
  relation: fc
    .tuple(tie('value'), fc.constantFrom('=', '<', '≤', '>', '≥', '≠'), tie('value'))
    .map(([left, op, right]): Tree => ({ kind: 'relation', ops: [op], sides: [left, right] }))
}))
const line = fc.oneof(
  value,
  relation,
  fc.tuple(value, relation).map(([of, when]): Tree => ({ kind: 'where', of, when })),
  fc
    .tuple(relation, fc.constantFrom('and', 'or'), relation)
    .map(([left, op, right]): Tree => ({ kind: 'logic', op, left, right })),
  fc.tuple(value, value, value, value).map(([a, b, c, d]): Tree => ({
    kind: 'matrix',
    rows: [
      [a, b],
      [c, d]
    ]
  }))
)

test('what is printed is read as the same tree again', () => {
  fc.assert(
    fc.property(line, tree => {
      const parsed = parse(print(tree))
      // A tree of five floors can be longer than a line may be.
      if (parsed.kind === 'problem' && parsed.problem.code === 'tooLong') return
      expect(parsed, print(tree)).toMatchObject({ kind: 'tree' })
      expect(parsed.kind === 'tree' && same(parsed.tree, tree), print(tree)).toBe(true)
    }),
    { numRuns: 2000 }
  )
})

test('it is printed as a student would write it', () => {
  const shown = (text: string) => {
    const parsed = parse(text)
    return parsed.kind === 'tree' ? print(parsed.tree) : parsed.problem.code
  }
  expect(shown('sin²x + 2(x+1)')).toBe('sin(x)^2 + 2*(x + 1)')
  expect(shown('-(x+1)/(2x)')).toBe('-(x + 1)/(2*x)')
  expect(shown('x^(1/2) - (y - 2)')).toBe('x^(1/2) - (y - 2)')
})

test('letters and functions of a line are found in its order', () => {
  const parsed = parse('a x² + b sin(c x) + f(d)')
  const found = parsed.kind === 'tree' ? namesIn(parsed.tree) : undefined
  expect([...(found?.names ?? [])]).toEqual(['a', 'x', 'b', 'c', 'd'])
  expect([...(found?.calls ?? [])]).toEqual(['sin', 'f'])
})
