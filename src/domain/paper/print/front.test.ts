import { expect, test } from 'vitest'
import { asksWorking, calculatorRule, hasBoardShape, printedSections, schemeKinds } from '#domain/paper/print/front.ts'
import type { PaperSection } from '#domain/paper/compose.ts'
import type { Preset } from '#domain/paper/preset.ts'
import type { PaperPart, SchemePoint } from '#domain/paper/question.ts'

const part = (command: string, points: readonly Partial<SchemePoint>[] | 'levels'): PaperPart => ({
  command,
  ao: 'AO1',
  marks: 2,
  text: 'A question',
  scheme:
    points === 'levels'
      ? { model: 'levels', levels: [{ from: 1, to: 2, text: 'good' }], indicative: [] }
      : { model: 'points', points: points.map((one, at) => ({ id: `p${at}`, text: 't', marks: 1, ...one })) },
  modelAnswer: '',
  commonErrors: []
})
const section = (id: string, parts: readonly PaperPart[], answer: 'all' | number = 'all'): PaperSection => ({
  id,
  title: `Title ${id}`,
  answer,
  marks: 2,
  questions: [
    {
      key: id,
      subject: 'x',
      topic: { code: 't', name: 'T' },
      boards: [],
      difficulty: 1,
      calculator: false,
      parts
    }
  ]
})
const essay = section('A', [part('discuss', 'levels')])
const sum = section('B', [part('calculate', [{ type: 'M' }, { type: 'A', followThrough: true }])])
const paper = (length: 'full' | 'quick' | 'own' | undefined, marks = 80) => ({
  marks,
  blueprint: { wishes: length ? { length } : {} }
})
const preset = (calculator: string, no = '1') =>
  ({ marks: { value: 80 }, paper: { no }, calculator: { value: calculator } }) as Preset

test('a shortened paper bore the name and the structure of the board’s paper', () => {
  const shapes = [paper('full'), paper(undefined), paper('full', 79), paper('quick'), paper('own')]
  expect(shapes.map(one => hasBoardShape(preset('allowed'), one))).toEqual([true, true, false, false, false])
  expect(hasBoardShape(preset('allowed', 'practice'), paper('full'))).toBe(false)
  expect(hasBoardShape(null, paper('full'))).toBe(false)
})

test('a quick session of a paper without sections invented Sections A and B', () => {
  const [only, ...others] = printedSections([essay, sum], paper('quick'))
  expect(others).toEqual([])
  expect(only).toMatchObject({ id: 'A', answer: 'all', marks: 4 })
  expect(only).not.toHaveProperty('title')
  expect(only?.questions.map(({ key }) => key)).toEqual(['A', 'B'])
  expect(printedSections([essay, sum], paper('full'))).toEqual([essay, sum])
})

test('essays were printed with "You do not need a calculator" and "Show your working"', () => {
  expect(asksWorking([essay])).toBe(false)
  expect(asksWorking([essay, sum])).toBe(true)
  expect(calculatorRule([essay, sum], preset('not needed'))).toBe(null)
  expect(calculatorRule([essay], preset('allowed'))).toBe(null)
  expect([calculatorRule([sum], preset('allowed')), calculatorRule([sum], preset('none'))]).toEqual(['allowed', 'none'])
})

test('the front of the scheme of an essay explained M, A and B', () => {
  expect(schemeKinds([essay])).toEqual({ points: false, levels: true, types: [], carried: false })
  expect(schemeKinds([sum])).toEqual({ points: true, levels: false, types: ['M', 'A'], carried: true })
})
