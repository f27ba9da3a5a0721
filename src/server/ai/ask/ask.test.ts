import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aiAnswers } from '#contract/ai-requests.ts'
import type { AiEvent } from '#contract/ai.ts'
import { askPiece, type AskMode } from '#contract/engine/pieces.ts'
import { sourceFromText } from '#engine/source-text.ts'
import { ask } from '#server/ai/ask/ask.ts'
import { mockRun } from '../../../../tests/support/mock-models.ts'

const TEXT = `# Photosynthesis
Chlorophyll absorbs red and blue light and reflects green light.

Glucose is used in respiration or stored as starch.

The rate of photosynthesis rises until about 40 °C, when the enzymes denature.`
const sources = [sourceFromText('n1', 'Plants', TEXT)]
const QUESTION = 'What does chlorophyll do with red and blue light?'
const QUOTE = 'Chlorophyll absorbs red and blue light'
const sentence = (text: string, quotes = [QUOTE], basis = 'notes') => ({
  basis,
  quotes: quotes.map(quote => ({ block: 2, quote })),
  text
})
const asked = async (
  said: unknown,
  { question = QUESTION, mode = 'notes', ...options }: { question?: string; mode?: AskMode; pieces?: number } = {}
) => {
  const { run, events, prompts } = mockRun(() => said, options)
  const result = await ask({ question, sources, mode }, run)
  const pieces = events.flatMap(event => (event.type === 'piece' ? [askPiece.parse(event.piece)] : []))
  return { result, events, prompts, pieces, deltas: wordsOf(events) }
}
const wordsOf = (events: readonly AiEvent[]) =>
  events.flatMap(event => (event.type === 'delta' ? [event.text] : [])).join('')

test('a sentence streams after its quote was found, then comes whole with its passage', async () => {
  const text = 'Chlorophyll absorbs red and blue light but reflects green light.'
  const { result, pieces, deltas, events } = await asked({ sentences: [sentence(text)] })
  expect(aiAnswers.ask.parse(result)).toEqual(result)
  expect(pieces).toEqual([expect.objectContaining({ kind: 'sentence', text, basis: 'notes' })])
  expect(text.startsWith(deltas) && deltas.length > 30).toBe(true)
  expect(events.at(-1)?.type).toBe('piece')
  expect(result).toMatchObject({ verdict: 'answer', engine: { kind: 'model', name: 'mock-1' } })
  expect(result.passages[0]).toMatchObject({ sourceId: 'n1', heading: 'Photosynthesis', span: { quote: QUOTE } })
})

test('what the notes do not speak of is refused before a model is asked', async () => {
  const { result, prompts, pieces } = await asked({ sentences: [] }, { question: 'Who won the 1966 world cup?' })
  expect(prompts).toEqual([])
  expect(pieces).toEqual([{ kind: 'refused' }])
  expect(result).toMatchObject({ verdict: 'refused', passages: [], engine: { kind: 'builtin' } })
})

