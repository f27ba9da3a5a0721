import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SourceBlock } from '#contract/engine/engine.ts'
import { phraseSource } from '#tools/notetaker/cards/phrase.ts'

const block = (id: string, text: string): SourceBlock => ({ id, kind: 'paragraph', text })
const NOTE = [
  block('a', 'Plants make sugar. Photosynthesis needs light and water. It gives off oxygen.'),
  block('b', 'Light is energy.')
]

test('a card from a selected phrase keeps the sentence that the phrase stands in', () => {
  const source = phraseSource({ blockId: 'a', words: 'light and water' }, NOTE)
  expect(source?.quote).toBe('Photosynthesis needs light and water.')
  expect(NOTE[0]?.text.slice(source?.start, source?.end)).toBe(source?.quote)
  expect(phraseSource({ blockId: 'a', words: 'It gives off oxygen.' }, NOTE)?.quote).toBe('It gives off oxygen.')
})

test('a phrase is looked for in its own block first, and one the note does not hold has no source', () => {
  expect(phraseSource({ blockId: 'gone', words: 'energy' }, NOTE)?.blockId).toBe('b')
  expect(phraseSource({ blockId: 'a', words: 'moonlight' }, NOTE)).toBeNull()
})

test('whatever is selected, the quote holds it and stands in the block', () => {
  const text = fc.stringMatching(/^[A-Z][a-z ]{1,20}[.!?]( [A-Z][a-z ]{1,20}[.!?]){0,4}$/)
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(), (words, one, two) => {
      const [from, to] = [one % words.length, two % words.length].toSorted((a, b) => a - b) as [number, number]
      const phrase = words.slice(from, to + 1).trim()
      if (phrase === '') return
      const source = phraseSource({ blockId: 'a', words: phrase }, [block('a', words)])
      expect(source?.quote).toContain(phrase)
      expect(words.slice(source?.start, source?.end)).toBe(source?.quote)
    })
  )
})
