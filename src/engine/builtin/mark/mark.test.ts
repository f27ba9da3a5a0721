import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markAnswer, type MarkTask } from '#contract/engine-mark.ts'
import { mark } from '#engine/builtin/mark/mark.ts'
import { quantitiesOf } from '#engine/builtin/mark/quantities.ts'
import { rangeOf, schemeOf } from '#engine/builtin/mark/scheme.ts'

const QUESTION = 'Why do plants close their stomata at night?'
const SCHEME = ['They do not need carbon dioxide in the dark / no photosynthesis without light', 'Less water is lost']
const verdicts = (task: MarkTask) => mark(task).points.map(point => point.verdict)

test('a point is found with the words of the answer and their place', () => {
  const answer = 'Well, no photosynthesis happens without light.'
  const { points, range, evidence } = mark({ question: QUESTION, scheme: SCHEME, answer })
  expect(points.map(point => point.verdict)).toEqual(['found', 'not-found'])
  const [span] = points[0]?.quotes ?? []
  expect(answer.slice(span?.start, span?.end)).toBe(span?.quote)
  expect(span?.quote).toBe('photosynthesis happens without light')
  expect(evidence).toHaveLength(1)
  // Words alone close no range: the student decides.
  expect(range).toBeNull()
  expect(points.map(({ wordsMet, wordsOf }) => [wordsMet, wordsOf])).toEqual([
    [2, 2],
    [0, 3]
  ])
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
  expect(outcome).toBe('marked')
  expect(points[0]?.verdict).not.toBe('not-found')
})

test('of values alone the range is closed', () => {
  const task = { question: 'What is 4 × 3 + 8?', scheme: ['12', '20'] }
  expect(mark({ ...task, answer: '12 + 8 = 20' }).range).toEqual({ low: 2, high: 2, max: 2 })
})

test('a rejected wording does not earn its point', () => {
  const point = { text: 'the particles gain kinetic energy', reject: ['the particles gain heat'], marks: 2 }
  const read = (answer: string) => mark({ question: 'Explain.', points: [point], answer }).points[0]?.verdict
  expect(read('the particles gain heat')).toBe('not-found')
  expect(read('the particles gain kinetic energy')).toBe('found')
})

test('the contrary in the words of the scheme earns nothing', () => {
  const scheme = ['Borrowing becomes more expensive']
  expect(mark({ question: 'Explain.', scheme, answer: 'Borrowing becomes cheaper' }).points[0]).toMatchObject({
    verdict: 'not-found',
    because: 'opposite'
  })
})

test.each([
  ['The enzyme is denatured', 'It denatures.', 'found'],
  ['The enzyme is denatured', 'The enzyme is not denatured', 'not-found'],
  ['Stalin did not allow free elections', 'Stalin refused to allow free elections', 'found'],
  ['Stalin did not allow free elections', 'Stalin allowed free elections', 'not-found'],
  ['Demand falls', 'Demand rises', 'not-found'],
  ['The particles move faster', 'The particles move slower', 'not-found'],
  ['Demand rises', 'Demand increases', 'found'],
  ['Demand rises', 'Prices increase', 'not-found'],
  ['Owners have limited liability', 'The owners have unlimited liability', 'not-found'],
  ['It is stopped by paper', 'It is not stopped by paper', 'not-found'],
  ['It is strongly ionising', 'It is weakly ionising', 'not-found'],
  ['The time for half of the nuclei to decay', 'the time for all the nuclei to decay', 'unsure'],
  ['The time for half of the nuclei to decay', 'the time in which half the nuclei decay', 'found'],
  ['2000 units', 'two thousand units', 'found'],
  ['It took three years', 'It took 3 years', 'found'],
  ['Hydraulic action', 'hydraulc action', 'found'],
  ['9 g', '9.0 grams', 'found'],
  ['9 g', '0.009 kg', 'found'],
  ['9 g', '9', 'unsure'],
  ['9 g', '9 kg', 'unsure'],
  ['The mass is 9 g', 'It has a mass of 9 kg', 'unsure'],
  ['The mass is 9 g', 'It has a mass of 9 g', 'found'],
  ['2.5 km', 'about 2,500 m', 'found'],
  ['28 June 1919', '28/06/1919', 'found'],
  ['28 June 1919', '28 June 1918', 'not-found'],
  ['1500 times', '45 divided by 0.03 = x1500 times', 'found'],
  ['The light is absorbed', 'Every answer was right', 'not-found'],
  ['There is not enough energy', 'There is too little energy', 'found'],
  ['The water enters the cell', 'The water leaves the cell', 'not-found'],
  ['Hard rock lies over soft rock', 'Hard rock on soft rock', 'found'],
  ['Price rises', 'The price went up', 'found'],
  ['Price rises', 'The price went down', 'not-found'],
  ['Loans become more expensive', 'Loans cost more', 'found'],
  ['Fewer workers are hired', 'not as many workers are hired', 'found'],
  ['Income rises by $80 billion', 'Income rises by 80 billion dollars', 'found'],
  ['The temperature rises by 40 °C', 'The temperature rises by 40 degrees', 'found'],
  ['Quantity changes by -15%', 'Quantity goes down by 15%', 'found'],
  ['Quantity changes by -15%', 'Quantity goes up by 15%', 'not-found'],
  ['The contribution is $12', 'The contribution is 12', 'found'],
  ['The contribution is $12', 'The contribution is 12 kg', 'unsure'],
  ['20 ÷ 4', '5', 'not-found'],
  ['20 ÷ 4', '20/4 = 5', 'found'],
  ['demand is (price) inelastic', 'demand is inelastic', 'found'],
  ['explains that wages fall (accept: workers are paid less)', 'wages fell', 'found']
])('%s against "%s": %s', (point, answer, verdict) => {
  expect(verdicts({ question: 'Explain.', scheme: [point], answer })).toEqual([verdict])
})

