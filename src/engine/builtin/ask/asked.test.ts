import { expect, test } from 'vitest'
import { weighQuestion } from '#engine/builtin/ask/asked.ts'
import { indexOf } from '#engine/builtin/ask/index-of.ts'
import { sourceFromText } from '#engine/source-text.ts'

const stemsAsked = (notes: string, question: string): string[] =>
  weighQuestion(indexOf([sourceFromText('one', 'Notes', notes)]), question).map(one => one.stem)

test('a compound is asked as the notes write it', () => {
  expect(stemsAsked('Quick sort splits the list at a pivot.', 'when is quicksort slow?')).toEqual([
    'quick',
    'sort',
    'slow'
  ])
  expect(stemsAsked('Quicksort splits the list at a pivot.', 'when is quicksort slow?')).toEqual(['quicksort', 'slow'])
})

test('a hyphenated word that the notes do not have counts by its parts alone', () => {
  expect(stemsAsked('Rules may be broken by anyone.', 'what is rule-breaking?')).toEqual(['rule', 'break'])
})

test('two words asked meet the compound of the notes', () => {
  const [quick] = weighQuestion(
    indexOf([sourceFromText('one', 'Notes', 'Quicksort has a pivot.')]),
    'what is quick sort?'
  )
  expect(quick?.isKnown).toBe(true)
})

test('words that stand nowhere are asked as they are', () => {
  expect(stemsAsked('Osmosis moves water.', 'what is photolithography?')).toEqual(['photolithographi'])
})
