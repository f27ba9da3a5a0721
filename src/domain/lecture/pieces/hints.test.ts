import { expect, test } from 'vitest'
import { hintTerms } from '#domain/lecture/pieces/hints.ts'

const text = (words: string, isBold = false) => ({
  type: 'text',
  text: words,
  ...(isBold && { marks: [{ type: 'bold' }] })
})
const doc = {
  type: 'doc',
  content: [
    { type: 'heading', content: [text('Light reactions')] },
    { type: 'paragraph', content: [text('The '), text('thylakoid', true), text(' holds the pigments.')] },
    { type: 'paragraph', content: [text('Photolysis: water is split by light.')] },
    { type: 'paragraph', content: [text('This is a sentence that ends: and goes on.')] }
  ]
}
const cards = [
  { kind: 'basic', front: 'What is P680?', back: 'Reaction centre' },
  { kind: 'basic', front: 'Thylakoid', back: 'The membrane in a chloroplast in which light is caught' },
  { kind: 'cloze', front: 'Water is split by {{c1::photolysis::how?}} in {{c2::photosystem II}}.', back: '' }
]

test('terms of notes and cards, each once, those in most places first', () => {
  const terms = hintTerms({ names: ['Biology 3', 'Osmosis'], docs: [doc], cards }, 800)
  expect(terms.slice(0, 2)).toEqual(['Photolysis', 'thylakoid'])
  expect(new Set(terms)).toEqual(
    new Set(['Photolysis', 'thylakoid', 'Light reactions', 'Reaction centre', 'photosystem II', 'Biology 3', 'Osmosis'])
  )
})

test('no more than the model reads, and no term is cut in two', () => {
  const terms = hintTerms({ names: [], docs: [doc], cards }, 30)
  expect(terms.join(', ').length).toBeLessThanOrEqual(30)
  expect(terms).toEqual(['Photolysis', 'thylakoid'])
  expect(hintTerms({ names: [], docs: [doc], cards }, 0)).toEqual([])
})