test('a number that the question gives need not be said again', () => {
  const question = 'A current of 0.5 A flows for 2 minutes. What is the charge?'
  expect(verdicts({ question, scheme: ['converts 2 minutes to 120 s'], answer: 't = 120 s' })).toEqual(['found'])
  expect(verdicts({ question, scheme: ['converts 2 minutes to 120 s'], answer: '2 minutes' })).toEqual(['not-found'])
})

test('why a point is not found is said only where the answer speaks of it', () => {
  const because = (answer: string) =>
    mark({ question: 'Explain.', scheme: ['High barriers to entry'], answer }).points[0]?.because
  expect(because('Barriers to entry are low')).toBe('opposite')
  expect(because('Wages are low')).toBeUndefined()
})

test('an order asked for must be kept', () => {
  const task = { question: 'Put the stages in order.', scheme: ['fetch, decode, execute'] }
  expect(verdicts({ ...task, answer: 'fetch then decode then execute' })).toEqual(['found'])
  expect(mark({ ...task, answer: 'decode, fetch, execute' }).points).toMatchObject([
    { verdict: 'not-found', because: 'order' }
  ])
})

test('any two of three counts two at most', () => {
  const answer = 'Light intensity, temperature and carbon dioxide concentration.'
  const scheme = ['Any two of: light intensity; temperature; carbon dioxide concentration', 'Chlorophyll']
  const { points } = mark({ question: 'Name factors.', scheme, answer })
  expect(rangeOf(schemeOf(scheme), at => points[at]?.verdict)).toEqual({ low: 2, high: 2, max: 3 })
  expect(points.map(point => point.group)).toEqual([0, 0, 0, undefined])
})

test('a reference answer is read as one point a sentence', () => {
  const { points } = mark({ question: 'Why?', reference: 'Demand falls. Prices drop.', answer: 'Demand falls.' })
  expect(points.map(point => point.verdict)).toEqual(['found', 'not-found'])
})

test('levels of response get evidence per strand and no number', () => {
  const strands = [
    { name: 'Analysis', descriptors: ['the effect of the imagery of blood on the audience'] },
    { name: 'Context', descriptors: ['Jacobean belief in witches'] }
  ]
  const result = mark({ question: 'How is guilt shown?', strands, answer: 'The imagery of blood shocks the audience.' })
  expect(result).toMatchObject({ outcome: 'levels', range: null, points: [] })
  expect(result.strands.map(strand => strand.evidence.length)).toEqual([1, 0])
})

test('an essay about something else earns nothing, however long it is', () => {
  const essay = readFileSync('tests/fixtures/texts/economics-prose.md', 'utf8').slice(0, 4000)
  expect(mark({ question: QUESTION, scheme: SCHEME, answer: essay }).points.some(one => one.verdict === 'found')).toBe(
    false
  )
})

test('whatever is written: the shape holds, quotes are substrings, low is not above high or max', () => {
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
        for (const span of result.evidence) expect(answer.slice(span.start, span.end)).toBe(span.quote)
        const { low, high, max } = rangeOf(schemeOf([...SCHEME, '9 g']), at => result.points[at]?.verdict)
        expect(low <= high && high <= max).toBe(true)
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

test('a denial typed without its apostrophe denies', () => {
  const [question, scheme] = ['Describe one property of graphite.', ['graphite conducts electricity']]
  for (const not of ["doesn't", 'doesnt', 'cant', 'wont'])
    expect(mark({ question, scheme, answer: `graphite ${not} conduct electricity` }).points[0]).toMatchObject({
      verdict: 'not-found',
      because: 'negation'
    })
})
