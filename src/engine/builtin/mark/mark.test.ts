import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markAnswer, type MarkTask } from '#contract/engine/mark.ts'
import { mark } from '#engine/builtin/mark/mark.ts'
import { quantitiesOf } from '#engine/builtin/mark/quantities.ts'
import { rangeOf, schemeOf } from '#engine/builtin/mark/scheme.ts'

const QUESTION = 'Why do plants close their stomata at night?'
const SCHEME = ['They do not need carbon dioxide in the dark / no photosynthesis without light', 'Less water is lost']
const beside = (task: MarkTask) => mark(task).points.map(point => point.evidence)
const near = (point: string, answer: string) => {
  const [evidence] = beside({ question: 'Explain.', scheme: [point], answer })
  if (evidence?.kind !== 'near') return evidence?.kind
  const turned = evidence.turns.map(({ span, why }) => `${why} ${span.quote}`)
  return [evidence.sentences.map(({ quote }) => quote).join(' + '), ...turned].join(' | ')
}

test('the nearest sentence is shown with the shared words and their places', () => {
  const answer = 'Plants need rest. No photosynthesis happens without light, I think.'
  const { points, range, evidence } = mark({ question: QUESTION, scheme: SCHEME, answer })
  expect(points.map(point => point.evidence.kind)).toEqual(['near', 'nothing-near'])
  const [first] = points.map(point => point.evidence)
  if (first?.kind !== 'near') throw new Error('not near')
  for (const span of [...first.sentences, ...first.shared]) expect(answer.slice(span.start, span.end)).toBe(span.quote)
  expect(first.shared.map(span => span.quote)).toEqual(['photosynthesis', 'light'])
  expect(evidence.map(span => span.quote)).toEqual(['No photosynthesis happens without light, I think.'])
  // Words close no range: the student decides.
  expect(range).toBeNull()
})

test('nothing in a result says that a point is found, missing or right', () => {
  const said = JSON.stringify(
    mark({ question: QUESTION, scheme: SCHEME, answer: 'Less water is lost. It is not dark.' })
  )
  expect(said).not.toMatch(/verdict|score|found|missed|earned|denie/)
})

test.each(['', '   ', '...', '\n\t—'])('%j is blank and earns nothing', answer => {
  expect(mark({ question: QUESTION, scheme: SCHEME, answer })).toMatchObject({
    outcome: 'blank',
    range: { high: 0, max: 2 }
  })
})

test.each([QUESTION, 'Plants close their stomata at night.', 'at night the plants close stomata'])(
  'the question given back earns nothing: %s',
  answer => {
    expect(mark({ question: QUESTION, scheme: ['Less water is lost'], answer })).toMatchObject({
      outcome: 'copied',
      range: { low: 0, high: 0 },
      evidence: []
    })
  }
)

test.each([
  [
    'Which is larger, an atom or its nucleus?',
    'The atom is larger than its nucleus',
    'The atom is larger than its nucleus'
  ],
  ['Does the bulb or the battery store energy?', 'the battery', 'the battery']
])('what the question itself offers is no copy: %s', (question, point, answer) => {
  const { outcome, points } = mark({ question, scheme: [point], answer })
  expect(outcome).toBe('read')
  expect(points[0]?.evidence.kind).toBe('near')
})

test('an intermediate value and the last one are each compared', () => {
  const task = { question: 'What is 4 × 3 + 8?', scheme: ['12', '20'] }
  expect(beside({ ...task, answer: '4 × 3 = 12\n12 + 8 = 20' })).toMatchObject([{ is: 'same' }, { is: 'same' }])
  expect(beside({ ...task, answer: '4 × 3 = 12\n12 + 8 = 21' })).toMatchObject([{ is: 'same' }, { is: 'other' }])
  // Of a value on the way that is not there nothing is claimed.
  expect(beside({ ...task, answer: '20' })).toMatchObject([{ is: 'candidates' }, { is: 'same' }])
})

