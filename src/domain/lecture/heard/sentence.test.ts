import { expect, test } from 'vitest'
import { sentenceAt, sentenceOf } from '#domain/lecture/heard/sentence.ts'
import type { Said } from '#domain/lecture/said/said.ts'

const line = (from: number, to: number, text: string, more: Partial<Said> = {}): Said => ({
  ...{ id: `l${from}`, kind: 'speech', from, to, text, speaker: '', engine: 'whisper' },
  ...{ isOwn: false, marks: [], anchors: [], ...more }
})
const LINES = [
  line(10, 20, 'One two. Ten four.'),
  line(30, 34, 'After the pause.'),
  line(40, 41, 'x x x x', { marks: ['loop'] })
]

test('of a line the sentence that is said at the second, with its own seconds', () => {
  expect(sentenceAt(LINES, 10)?.text).toBe('One two.')
  expect(sentenceAt(LINES, 18)).toEqual({ text: 'Ten four.', from: 15, to: 20 })
})

test('in a pause the sentence before it, before the first word none', () => {
  expect(sentenceAt(LINES, 25)?.text).toBe('Ten four.')
  expect(sentenceAt(LINES, 5)).toBeNull()
})

test('text that is not to be trusted is no sentence', () => {
  expect(sentenceAt(LINES, 40.5)?.text).toBe('After the pause.')
})

test('of a line what is heard, else the sentences it begins with, as far as they are read at a glance', () => {
  const [two, , doubtful] = LINES
  if (!two || !doubtful) throw new Error('no line')
  expect(sentenceOf(two, 16)).toEqual({ text: 'Ten four.', from: 15, to: 20 })
  expect(sentenceOf(two, null)).toEqual({ text: 'One two. Ten four.', from: 10, to: 20 })
  const word = 'x'.repeat(99)
  expect(sentenceOf(line(0, 30, `${word}. ${word}. ${word}.`), null)).toMatchObject({ text: `${word}.`, from: 0 })
  expect(sentenceOf(line(0, 30, `${word}${word}. Next.`), null).text).toBe(`${word}${word}.`)
  expect(sentenceOf(doubtful, null).text).toBe('x x x x')
})
