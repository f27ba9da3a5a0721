import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quizAnswer } from '#contract/engine/quiz.ts'
import { isQuoted } from '#engine/builtin/quiz/audit.ts'
import { sourceFromText } from '#engine/source-text.ts'
import { sameOption } from '#engine/text/same.ts'
import { quiz } from '#server/ai/quiz/quiz.ts'
import { mockRun } from '../../../../tests/support/mock-models.ts'

const TEXT = `# Photosynthesis
Chlorophyll absorbs red and blue light and reflects green light.

Glucose is used in respiration or stored as starch.

The rate of photosynthesis rises until about 40 °C, when the enzymes denature.

First water is split. Then carbon dioxide is reduced. Finally glucose is made.

Stomata are small pores on the underside of a leaf.`
const sources = [sourceFromText('n1', 'Plants', TEXT)]
const empty = { answer: '', accept: [], wrong: [], correction: '', hint: '', unit: '', steps: [], pairs: [] }
const wrong = (text: string) => ({ text, answers: '', block: 0, quote: '' })
const choice = {
  ...empty,
  block: 3,
  quote: 'Glucose is used in respiration or stored as starch.',
  type: 'choice',
  question: 'As what substance does a plant store glucose?',
  answer: 'Starch',
  wrong: [wrong('Cellulose'), wrong('Glycogen'), wrong('Sucrose and fat')]
}
const items = {
  'true-false': {
    ...empty,
    block: 2,
    quote: 'reflects green light',
    type: 'true-false',
    question: 'Chlorophyll reflects blue light.',
    answer: 'false',
    correction: 'green light'
  },
  cloze: {
    ...empty,
    block: 6,
    quote: 'Stomata are small pores on the underside of a leaf.',
    type: 'cloze',
    question: 'Stomata are small ___ on the underside of a leaf.',
    answer: 'pores',
    accept: ['pore', 'anything at all'],
    hint: 'openings'
  },
  numeric: {
    ...empty,
    block: 4,
    quote: 'rises until about 40 °C',
    type: 'numeric',
    question: 'Up to which temperature does the rate of photosynthesis rise?',
    answer: '40',
    unit: '°C'
  },
  short: {
    ...empty,
    block: 6,
    quote: 'Stomata are small pores on the underside of a leaf.',
    type: 'short',
    question: 'What are stomata?',
    answer: 'Small pores on the underside of a leaf'
  },
  ordering: {
    ...empty,
    block: 5,
    quote: 'First water is split.',
    type: 'ordering',
    question: 'Put these steps of photosynthesis in order: water, carbon dioxide, glucose.',
    steps: ['Water is split', 'Carbon dioxide is reduced', 'Glucose is made']
  },
  matching: {
    ...empty,
    block: 2,
    quote: 'Chlorophyll absorbs red and blue light',
    type: 'matching',
    question: 'Match each with what the notes say.',
    pairs: [
      { left: 'Chlorophyll', right: 'absorbs red and blue light', block: 2, quote: 'Chlorophyll absorbs red and blue' },
      { left: 'Glucose', right: 'stored as starch', block: 3, quote: 'stored as starch' },
      { left: 'Stomata', right: 'small pores', block: 6, quote: 'Stomata are small pores' }
    ]
  }
} as const
const made = async (some: readonly unknown[], options = {}, solve: unknown = { answers: [] }) => {
  const { run, prompts } = mockRun((_, at) => (at === 1 ? { items: some } : solve))
  return { result: await quiz({ sources, options }, run), prompts }
}

test('all seven forms pass, in the contract, with an audit that finds no fault', async () => {
  const { result } = await made([choice, ...Object.values(items)])
  expect(quizAnswer.parse(result)).toEqual(result)
  expect(new Set(result.items.map(item => item.type)).size).toBe(7)
  expect(result.audit).toMatchObject({ items: 7, duplicates: 0, doubleKeys: 0, optionsInQuestion: 0, sourceFound: 7 })
  const gap = result.items.find(item => item.type === 'cloze')
  expect(gap?.type === 'cloze' && gap.answers).toEqual(['pores', 'pore'])
  const order = result.items.find(item => item.type === 'ordering')
  expect(order?.type === 'ordering' && order.order.map(at => order.items[at])).toEqual(items.ordering.steps)
  const match = result.items.find(item => item.type === 'matching')
  expect(match?.type === 'matching' && match.pairs.map(at => match.right[at])).toEqual(
    items.matching.pairs.map(pair => pair.right)
  )
})

test('options that one word on each side parts are not alike', () => {
  for (const [one, two] of [
    ['MSC is above MPC', 'MSC is below MPC'],
    ['Poor people pay a bigger share', 'Rich people pay a bigger share'],
    ['The cap was set too high', 'The cap was set too low']
  ] as const)
    expect(sameOption(one, two)).toBe(false)
  for (const [one, two] of [
    ['The firm buys more', 'The company buys more'],
    ['Starch', 'Starch grains'],
    ['It has 46 chromosomes', '46 chromosomes']
  ] as const)
    expect(sameOption(one, two)).toBe(true)
})

