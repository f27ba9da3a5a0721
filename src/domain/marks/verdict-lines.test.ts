import { expect, test } from 'vitest'
import { askedCommand } from '#domain/marks/asked-command.ts'
import { linesOf, verdictsOf, sayBlank } from '#domain/marks/verdict-lines.ts'
import { partMark, type Verdicts } from '#domain/marks/part.ts'
import type { PaperPart, Scheme } from '#domain/paper/question.ts'

const part = (scheme: Scheme, marks: number): PaperPart => ({
  command: 'explain',
  ao: '',
  marks,
  text: 'Explain it.',
  scheme,
  modelAnswer: '',
  commonErrors: []
})
const band = { from: 1, to: 8, text: 'there' }
const LONG = 'A very long name of a criterion '.repeat(4)
const points = part({ model: 'points', points: ['p1', 'p2', 'p3'].map(id => ({ id, text: id, marks: 1 })) }, 3)
const levels = part({ model: 'levels', levels: [band], indicative: [] }, 8)
const criteria = part(
  {
    model: 'criteria',
    criteria: ['A', 'B', LONG].map(name => ({ name, marks: 8, levels: [band] })),
    indicative: []
  },
  24
)
const letter = part({ model: 'choice', key: 'C', reasons: {} }, 1)

const said = (
  verdicts: Verdicts['verdicts'] extends ReadonlyMap<string, infer V> ? Record<string, V> : never
): Verdicts => ({
  verdicts: new Map(Object.entries(verdicts)),
  marks: new Map()
})
const numbers = (marks: Record<string, number>): Verdicts => ({
  verdicts: new Map(),
  marks: new Map(Object.entries(marks))
})

test('what was said of points is kept and read back, and what was not said stays open', () => {
  const given = said({ p1: 'earned', p3: 'unsure' })
  expect(linesOf(points, given)).toEqual([
    { key: 'p1', verdict: 'earned' },
    { key: 'p3', verdict: 'unsure' }
  ])
  expect(verdictsOf(points, linesOf(points, given) as never)).toEqual(given)
  expect(partMark(points, verdictsOf(points, linesOf(points, given) as never))).toBeNull()
})

test('a number says with it whether all, some or nothing was earned', () => {
  const given = numbers({ A: 8, B: 3, [LONG]: 0 })
  expect(linesOf(criteria, given).map(({ verdict, marks }) => [verdict, marks])).toEqual([
    ['earned', 8],
    ['unsure', 3],
    ['missed', 0]
  ])
  expect(verdictsOf(criteria, linesOf(criteria, given) as never)).toEqual(given)
  expect(linesOf(levels, numbers({ whole: 8 }))).toEqual([{ key: 'whole', verdict: 'earned', marks: 8 }])
  expect(linesOf(levels, numbers({ whole: 7 }))).toEqual([{ key: 'whole', verdict: 'unsure', marks: 7 }])
})

test('the name of a criterion is kept to 80 characters, and found again by them', () => {
  const [line] = linesOf(criteria, numbers({ [LONG]: 5 }))
  expect(line?.key).toHaveLength(80)
  expect(
    linesOf(
      { ...points, scheme: { model: 'points', points: [{ id: LONG, text: '', marks: 1 }] } },
      said({ [LONG]: 'earned' })
    )[0]?.key
  ).toHaveLength(80)
  expect([...verdictsOf(criteria, [line] as never).marks]).toEqual([[LONG, 5]])
})

test('lines of another version of the scheme, or of none, say nothing', () => {
  const lines = [
    { key: 'p9', verdict: 'earned' },
    { key: 'p1', verdict: 'splendid' },
    { key: 'p2', verdict: 'missed', marks: null },
    { key: 'p3' }
  ]
  expect(verdictsOf(points, lines)).toEqual(said({ p2: 'missed' }))
})

test('a blank answer earns nothing in every kind of scheme, and is marked', () => {
  for (const one of [points, levels, criteria, letter]) {
    expect(partMark(one, sayBlank(one))).toMatchObject({ low: 0, high: 0, max: one.marks })
    expect(linesOf(one, sayBlank(one)).every(({ verdict }) => verdict === 'missed')).toBe(true)
  }
  expect(linesOf(levels, sayBlank(levels))).toEqual([{ key: 'whole', verdict: 'missed', marks: 0 }])
  expect(linesOf(criteria, sayBlank(criteria)).every(({ marks }) => marks === 0)).toBe(true)
  expect(linesOf(letter, sayBlank(letter))).toEqual([{ key: 'whole', verdict: 'missed' }])
})

test.each([
  ['Explain why ice floats.', 'explain'],
  ['“Trade made Europe rich.” Discuss.', 'discuss'],
  ['To what extent was the war avoidable? Explain.', 'to what extent'],
  ['Using the graph, compare and contrast the two.', 'compare'],
  ['EVALUATE this claim.', 'evaluate'],
  ['Analyse the poem.', 'analyse'],
  ['Justify your choice.', 'justify'],
  ['Suggest a reason.', 'suggest'],
  ['Examine the role of trade.', 'examine'],
  ['Assess the damage.', 'assess'],
  ['In what way do they contrast?', 'contrast'],
  ['Prove it for all n.', 'prove'],
  ['Show that x = 3.', 'show'],
  ['Why does ice float?', ''],
  ['An explanation of proven assessments', ''],
  ['', '']
])('%s asks with “%s”', (question, command) => {
  expect(askedCommand(question)).toBe(command)
})