test.each([
  ['an invented quote', sentence('Chlorophyll is blue.', ['chlorophyll is blue all day'])],
  ['no quote', sentence('Chlorophyll absorbs light.', [])],
  ['a quote of one word', sentence('Chlorophyll absorbs light.', ['light'])],
  ['own knowledge that was not asked for', sentence('Chlorophyll absorbs light.', [], 'own knowledge')],
  ['something else under a true quote', sentence('Volcanoes feed every leaf with molten copper.')],
  ['the opposite of its quote', sentence('Chlorophyll does not absorb red and blue light.')],
  ['a number nobody wrote', sentence('Chlorophyll absorbs 93 per cent of red and blue light.')],
  ['an image', sentence('Chlorophyll absorbs red light ![](https://collect.example/p?q=1)')],
  ['a link', sentence('Chlorophyll absorbs [red and blue light](javascript:go(1))')],
  ['markup', sentence('Chlorophyll absorbs <b onmouseover=x>red</b> and blue light')],
  ['a word for ever', sentence('Chlorophyll absorbs light light light light light light')]
])('a sentence with %s is not shown, neither whole nor in pieces', async (_, item) => {
  const { result, pieces, deltas } = await asked({ sentences: [item] })
  expect(pieces.map(one => one.kind)).toEqual(['closest'])
  expect(result.verdict).toBe('closest')
  expect(deltas).not.toMatch(/blue all day|molten|not absorb|93|!\[|\[|javascript|<b|light light|own/)
  expect(result.warnings).toHaveLength(1)
})

test('own knowledge is labelled where it is allowed', async () => {
  const own = sentence('Chlorophyll holds magnesium.', [], 'own knowledge')
  const { pieces, result } = await asked({ sentences: [own] }, { mode: 'notes and own knowledge' })
  expect(pieces).toEqual([expect.objectContaining({ basis: 'own knowledge', passages: [] })])
  expect(result).toMatchObject({ verdict: 'answer', passages: [], confidence: 0 })
})

test('the instructions are not shown, not even word by word', async () => {
  const { run, events } = mockRun(prompt => ({
    sentences: [sentence(prompt.slice(0, 400)), sentence(`Red and blue light: ${prompt.slice(0, 200)}`)]
  }))
  const result = await ask({ question: QUESTION, sources, mode: 'notes' }, run)
  expect(result.verdict).toBe('closest')
  expect(wordsOf(events)).toMatch(/^Red and blue light:(?: You(?: help)?)?$/)
})

test('an answer that breaks off is unreadable; one that never began is asked for once more', async () => {
  const cut = JSON.stringify({ sentences: [sentence('Chlorophyll absorbs red and blue light.')] }).slice(0, -12)
  await expect(asked(cut)).rejects.toMatchObject({ code: 'unreadable' })
  const { run, prompts } = mockRun((_, at) => (at === 1 ? 'I would rather chat.' : { sentences: [] }))
  await expect(ask({ question: QUESTION, sources, mode: 'notes' }, run)).resolves.toMatchObject({ verdict: 'closest' })
  expect(prompts).toHaveLength(2)
  await expect(asked('I would rather chat.')).rejects.toMatchObject({ code: 'unreadable' })
})

test('a code fence around the stream does no harm', async () => {
  const said = `\`\`\`json\n${JSON.stringify({ sentences: [sentence('Chlorophyll absorbs red and blue light.')] })}\n\`\`\``
  expect((await asked(said)).pieces).toHaveLength(1)
})

test('a sentence twice is shown once, and never more than eight', async () => {
  const one = sentence('Chlorophyll absorbs red and blue light.')
  expect((await asked({ sentences: [one, one, one] })).pieces).toHaveLength(1)
})

test('whatever a model streams: every quote stands in its source, words shown are clean, the deltas begin a sentence', async () => {
  const words = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...TEXT.split('\n'), QUOTE), fc.lorem())
  const item = fc.record({
    basis: fc.constantFrom('notes', 'own knowledge'),
    quotes: fc.array(fc.record({ block: fc.integer(), quote: words }), { maxLength: 2 }),
    text: words
  })
  const answer = fc.oneof(fc.record({ sentences: fc.array(item, { maxLength: 4 }) }), fc.json())
  await fc.assert(
    fc.asyncProperty(
      answer,
      fc.constantFrom<AskMode>('notes', 'notes and own knowledge'),
      fc.integer({ min: 1, max: 40 }),
      async (said, mode, pieces) => {
        const { result, deltas } = await asked(said, { mode, pieces }).catch(() => ({
          result: null,
          deltas: ''
        }))
        expect(deltas).not.toMatch(/[<>[\]\u202e\u0000]/)
        for (const { sourceId, span } of result?.passages ?? []) {
          const block = sources.find(one => one.id === sourceId)?.blocks.find(one => one.id === span.blockId)
          expect(block?.text.slice(span.start, span.end)).toBe(span.quote)
        }
      }
    ),
    { numRuns: 80 }
  )
})