test.each([
  ['The enzyme is denatured', 'It denatures.', 'It denatures.'],
  ['The enzyme is denatured', 'The enzyme is not denatured', 'The enzyme is not denatured | not not'],
  ['Demand falls', 'Demand rises', 'Demand rises | opposite rises'],
  ['The particles move faster', 'The particles move slower', 'The particles move slower | opposite slower'],
  [
    'Owners have limited liability',
    'They have unlimited liability',
    'They have unlimited liability | opposite unlimited'
  ],
  ['It is strongly ionising', 'It is weakly ionising', 'It is weakly ionising | opposite weakly'],
  ['Demand rises', 'Demand increases', 'Demand increases'],
  ['Hydraulic action', 'hydraulc action', 'hydraulc action'],
  ['There is not enough energy', 'There is not enough energy', 'There is not enough energy'],
  ['It sinks', 'It does not only sink', 'It does not only sink'],
  ['The light is absorbed', 'Every answer was right', 'nothing-near'],
  ['Prices rise', 'Wages rise', 'nothing-near'],
  ['graphite conducts electricity', 'graphite doesn’t conduct it', 'graphite doesn’t conduct it | not doesn’t']
])('%s beside "%s": %s', (point, answer, shown) => {
  expect(near(point, answer)).toBe(shown)
})

test('two sentences that are as near are both shown', () => {
  expect(near('Water is split', 'Water is split. Light is absorbed. Water is split again.')).toBe(
    'Water is split. + Water is split again.'
  )
})

test('a point in several wordings is shown beside the nearest of them', () => {
  const [evidence] = beside({ question: 'Why?', scheme: ['staff / employees'], answer: 'The employees were ill.' })
  expect(evidence).toMatchObject({ kind: 'near', shared: [{ quote: 'employees' }] })
})

test('points of one "any two of" share a group', () => {
  const answer = 'Light intensity, temperature and carbon dioxide concentration.'
  const scheme = ['Any two of: light intensity; temperature; carbon dioxide concentration', 'Chlorophyll']
  const { points } = mark({ question: 'Name factors.', scheme, answer })
  expect(points.map(point => point.group)).toEqual([0, 0, 0, undefined])
  expect(rangeOf(schemeOf(scheme), () => 'found')).toEqual({ low: 3, high: 3, max: 3 })
})

test('a reference answer is read as one point a sentence', () => {
  const { points } = mark({ question: 'Why?', reference: 'Demand falls. Prices drop.', answer: 'Demand falls.' })
  expect(points.map(point => point.evidence.kind)).toEqual(['near', 'nothing-near'])
})

test('a quote stands under the descriptor that it speaks to, or nowhere', () => {
  const descriptors = ['Jacobean belief in witches', 'the effect of the imagery of blood on the audience']
  const answer = 'The imagery of blood shocks the audience. It is a good play.'
  const { outcome, range, points, strands } = mark({
    question: 'How is guilt shown?',
    strands: [{ name: 'Analysis', descriptors }],
    answer
  })
  expect({ outcome, range, points }).toEqual({ outcome: 'levels', range: null, points: [] })
  expect(strands[0]?.evidence.map(one => [one.descriptor, one.span.quote])).toEqual([
    [1, 'The imagery of blood shocks the audience.']
  ])
})

test('whatever is written: the shape holds and every quote stands where it says', () => {
  const words = fc.array(
    fc.constantFrom(...'no not light dark carbon dioxide needed lost water the . , 9 g photosynthesis'.split(' '))
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string({ unit: 'grapheme' }),
        words.map(list => list.join(' '))
      ),
      answer => {
        const result = mark({ question: QUESTION, scheme: [...SCHEME, '9 g'], answer })
        expect(markAnswer.safeParse(result).error).toBeUndefined()
        for (const { evidence } of result.points)
          if (evidence.kind === 'near')
            for (const span of [...evidence.sentences, ...evidence.shared, ...evidence.turns.map(turn => turn.span)])
              expect(answer.slice(span.start, span.end)).toBe(span.quote)
        for (const span of result.evidence) expect(answer.slice(span.start, span.end)).toBe(span.quote)
        expect(mark({ question: QUESTION, scheme: [...SCHEME, '9 g'], answer })).toEqual(result)
      }
    )
  )
})

test('quantities are read with their units in the base unit', () => {
  expect(
    quantitiesOf('1,500 m and 2 h, 36 km/h, 4 kJ, 2.5 × 10^-3 mol dm⁻³').map(one => [
      Number(one.value.toPrecision(12)),
      one.unit
    ])
  ).toEqual([
    [1500, 'm1'],
    [7200, 's1'],
    [10, 'm1 s-1'],
    [4_000_000, 'g1 m2 s-2'],
    [2.5, 'm-3 mol1']
  ])
})

test('a scheme keeps its alternatives and its groups apart', () => {
  const scheme = schemeOf(['a / b', 'any 1 from: c; d / e'])
  expect(scheme.points.map(point => [point.alternatives, point.group])).toEqual([
    [['a', 'b'], undefined],
    [['c'], 0],
    [['d', 'e'], 0]
  ])
  expect(rangeOf(scheme, () => 'found').max).toBe(2)
})
