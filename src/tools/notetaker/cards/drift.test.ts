import { expect, test } from 'vitest'
import type { CardSource } from '#contract/entities.ts'
import { textHash } from '#engine/hash.ts'
import { driftOf, reanchor, sentenceNow } from '#tools/notetaker/cards/drift.ts'

const TEXT = 'It rained. The Truman Doctrine was announced in March 1947. It stopped.'
const QUOTE = 'The Truman Doctrine was announced in March 1947.'
const source: CardSource = { blockId: 'b', textHash: textHash(TEXT), quote: QUOTE, start: 11, end: 11 + QUOTE.length }
const blocks = (text: string) => new Map([['b', text]])

test('a card notices that its sentence changed, and only that', () => {
  expect(driftOf(source, blocks(TEXT)).kind).toBe('none')
  expect(driftOf(source, blocks(`${TEXT} Later the sun came out.`)).kind).toBe('none')
  expect(driftOf(source, blocks(TEXT.replace('March 1947', 'spring 1947')))).toEqual({
    kind: 'changed',
    text: TEXT.replace('March 1947', 'spring 1947')
  })
})

test('a paragraph that was deleted is gone; a card without a source and a note not loaded yet say nothing', () => {
  expect(driftOf(source, new Map()).kind).toBe('gone')
  expect(driftOf(null, blocks(TEXT)).kind).toBe('none')
  expect(driftOf(source, null).kind).toBe('none')
})

test('a card tied anew quotes the paragraph word for word and is at rest', () => {
  const edited = TEXT.replace('in March 1947', 'by Truman on 12 March 1947')
  const tied = reanchor(source, edited)
  expect(edited.slice(tied.start, tied.end)).toBe(tied.quote)
  expect(tied.quote).toBe(sentenceNow(source, edited))
  expect(tied.quote).toBe('The Truman Doctrine was announced by Truman on 12 March 1947.')
  expect(driftOf(tied, blocks(edited)).kind).toBe('none')
  const other = reanchor(source, 'Nothing alike')
  expect('Nothing alike'.slice(other.start, other.end)).toBe(other.quote)
})
