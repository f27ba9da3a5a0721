import { expect, test } from 'vitest'
import { formulaRanges } from '#engine/text/formulas.ts'

const formulas = (text: string): string[] => formulaRanges(text).map(one => text.slice(one.start, one.end))

test.each([
  ['Use $x^2 + 1$ here', ['$x^2 + 1$']],
  ['the graph of y = f(x) + a is', ['y = f(x) + a']],
  ['6CO2 + 6H2O → C6H12O6 + 6O2', ['6CO2 + 6H2O → C6H12O6 + 6O2']],
  ['The derivative of sin x is cos x.', ['sin x', 'cos x']],
  ['It cost $5 and then $10 more', []],
  ['he/she and and/or are words', []],
  ['Kinetic energy is Ek = ½mv².', ['Ek = ½mv²']]
])('%s', (text, wanted) => {
  expect(formulas(text)).toEqual(wanted)
})