test.each([
  [{ quote: 'Plants eat soil' }, 'quote not found'],
  [{ answer: 'Petrol' }, 'not in the notes'],
  [{ wrong: [wrong('Starch'), wrong('Glycogen'), wrong('Fat')] }, 'two right options'],
  [{ wrong: [wrong('Respiration'), wrong('Glycogen'), wrong('Fat')] }, 'two right options'],
  [{ wrong: [wrong('Fat'), wrong('fat.'), wrong('Glycogen')] }, 'two options alike'],
  [{ wrong: [wrong('Fat'), wrong('Glycogen'), wrong('All of these')] }, 'an option about options'],
  [{ wrong: [wrong('Fat'), wrong('Glycogen')] }, 'too few options'],
  [{ wrong: [wrong('Fat'), wrong('Glycogen'), wrong('See https://answers.example')] }, 'image or link'],
  [{ question: 'As what does it store glucose in starch?' }, 'leaks the answer']
])('a choice with a fault is dropped and counted: %o', async (change, reason) => {
  const { result } = await made([items.short, { ...choice, ...change }])
  expect(result.items.map(item => item.type)).toEqual(['short'])
  expect(result.warnings).toContainEqual({ kind: 'dropped', count: 1, reason })
})

test.each([
  [{ ...items['true-false'], answer: 'maybe' }, 'neither true nor false'],
  [{ ...items['true-false'], question: 'Chlorophyll reflects green light.' }, 'not false'],
  [{ ...items.cloze, question: 'Stomata are small pores.' }, 'broken cloze'],
  [{ ...items.numeric, answer: '400' }, 'a number the notes do not have'],
  [{ ...items.numeric, unit: 'kelvin' }, 'a unit the notes do not have'],
  [{ ...items.ordering, steps: [...items.ordering.steps].reverse() }, 'an order the notes do not have'],
  [{ ...items.matching, pairs: items.matching.pairs.slice(0, 2) }, 'too few or too many pairs']
])('so is any other item: %o', async (item, reason) => {
  const { result } = await made([choice, item])
  expect(result.items.map(one => one.type)).toEqual(['choice'])
  expect(result.warnings).toContainEqual({ kind: 'dropped', count: 1, reason })
})

test('a model that leaves out what a form does not use is understood', async () => {
  const { accept: _a, steps: _s, pairs: _p, unit: _u, hint: _h, correction: _c, ...bare } = choice
  expect((await made([bare])).result.items).toHaveLength(1)
})

test('a quiz of nothing but faults is unreadable', async () => {
  await expect(made([{ ...choice, quote: 'invented words here' }])).rejects.toMatchObject({ code: 'unreadable' })
})

test('asked for agreement, only keys that a blind second look finds too are kept', async () => {
  const letter = (prompt: string): string => /([A-D])\. Starch/.exec(prompt)?.[1] ?? 'unsure'
  const both = [choice, items.short]
  const solving = async (answer: (prompt: string) => string) => {
    const { run, prompts } = mockRun((prompt, at) =>
      at === 1
        ? { items: both }
        : { answers: [1, 2].map(item => ({ item, reason: 'r', answer: item === 1 ? answer(prompt) : 'tiny holes' })) }
    )
    return { result: await quiz({ sources, options: { agreed: true } }, run), prompts }
  }
  const right = await solving(letter)
  expect(right.result.items.map(item => item.type)).toEqual(['choice'])
  expect(right.prompts[1]).not.toMatch(/correct"|answers?"/)
  expect(right.result.warnings).toContainEqual({ kind: 'dropped', count: 1, reason: 'key not agreed' })
})

test('only the forms and as many as asked for', async () => {
  const { result } = await made([choice, ...Object.values(items)], { types: ['short', 'numeric'], max: 1 })
  expect(result.items).toHaveLength(1)
  expect(['short', 'numeric']).toContain(result.items[0]?.type)
})

test('whatever a model answers, every quote of a quiz stands in its source', async () => {
  const words = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...TEXT.split(/(?<=\.)\s/), 'Starch', 'true', '40')
  )
  const short = fc.array(words, { maxLength: 3 })
  const place = { block: fc.integer({ min: 0, max: 9 }), quote: words }
  const item = fc.record({
    ...place,
    type: fc.constantFrom(...Object.keys(items), 'choice'),
    question: words,
    answer: words,
    accept: short,
    wrong: fc.array(fc.record({ text: words, answers: words, ...place }), { maxLength: 4 }),
    correction: words,
    hint: words,
    unit: words,
    steps: fc.array(words, { maxLength: 5 }),
    pairs: fc.array(fc.record({ left: words, right: words, ...place }), { maxLength: 5 })
  })
  await fc.assert(
    fc.asyncProperty(fc.array(item, { maxLength: 6 }), async some => {
      const done = await made([choice, ...some])
      const { items: kept, audit } = done.result
      expect(kept.every(one => isQuoted(one.evidence, sources))).toBe(true)
      expect(audit).toMatchObject({ sourceFound: kept.length, doubleKeys: 0, optionsInQuestion: 0 })
    }),
    { numRuns: 60 }
  )
})
