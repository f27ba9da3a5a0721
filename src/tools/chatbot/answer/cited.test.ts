import { expect, test } from 'vitest'
import type { Passage } from '#contract/engine/ask.ts'
import type { Source } from '#contract/engine/engine.ts'
import { citedHref, inReadingOrder, onceEach, placeOf } from '#tools/chatbot/answer/cited.ts'

const QUOTE = 'The army stayed loyal.'
const passage = (quote = QUOTE, blockId = 'b', start = 6): Passage => {
  return {
    sourceId: 'n',
    title: 'Munich',
    heading: '',
    score: 1,
    span: { blockId, start, end: start + quote.length, quote }
  }
}
const source = (...texts: [id: string, text: string][]): Source => {
  return { id: 'n', title: 'Munich', blocks: texts.map(([id, text]) => ({ id, kind: 'paragraph', text })) }
}

test('quoted words are found where they stood', () => {
  const place = placeOf(source(['b', `First ${QUOTE} Then`]), passage())
  expect(place).toMatchObject({ state: 'there', start: 6, end: 28 })
  expect(citedHref(passage(), place)).toBe('/notetaker?note=n&at=b&quoted=6-28')
  expect(citedHref(passage(), place, 't')).toBe('/notetaker?note=n&at=b&quoted=6-28&thread=t')
})

test('they are found again after the note was edited elsewhere, also in another block', () => {
  expect(placeOf(source(['b', `Now ${QUOTE}`]), passage())).toMatchObject({ state: 'there', start: 4 })
  const moved = placeOf(source(['b', 'Other words'], ['c', QUOTE]), passage())
  expect(moved).toMatchObject({ state: 'there', start: 0, block: { id: 'c' } })
  expect(citedHref(passage(), moved)).toBe('/notetaker?note=n&at=c&quoted=0-22')
})

test('a sentence that is gone is said to be changed, and its link opens the note', () => {
  const place = placeOf(source(['b', 'The army wavered.']), passage())
  expect(place).toEqual({ state: 'changed' })
  expect(citedHref(passage(), place)).toBe('/notetaker?note=n')
  expect(placeOf(undefined, passage())).toEqual({ state: 'gone' })
  expect(placeOf(source(['b', 'Words']), passage(''))).toEqual({ state: 'changed' })
})

test('passages are read in the order of their note, each once', () => {
  const [late, early] = [passage('Late', 'c', 0), passage('Early', 'b', 0)]
  const sources = new Map([['n', source(['b', 'Early'], ['c', 'Late'])]])
  expect(inReadingOrder([late, early], sources)).toEqual([early, late])
  expect(onceEach([late, early, { ...late }])).toEqual([late, early])
})
