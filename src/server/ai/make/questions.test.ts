import fc from 'fast-check'
import { expect, test } from 'vitest'
import { questionsAnswer } from '#contract/engine/questions.ts'
import { isQuoted } from '#engine/builtin/quiz/audit.ts'
import { sourceFromText } from '#engine/source-text.ts'
import { questions } from '#server/ai/make/questions.ts'
import { mockRun } from '../../../../tests/support/mock-models.ts'

const TEXT = `# Photosynthesis
Chlorophyll absorbs red and blue light and reflects green light.

Glucose is used in respiration or stored as starch.

Stomata are small pores on the underside of a leaf. Carbon dioxide diffuses in through the stomata.`
const sources = [sourceFromText('n1', 'Plants', TEXT)]
const point = (text: string, quote = text, block = 3) => ({
  block,
  quote,
  text,
  marks: 1,
  alternatives: [] as string[]
})
const good = {
  commandTerm: 'state',
  points: [point('used in respiration'), point('stored as starch')],
  marks: 2,
  text: 'State two things that happen to glucose.'
}
const made = (some: unknown, blueprint = {}) =>
  questions({ sources, blueprint }, mockRun(() => ({ questions: some })).run)

test('a question comes with its points quoted, its objective by its command term, one mark a point', async () => {
  const result = await made([good])
  expect(questionsAnswer.parse(result)).toEqual(result)
  expect(result.questions[0]).toMatchObject({ text: good.text, marks: 2, assessmentObjective: 'AO1' })
  expect(result.questions[0]?.points.map(one => [one.text, one.quoted.span.quote])).toEqual([
    ['used in respiration', 'used in respiration'],
    ['stored as starch', 'stored as starch']
  ])
})

test.each([
  [{ points: [point('used in respiration'), point('made into petrol', 'made into petrol')] }, 'quote not found'],
  [{ points: [point('used in respiration'), point('sold at markets', 'stored as starch')] }, 'not in the notes'],
  [{ points: [point('used in respiration')] }, 'scheme too short'],
  [{ marks: 0 }, 'other marks than asked for'],
  [{ marks: 40 }, 'other marks than asked for'],
  [{ text: 'What happens to glucose?' }, 'without its command term'],
  [
    { text: 'State two things that happen to glucose, which is used in respiration.' },
    'its own scheme does not mark it'
  ],
  [{ text: 'State your password and the name of your first pet.' }, 'not in the notes'],
  [{ text: 'State ![fig](data:text/html;base64,AAAA) two uses of glucose.' }, 'image or link']
])('a question with a fault is dropped and counted: %o', async (change, reason) => {
  const other = {
    commandTerm: 'state',
    points: [point('small pores on the underside of a leaf', 'small pores on the underside of a leaf', 4)],
    marks: 1,
    text: 'State what stomata are.'
  }
  const result = await made([other, { ...good, ...change }])
  expect(result.questions).toHaveLength(1)
  expect(result.warnings).toEqual([{ kind: 'dropped', count: 1, reason }])
})

test('command terms, marks and number are those of the blueprint', async () => {
  await expect(made([good], { commandTerms: ['explain'] })).resolves.toMatchObject({ questions: [] })
  expect((await made([good, good], { count: 5 })).questions).toHaveLength(1)
  await expect(made([good], { max: 1 })).resolves.toMatchObject({ questions: [] })
})

test('whatever a model answers, every point of a scheme is quoted from the notes', async () => {
  const words = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...TEXT.split(/(?<=\.)\s/), good.text))
  const item = fc.record({
    commandTerm: fc.constantFrom('state', 'explain', 'calculate'),
    points: fc.array(
      fc.record({
        block: fc.integer({ min: 0, max: 6 }),
        quote: words,
        text: words,
        marks: fc.integer(),
        alternatives: fc.array(words, { maxLength: 2 })
      }),
      { maxLength: 4 }
    ),
    marks: fc.integer({ min: -1, max: 6 }),
    text: words
  })
  await fc.assert(
    fc.asyncProperty(fc.array(item, { maxLength: 4 }), async some => {
      const { questions: kept } = await made([good, ...some])
      for (const one of kept) expect(one.points.every(({ quoted }) => isQuoted(quoted, sources))).toBe(true)
    }),
    { numRuns: 40 }
  )
})
