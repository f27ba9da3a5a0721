import { expect, test } from 'vitest'
import { configuration, ELEMENTS, findElements, type Element } from '#tools/study-zone/elements/elements.ts'

function of(symbol: string): Element {
  const found = ELEMENTS.find(one => one.symbol === symbol)
  if (!found) throw new Error(`There is no ${symbol}`)
  return found
}

test('there are 118 elements, each with its own symbol and name', () => {
  expect(ELEMENTS).toHaveLength(118)
  expect(new Set(ELEMENTS.map(one => one.symbol)).size).toBe(118)
  expect(new Set(ELEMENTS.map(one => one.name)).size).toBe(118)
  expect(ELEMENTS.every(one => /^(?:\d+\.\d+|\[\d+\])$/.test(one.weight))).toBe(true)
})

test('weights rise but for the four known pairs', () => {
  const value = (weight: string): number => Number(weight.replaceAll(/[[\]]/g, ''))
  const falls = ELEMENTS.filter(
    (one, at) => at > 0 && at < 92 && value(one.weight) < value(ELEMENTS[at - 1]?.weight ?? '0')
  )
  expect(falls.map(one => one.symbol)).toEqual(['K', 'Ni', 'I', 'Pa'])
})

test.each([
  ['H', 1, 1, 's'],
  ['He', 18, 1, 's'],
  ['C', 14, 2, 'p'],
  ['Fe', 8, 4, 'd'],
  ['Sc', 3, 4, 'd'],
  ['Br', 17, 4, 'p'],
  ['La', null, 6, 'f'],
  ['Lu', 3, 6, 'd'],
  ['U', null, 7, 'f'],
  ['Lr', 3, 7, 'd'],
  ['Og', 18, 7, 'p']
] as const)('%s stands in group %s of period %s', (symbol, group, period, block) => {
  expect(of(symbol)).toMatchObject({ group, period, block })
})

test('only bromine and mercury are liquid, eleven are gases', () => {
  expect(ELEMENTS.filter(one => one.state === 'l').map(one => one.symbol)).toEqual(['Br', 'Hg'])
  expect(ELEMENTS.filter(one => one.state === 'g')).toHaveLength(11)
})

test('an element is found by symbol, number, name, another spelling or its Latin name', () => {
  const first = (words: string): string | undefined => findElements(words)[0]?.symbol
  expect(['Fe', 'fe', '26', 'iron', 'aluminum', 'sulphur', 'natrium', ' gold '].map(first)).toEqual([
    'Fe',
    'Fe',
    'Fe',
    'Fe',
    'Al',
    'S',
    'Na',
    'Au'
  ])
  expect(findElements('')).toEqual([])
  expect(findElements('<b>')).toEqual([])
})

test.each([
  ['H', '1s1'],
  ['O', '[He] 2s2 2p4'],
  ['Fe', '[Ar] 3d6 4s2'],
  ['Cu', '[Ar] 3d10 4s1'],
  ['Hg', '[Xe] 4f14 5d10 6s2'],
  ['Xe', '[Kr] 4d10 5s2 5p6'],
  ['Og', null]
] as const)('%s has the electrons %s', (symbol, expected) => {
  expect(configuration(of(symbol))).toBe(expected)
})

test('every configuration counts as many electrons as the number of its element', () => {
  for (const one of ELEMENTS.slice(0, 103)) {
    const [, core, rest = ''] = /^(?:\[(\w+)\] )?(.*)$/.exec(configuration(one) ?? '') ?? []
    const inner = core === undefined ? 0 : of(core).number
    const outer = rest.split(' ').reduce((sum, shell) => sum + Number(shell.slice(2)), 0)
    expect(inner + outer, one.symbol).toBe(one.number)
  }
})
