import { expect, test } from 'vitest'
import { isQuestion } from '#domain/dialogue/item.ts'
import { itemOfAsked } from '#engine/asked-item.ts'
import { ask } from '#engine/builtin/ask/ask.ts'
import { sourceFromText } from '#engine/source-text.ts'

const NOTE = sourceFromText(
  'n',
  'Photosynthesis',
  `# Limiting factors

The rate of photosynthesis depends on three factors:

- light intensity
- carbon dioxide concentration
- temperature

# Enzymes

The rate drops because the enzymes are denatured above 45 degrees.`
)
const itemFor = (question: string) => itemOfAsked(question, ask(question, [NOTE]).passages)

test('the question that was asked is the question; a list is its points, one each', () => {
  expect(itemFor('What does the rate of photosynthesis depend on?')).toMatchObject({
    question: 'What does the rate of photosynthesis depend on?',
    points: ['light intensity', 'carbon dioxide concentration', 'temperature'],
    place: 'Limiting factors',
    source: { noteId: 'n', quote: 'The rate of photosynthesis depends on three factors:' }
  })
})

test('who asks why is asked for the reason alone', () => {
  expect(itemFor('Why does the rate drop?')?.points).toEqual(['because the enzymes are denatured above 45 degrees.'])
  expect(itemOfAsked('Why?', [])).toBeNull()
})

test.each([
  ['Why did Stalin refuse free elections?', true],
  ['what is osmosis', true],
  ['Why?', true],
  ['light', false],
  ['rivers and floods', false],
  ['because it is steep', false]
])('%s is a question: %s', (text, is) => {
  expect(isQuestion(text)).toBe(is)
})
