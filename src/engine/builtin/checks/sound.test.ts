import { expect, test } from 'vitest'
import type { Candidate } from '#engine/builtin/candidate.ts'
import { isSound } from '#engine/builtin/checks/sound.ts'
import { read } from '#engine/builtin/read.ts'
import { sourceFromText } from '#engine/source-text.ts'

const reading = read(sourceFromText('n', '', 'A note about something else.'))
const card = (front: string, back: string, type: Candidate['type'] = 'question'): Candidate => ({
  type,
  kind: 'basic',
  front,
  back,
  block: { id: 'b', kind: 'paragraph', text: back },
  quote: { start: 0, end: 1 },
  headings: [],
  trust: 0.8
})

test.each([
  ['What do businesses can’t do?', 'Exclude liability'],
  ['When does the Diet have two houses but only a few people vote?', '1890'],
  ['Why did the shogunate fall?', 'Before: the shogun had the power'],
  ['What does router - join?', 'Different networks'],
  ['What happens if r is bigger?', 'Reject the hypothesis'],
  ['What does the canal join?', 'Two seas']
])('%s is not asked', (front, back) => {
  expect(isSound(card(front, back), reading)).toBe(false)
})

test.each([
  ['Where do glaciers form?', 'Where more snow falls than melts'],
  ['What does a terminal moraine do?', 'Marks the farthest point the ice reached'],
  ['Meiji Japan: what did the samurai lose?', 'Their swords']
])('%s is asked', (front, back) => {
  expect(isSound(card(front, back), reading)).toBe(true)
})

test('a question of the note itself stands as the student wrote it', () => {
  const own = read(sourceFromText('n', '', 'Q: What happens if r is bigger?\nA: Reject it.'))
  expect(isSound(card('What happens if r is bigger?', 'Reject it'), own)).toBe(true)
})
