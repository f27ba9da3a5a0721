import { describe, expect, test } from 'vitest'
import { hintAt, nextHint, RUNGS, type Hint, type HintTask } from '#domain/dialogue/hints.ts'

const task = (points: readonly string[], question: string, more: Partial<HintTask> = {}, place = ''): HintTask => ({
  item: { key: 'k', question, points, place, source: null },
  missing: points,
  known: question,
  line: null,
  ...more
})
const words = (hint: Hint | null): string | null => (hint && 'text' in hint ? hint.text : null)
const seen = (points: readonly string[], question: string) => ({
  gaps: words(hintAt('gaps', task(points, question))),
  letters: words(hintAt('letters', task(points, question)))
})

describe('what is new in the next point is left out, then begun', () => {
  test.each([
    [
      'words of the question stay',
      'Chlorophyll absorbs red and blue light',
      'What does chlorophyll do with light?',
      'Chlorophyll _____ _____ and _____ light',
      'Chlorophyll a······ r·· and b··· light'
    ],
    [
      'numbers are never begun',
      'The treaty was signed in 1919 at Versailles',
      'When was the treaty signed?',
      'The treaty was signed in _____ at _____',
      'The treaty was signed in ···· at V·········'
    ],
    [
      'short words are only counted',
      'Water moves up the stem',
      'How does water move?',
      'Water moves _____ the _____',
      'Water moves ·· the s···'
    ],
    [
      'three letters are begun',
      'The ion gains an electron',
      'What does the ion do?',
      'The ion _____ an _____',
      'The ion g···· an e·······'
    ],
    [
      'a word with its apostrophe is one',
      "The law is Newton's third",
      'Which law is it?',
      'The law is _____ _____',
      'The law is N······· t····'
    ],
    ['accents count as letters', 'The word is élan', 'Which word?', 'The word is _____', 'The word is é···']
  ])('%s', (_, point, question, gaps, letters) => {
    expect(seen([point], question)).toEqual({ gaps, letters })
  })

  test.each([
    [
      'nothing but gaps helps nobody',
      'It reflects green waves',
      'What does chlorophyll do?',
      null,
      'It r······· g···· w····'
    ],
    ['one word is begun at once', 'osmosis', 'What is it called?', null, 'o······'],
    ['of a formula its signs stay', 'F = ma', 'What is the second law?', '_____ = _____', null],
    ['a sum keeps its signs', 'v = u + at', 'Which equation?', '_____ = _____ + _____', null],
    ['a number alone can not be begun', 'It is 42', 'How many?', null, null],
    ['nor can a word of two letters', 'up', 'Which way does it go?', null, null]
  ])('%s', (_, point, question, gaps, letters) => {
    expect(seen([point], question)).toEqual({ gaps, letters })
  })

  test('no hint holds what another missing point asks for', () => {
    const points = ['Light is absorbed by chlorophyll', 'chlorophyll']
    expect(words(hintAt('gaps', task(points, 'What absorbs light, chlorophyll?')))).toBeNull()
    expect(words(hintAt('letters', task(points, 'What absorbs light, chlorophyll?')))).toBeNull()
  })

  test('what the student wrote is no gap any more', () => {
    const known = 'Where does it happen?\nin the chloroplast'
    expect(words(hintAt('gaps', task(['In the chloroplast, near the leaf top'], '', { known })))).toBe(
      'In the chloroplast, _____ the _____ _____'
    )
  })
})

describe('the first two rungs', () => {
  test('where to begin: the last right line, how many points are left, and the place in the notes', () => {
    const one = task(['osmosis', 'diffusion'], 'Which two?', { line: 'water moves' }, 'Transport')
    expect(hintAt('so-far', one)).toEqual({ kind: 'so-far', line: 'water moves', left: 2, place: 'Transport' })
  })
  test('the place is kept back where it is the answer', () => {
    const one = task(['osmosis'], 'What is it called?', {}, 'Osmosis in plants')
    expect(hintAt('so-far', one)).toEqual({ kind: 'so-far', line: null, left: 1, place: '' })
    const other = task(['active transport', 'osmosis'], 'Which two?', {}, 'Osmosis in plants')
    expect(hintAt('so-far', other)).toMatchObject({ place: '' })
  })
  test.each([
    ['It was signed in 1919', 5, true],
    ['It  was signed', 3, false],
    ['osmosis', 1, false]
  ])('how long the next point is, and whether it has a number: %s', (point, count, hasNumber) => {
    expect(hintAt('shape', task([point], 'What?'))).toEqual({ kind: 'shape', words: count, hasNumber })
  })
  test('a number that the question has is none of the answer', () => {
    expect(hintAt('shape', task(['In 1919 it ended'], 'What happened in 1919?'))).toMatchObject({ hasNumber: false })
  })
})

test('hints go up the ladder, over rungs that say nothing, to the end', () => {
  const climb = (point: string): (string | undefined)[] => {
    const one = task([point], 'What is it?')
    return [null, ...RUNGS].map(rung => nextHint(rung, one)?.kind)
  }
  expect(climb('The cell of it makes energy')).toEqual(['so-far', 'shape', 'letters', 'letters', undefined])
  expect(climb('F = ma')).toEqual(['so-far', 'shape', 'gaps', undefined, undefined])
  expect(climb('It is 42')).toEqual(['so-far', 'shape', undefined, undefined, undefined])
  const open = task(['The cell makes energy'], 'What does the cell do?')
  expect([null, ...RUNGS].map(rung => nextHint(rung, open)?.kind)).toEqual([...RUNGS, undefined])
})
