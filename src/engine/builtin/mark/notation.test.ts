import { expect, test } from 'vitest'
import { limitIn, partsOf, readLine, waysOf } from '#engine/builtin/mark/notation.ts'
import { rangeOf, schemeOf } from '#engine/builtin/mark/scheme.ts'

test.each([
  ['the decree suspended civil rights (1)', ['the decree suspended civil rights'], 1],
  ['the decree suspended civil rights [2 marks]', ['the decree suspended civil rights'], 2],
  ['the decree suspended civil rights – 1 mark', ['the decree suspended civil rights'], 1],
  ['M1: rises / increases', ['rises', 'increases'], 1],
  ['• use a magnet ✓', ['use a magnet'], 1],
  ['b) heat is lost;', ['heat is lost'], 1],
  ['idea that more particles have enough energy (owtte) (1)', ['more particles have enough energy'], 1],
  ['15 m/s (accept 15.0)', ['15 m/s', '15.0'], 1],
  ['(particles) gain kinetic energy', ['(particles) gain kinetic energy', 'gain kinetic energy'], 1],
  ['= 120 / 8', ['120 / 8'], 1],
  ['particles must (1) collide (2) the right way round', ['particles must collide the right way round'], 1]
])('%s is read as its words and its marks', (line, ways, marks) => {
  expect(readLine(line)).toEqual({ ways, worth: { least: marks, most: marks }, isNote: false })
})

test.each([
  'f(1)',
  'y = f(2)',
  'in 1990 (a census year)',
  '-5 °C',
  '2.5 mol',
  'B12 is a vitamin',
  'credit creation grows'
])('%s keeps its signs', line => {
  expect(readLine(line).ways[0]).toBe(line)
})

test.each([
  'Reject H₀',
  'Accept the null hypothesis',
  'DNA is copied into mRNA in the nucleus',
  'allow study of rare cases that could not be created ethically'
])('%s is a point, no note of the examiner', line => {
  expect(readLine(line)).toMatchObject({ ways: [line], isNote: false })
})

test('what may be worth more than one is at least one', () => {
  expect(readLine('causes analysed (up to 5)').worth).toEqual({ least: 1, most: 5 })
})

test('a quotient is no pair of alternatives', () => {
  expect([
    waysOf('speed = distance / time'),
    waysOf('120 / 8'),
    waysOf('speed = 4 / v = 4'),
    waysOf('a / b / c')
  ]).toEqual([['speed = distance / time'], ['120 / 8'], ['speed = 4', 'v = 4'], ['a', 'b', 'c']])
})

test('marks inside a line part it, and notes behind it', () => {
  expect(partsOf('heat is lost (1) so it cools (1)')).toEqual(['heat is lost (1)', 'so it cools (1)'])
  expect(partsOf('15 m/s; do not accept 15')).toEqual(['15 m/s', 'do not accept 15'])
  expect(partsOf('heat is lost to the air')).toEqual(['heat is lost to the air'])
})

test.each([
  ['Any two from:', 2, '', true],
  ['any three of the following (1 mark each)', 3, '', true],
  ['[max 3]', 3, '', false],
  ['up to 2 marks', 2, '', false],
  ['Any one of: light; heat', 1, 'light; heat', true]
])('%s limits what counts', (line, count, of, isBelow) => {
  expect(limitIn(line)).toEqual({ count, of, isBelow })
})

test.each(['anybody can see it', 'up to 5 °C warmer', 'maximum 30 people'])('%s limits nothing', line => {
  expect(limitIn(line)).toBeNull()
})

test('lines of a group, alternatives below a line, and a limit at the end', () => {
  const scheme = schemeOf([
    'Any two from:',
    'cement (1)',
    'glass (1)',
    'OR',
    'bottles',
    '',
    'quicklime',
    'reject limestone',
    'accept lime'
  ])
  expect(scheme.points.map(one => [one.alternatives, one.group])).toEqual([
    [['cement'], 0],
    [['glass', 'bottles'], 0],
    [['quicklime', 'lime'], undefined]
  ])
  expect(rangeOf(scheme, () => 'found')).toEqual({ low: 3, high: 3, max: 3 })
  expect(rangeOf(schemeOf(['one thing (2)', 'another', '[max 2]']), () => 'unsure')).toEqual({
    low: 0,
    high: 2,
    max: 2
  })
})
