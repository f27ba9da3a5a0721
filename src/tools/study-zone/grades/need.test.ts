import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundaryFault } from '#tools/study-zone/grades/draft.ts'
import { GRADE_PRESETS } from '#tools/study-zone/grades/grade-presets.ts'
import { numberIn, outlook, readPart, shownPercent, type Part } from '#tools/study-zone/grades/need.ts'

const BIOLOGY: readonly Part[] = [
  { name: 'Paper 1', weight: 36, outOf: 55, marks: 38 },
  { name: 'IA', weight: 20, outOf: 24, marks: 18 },
  { name: 'Paper 2', weight: 44, outOf: 50, marks: null }
]
const GRADES = [
  { grade: '5', percent: 54 },
  { grade: '6', percent: 66 },
  { grade: '7', percent: 80 }
]

test('Biology SL: 17 marks for a 5, 30 for a 6, 46 for a 7', () => {
  expect(outlook(BIOLOGY, GRADES)?.needs.map(({ need }) => need)).toEqual([
    { kind: 'marks', marks: 17, outOf: 50 },
    { kind: 'marks', marks: 30, outOf: 50 },
    { kind: 'marks', marks: 46, outOf: 50 }
  ])
})

test('what is reached and what is out of reach is said as such', () => {
  const parts = [
    { name: 'A', weight: 50, outOf: 10, marks: 10 },
    { name: 'B', weight: 50, outOf: 10, marks: null }
  ]
  const found = outlook(parts, [
    { grade: 'C', percent: 50 },
    { grade: 'A', percent: 100 },
    { grade: 'A*', percent: 101 }
  ])
  expect(found?.needs.map(({ need }) => need.kind)).toEqual(['reached', 'marks', 'impossible'])
  expect(found?.sure).toBe('C')
})

test('tenths of weights do not ask for one mark more', () => {
  const parts = [
    { name: 'A', weight: 0.1, outOf: 1, marks: 1 },
    { name: 'B', weight: 0.2, outOf: 1, marks: 1 },
    { name: 'C', weight: 0.7, outOf: 7, marks: null }
  ]
  expect(outlook(parts, [{ grade: 'x', percent: 60 }])?.needs[0]?.need).toEqual({ kind: 'marks', marks: 3, outOf: 7 })
})

test('with several parts open the same share is asked of each', () => {
  const parts = BIOLOGY.map(part => ({ ...part, marks: null }))
  expect(outlook(parts, [{ grade: '6', percent: 66 }])?.needs[0]?.need).toEqual({ kind: 'share', percent: 66 })
})

test('the marks asked for reach the boundary, and one less does not', () => {
  const part = fc.record({
    name: fc.constant('p'),
    weight: fc.integer({ min: 1, max: 60 }),
    outOf: fc.integer({ min: 1, max: 120 }),
    share: fc.double({ min: 0, max: 1, noNaN: true })
  })
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 4 }),
      part,
      fc.integer({ min: 1, max: 100 }),
      (done, last, percent) => {
        const parts: Part[] = done.map(({ share, ...one }) => ({ ...one, marks: Math.floor(share * one.outOf) }))
        const open = { name: 'open', weight: last.weight, outOf: last.outOf }
        const need = outlook([...parts, { ...open, marks: null }], [{ grade: 'g', percent }])?.needs[0]?.need
        if (need?.kind !== 'marks') return
        const after = (marks: number) => outlook([...parts, { ...open, marks }], [])?.got ?? 0
        expect(after(need.marks)).toBeGreaterThanOrEqual(percent - 1e-6)
        expect(after(need.marks - 1)).toBeLessThan(percent)
      }
    )
  )
})

test('nothing is said of parts without weight', () => expect(outlook([], GRADES)).toBeNull())

test.each([
  ['', null],
  ['?', null],
  ['38', 38],
  [' 36 % ', 36],
  ['12,5', 12.5],
  ['-3', NaN],
  ['1e9', NaN],
  ['ten', NaN]
])('%j is read as %s', (text, value) => expect(numberIn(text)).toEqual(value))

test('a line that cannot be is named by its fault', () => {
  const typed = { name: 'P', weight: '40', outOf: '50', marks: '' }
  expect(readPart(typed)).toEqual({ name: 'P', weight: 40, outOf: 50, marks: null })
  expect(readPart({ ...typed, marks: '51' })).toBe('tooMany')
  expect(readPart({ ...typed, marks: 'x' })).toBe('marks')
  expect(readPart({ ...typed, weight: '0' })).toBe('weight')
  expect(readPart({ ...typed, outOf: 'x' })).toBe('outOf')
  expect(readPart({ ...typed, outOf: '' })).toBeNull()
})

test('a boundary of 101, one below 0 and a grade that is there twice are said', () => {
  const rows = [
    { grade: 'A', percent: '101' },
    { grade: 'B', percent: '-3' },
    { grade: 'C', percent: '50' },
    { grade: 'C', percent: '40' },
    { grade: '', percent: '' }
  ]
  expect(rows.map((_, at) => boundaryFault(rows, at))).toEqual(['percent', 'percent', null, 'twice', null])
})

test('the parts of every course weigh 100 % and are read without a fault', () => {
  for (const { id, parts } of GRADE_PRESETS) {
    expect(
      parts.reduce((sum, [, weight]) => sum + weight, 0),
      id
    ).toBe(100)
    for (const [name, weight, outOf] of parts)
      expect(readPart({ name, weight: String(weight), outOf: String(outOf), marks: '' }), id).toMatchObject({ outOf })
  }
})

test('a percentage is rounded, not cut', () => {
  const parts = [
    { name: 'Paper 1', weight: 30, outOf: 110, marks: 80 },
    { name: 'Paper 2', weight: 30, outOf: 110, marks: 60 },
    { name: 'The rest', weight: 40, outOf: 100, marks: null }
  ]
  const found = outlook(parts, [])
  expect([found?.got ?? 0, found?.best ?? 0].map(value => shownPercent(value))).toEqual(['38.2', '78.2'])
  expect([0, 38, 0.1 + 0.2, 99.99].map(value => shownPercent(value))).toEqual(['0', '38', '0.3', '100'])
})

test('what is just under a boundary is never shown as if it reached it', () => {
  expect(shownPercent(69.97, [54, 70])).toBe('69.9')
  expect(shownPercent(70, [70])).toBe('70')
  expect(shownPercent(69.97, [54, 80])).toBe('70')
})
