import { expect, test } from 'vitest'
import { readPresets } from '#cli/papers/read-boards.ts'
import { EXAM_PAPERS } from '#config/exam-papers.ts'
import { CALC_FEATURES } from '#domain/calculator/features.ts'
import { workOut } from '#domain/calculator/sheet.ts'
import { calcFeaturesIn, examOf, offIn } from '#domain/exam/exam-mode.ts'
import { withoutImplicit } from '#domain/graph/drawn.ts'
import { readLines } from '#domain/graph/lines.ts'

test('each paper has an id of its own and a source for each rule', () => {
  expect(new Set(EXAM_PAPERS.map(({ id }) => id)).size).toBe(EXAM_PAPERS.length)
  for (const { id, calculator, booklet, noImplicit } of EXAM_PAPERS)
    for (const rule of [calculator, booklet, noImplicit]) if (rule) expect(rule.from.length, id).toBeGreaterThan(10)
})

test('what a preset says of its calculator and what exam mode does are one', () => {
  const presets = new Map(readPresets().map(one => [one.id, one.calculator.value]))
  const named = EXAM_PAPERS.flatMap(paper => (paper.presets ?? []).map(id => [id, paper] as const))
  expect(named.length).toBeGreaterThan(5)
  for (const [id, { calculator }] of named) {
    expect(presets.has(id), id).toBe(true)
    expect(calculator.value === 'none', id).toBe(presets.get(id) === 'none')
    expect(examOf(id)?.calculator).toBe(calculator)
  }
})

test('a paper without a calculator has neither calculator nor graph, a scientific one no graph', () => {
  const offs = (id: string): unknown[] => {
    const paper = examOf(id)
    return paper ? (['calculator', 'graph', 'formulas', 'elements'] as const).map(tool => offIn(paper, tool)) : []
  }
  expect(offs('ib-aa-p1')).toEqual(['noCalculator', 'noCalculator', null, null])
  expect(offs('cie-0580-p3-p4')).toEqual([null, 'noGraph', null, null])
  expect(offs('ap-calculus-1b')).toEqual([null, null, null, null])
  expect(examOf('teapot')).toBeNull()
  expect(examOf(undefined)).toBeNull()
})

test('with a scientific calculator constants are off, as a data bank is, and a line says so', () => {
  const allowed = calcFeaturesIn(examOf('cie-0580-p3-p4'))
  const results = workOut(
    ['N_A × 2', '∫_0^1 x² dx', 'mean(1, 2)', 'c = 4', '2c'].map((text, at) => ({ no: at + 1, text })),
    'degrees',
    { allowed }
  )
  expect([...results.values()].map(one => (one.kind === 'refused' ? one.code : one.kind))).toEqual([
    'notAllowed',
    'value',
    'value',
    'value',
    'value'
  ])
  expect(calcFeaturesIn(examOf('ib-aa-p2'))).toEqual(CALC_FEATURES)
  expect(calcFeaturesIn(null)).toEqual(CALC_FEATURES)
})

test('in IB exam mode an equation in x and y is not drawn, a function is', () => {
  const { readings } = withoutImplicit(readLines(['x²+y²=9', 'y = x²', 'xy = 1 {x>0}']))
  expect(readings.map(one => (one.kind === 'trouble' ? one.trouble : one.kind))).toEqual([
    'notInExam',
    'drawn',
    'notInExam'
  ])
})
