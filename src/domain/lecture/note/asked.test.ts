import { expect, test } from 'vitest'
import { askedDoc, secondOfBlock } from '#domain/lecture/note/asked.ts'
import type { Said } from '#domain/lecture/said/said.ts'

const line = (from: number, to: number, text: string, more: Partial<Said> = {}): Said => ({
  ...{ id: `l${from}`, kind: 'speech', from, to, text, speaker: '', engine: 'whisper' },
  ...{ isOwn: false, marks: [], anchors: [], ...more }
})
const LINES = [
  line(5, 5, 'Water', { kind: 'chapter' }),
  line(5.4, 9, 'Light splits water.'),
  line(60, 64, 'And so on and so on.', { marks: ['loop'] }),
  line(754.9, 760, 'The enzyme is in photosystem II.')
]
const blocks = (noteText = '') =>
  (askedDoc(LINES, noteText).content ?? []).map(({ attrs, content }) => [attrs?.['id'], content?.[0]?.text])

test('what was said is asked by paragraphs that are named by their second; doubtful text is not', () => {
  expect(blocks()).toEqual([
    ['said-5', 'Water'],
    ['said-5', 'Light splits water.'],
    ['said-754', 'The enzyme is in photosystem II.']
  ])
})

test('what stands in the note of the lecture is asked there alone', () => {
  expect(blocks('Light splits water. 0:05\nMy own words.')).toEqual([
    ['said-5', 'Water'],
    ['said-754', 'The enzyme is in photosystem II.']
  ])
})

test('a quoted block leads to its second, also where two begin in one; a block of a note to none', () => {
  expect(secondOfBlock('said-754')).toBe(754)
  expect(secondOfBlock('said-5.1')).toBe(5)
  expect(secondOfBlock('k3x9a2bd')).toBeNull()
})
