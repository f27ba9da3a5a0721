import { expect, test } from 'vitest'
import type { DialogueItem } from '#domain/dialogue/item.ts'
import { seenIn, type MarkPoints } from '#domain/dialogue/seen.ts'

const item: DialogueItem = {
  key: 'k',
  question: 'What is meant by wavelength?',
  points: ['Distance from one point on a wave to the same point on the next wave'],
  place: '',
  source: null
}
const says =
  (verdict: 'found' | 'unsure' | 'not-found', quote: string): MarkPoints =>
  () =>
    Promise.resolve({ points: [{ verdict, quotes: [{ quote }] }] })

test('a marker that finds a point in one shared word is not believed', async () => {
  const answer = 'The change in direction of a wave'
  expect(await seenIn(item, answer, says('found', 'wave'))).toMatchObject([{ verdict: 'unsure', said: ['wave'] }])
})

test('most of the words, or all of them in other signs, are the point', async () => {
  const most = 'the distance from a point on one wave to the next'
  expect(await seenIn(item, most, says('found', most))).toMatchObject([{ verdict: 'found' }])
  const same = 'distance from one point, on a WAVE, to the same point on the next wave'
  expect(await seenIn(item, same, says('not-found', ''))).toMatchObject([{ verdict: 'found', share: 1 }])
})

test('what the marker does not find is not there, however many words agree', async () => {
  const turned = 'not the distance from one point on a wave to the same point'
  expect(await seenIn(item, turned, says('not-found', ''))).toMatchObject([{ verdict: 'not-found', share: 0 }])
})
