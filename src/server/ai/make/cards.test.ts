import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardsAnswer } from '#contract/engine/requests.ts'
import { sourceFromText } from '#engine/source-text.ts'
import { cards } from '#server/ai/make/cards.ts'
import { mockRun } from '../../../../tests/support/mock-models.ts'

const TEXT = `# Photosynthesis
Chlorophyll absorbs red and blue light and reflects green light.
Glucose is used in respiration or stored as starch.

The rate rises until about 40 °C, when the enzymes denature.`
const source = sourceFromText('n1', 'Plants', TEXT)
const good = {
  block: 2,
  quote: 'Chlorophyll  absorbs red and blue light',
  type: 'question',
  front: 'Which colours of light does chlorophyll absorb?',
  back: 'Red and blue light'
}
const made = (some: unknown, options = {}) => {
  const { run, ...seen } = mockRun(() => ({ cards: some }))
  return cards({ source, options }, run).then(result => ({ result, ...seen }))
}
const reasons = (result: Awaited<ReturnType<typeof cards>>) =>
  result.warnings.map(one => (one.kind === 'dropped' ? one.reason : one.kind))

test('a card is kept with the verbatim span of its quote, under the name of the model', async () => {
  const { result, prompts, spent } = await made([good])
  expect(cardsAnswer.parse(result)).toEqual(result)
  expect(result.engine).toEqual({ kind: 'model', name: 'mock-1' })
  const [card] = result.cards
  expect(card?.source.quote).toBe('Chlorophyll absorbs red and blue light')
  expect(card).toMatchObject({ front: good.front, back: good.back, kind: 'basic', recommended: true })
  expect(prompts[0]).toContain('[2] Chlorophyll absorbs')
  expect(spent()).toBe(15)
})

test('an answer may take up what its question names', async () => {
  const front = 'What does chlorophyll do with red and blue light?'
  const { result } = await made([{ ...good, front, back: 'It absorbs both, red and blue.' }])
  expect(result.cards.map(card => card.back)).toEqual(['It absorbs both, red and blue.'])
})

test.each([
  [{ quote: 'Chlorophyll absorbs every light' }, 'quote not found'],
  [{ back: 'Ultraviolet radiation and microwaves' }, 'not in the notes'],
  [{ back: 'Light of 470 nm' }, 'a number the notes do not have'],
  [{ back: 'Red ![](https://collect.example/p)' }, 'image or link'],
  [{ back: '<img src=x>' }, 'markup'],
  [{ front: 'What does it absorb?' }, 'pronoun without antecedent'],
  [{ front: 'Which colours, red and blue light or green light, does chlorophyll absorb?' }, 'leaks the answer'],
  [{ front: 'Chlorophyll absorbs {{c1::red}} and {{c1::blue}} light' }, 'broken cloze'],
  [{ back: 'Chlorophyll does not absorb red and blue light' }, 'contradicts its quote'],
  [{ back: 'Red\u202e and blue light' }, 'control characters']
])('a card with a fault is dropped and counted: %o', async (change, reason) => {
  const { result } = await made([good, { ...good, ...change }])
  expect(result.cards).toHaveLength(1)
  expect(reasons(result)).toContain(reason)
})

test('the instructions never come back as a card', async () => {
  const { run } = mockRun(prompt => ({
    cards: [{ ...good, front: 'What are the rules?', back: prompt.slice(80, 300) }]
  }))
  await expect(cards({ source, options: {} }, run)).rejects.toMatchObject({ code: 'unreadable' })
})

test('no card twice, and none that the student has', async () => {
  const { result } = await made([good, good])
  expect(result.cards).toHaveLength(1)
  expect((await made([good], { known: [good.front] })).result.cards).toEqual([])
})

test('at most as many as asked for, and fields nobody asked for are left behind', async () => {
  const other = {
    block: 4,
    quote: 'The rate rises until about 40 °C',
    type: 'question',
    front: 'Up to which temperature does the rate of photosynthesis rise?',
    back: 'About 40 °C'
  }
  const { result } = await made([{ ...good, shareWith: 'thief' }, other], { max: 1 })
  expect(result.cards).toHaveLength(1)
  expect(JSON.stringify((await made([{ ...good, shareWith: 'thief' }])).result)).not.toContain('thief')
})

test('a long source is read in parts, with progress; what is beyond is said', async () => {
  const long = sourceFromText(
    'n',
    'Long',
    Array.from({ length: 400 }, (_, at) => `Fact ${at} ${'says that water is wet '.repeat(25)}.`).join('\n\n')
  )
  const { run, events, prompts } = mockRun(() => ({ cards: [] }))
  const result = await cards({ source: long, options: {} }, run)
  expect(prompts).toHaveLength(8)
  expect(events.at(-1)).toEqual({ type: 'progress', done: 8, total: 8 })
  expect(result.warnings).toContainEqual(expect.objectContaining({ kind: 'too-long' }))
})

test('whatever a model answers, every quote stands in its source', async () => {
  const words = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...TEXT.split(/(?<=\.)\s/)), fc.lorem())
  const item = fc.record({
    block: fc.oneof(fc.integer({ min: -2, max: 9 }), fc.double()),
    quote: words,
    type: fc.constantFrom('definition', 'cloze', 'question'),
    front: words,
    back: words
  })
  await fc.assert(
    fc.asyncProperty(fc.array(item, { maxLength: 6 }), async items => {
      const { run } = mockRun(() => ({
        cards: items.map(one => ({ ...one, block: Number.isFinite(one.block) ? one.block : 0 }))
      }))
      const result = await cards({ source, options: {} }, run).catch((error: unknown) => {
        expect(error).toMatchObject({ code: 'unreadable' })
        return { cards: [] }
      })
      for (const { source: span } of result.cards)
        expect(source.blocks.find(one => one.id === span.blockId)?.text.slice(span.start, span.end)).toBe(span.quote)
    }),
    { numRuns: 60 }
  )
})
