import { expect, test } from 'vitest'
import type { DialogueItem } from '#domain/dialogue/item.ts'
import { seenAs, seenIn, type MarkPoints } from '#domain/dialogue/seen.ts'

const item: DialogueItem = {
  key: 'k',
  question: 'What is meant by wavelength?',
  points: ['Distance from one point on a wave to the same point on the next wave'],
  place: '',
  source: null
}
const near =
  (quote: string, ...turns: string[]): MarkPoints =>
  () =>
    Promise.resolve({ points: [{ evidence: { kind: 'near', sentences: [{ quote }], turns } }] })
const nothing: MarkPoints = () => Promise.resolve({ points: [{ evidence: { kind: 'nothing-near' } }] })

test('a sentence that shares one word with a point is not believed to say it', async () => {
  const answer = 'The change in direction of a wave'
  expect(await seenIn(item, answer, near('wave'))).toMatchObject([{ verdict: 'unsure', said: ['wave'] }])
})

test('most of the words, or all of them in other signs, are the point', async () => {
  const most = 'the distance from a point on one wave to the next'
  expect(await seenIn(item, most, near(most))).toMatchObject([{ verdict: 'found' }])
  const same = 'distance from one point, on a WAVE, to the same point on the next wave'
  expect(await seenIn(item, same, nothing)).toMatchObject([{ verdict: 'found', share: 1 }])
})

test('words that are turned round are for the student to decide, and no beginning of the point', async () => {
  const turned = 'not the distance from one point on a wave to the same point'
  expect(await seenIn(item, turned, near(turned, 'not'))).toMatchObject([{ verdict: 'unsure', share: 0 }])
  expect(await seenIn(item, turned, nothing)).toMatchObject([{ verdict: 'not-found', share: 0, said: [] }])
})

test('a value decides by itself, and a working is shown', async () => {
  const five = { ...item, points: ['5 m/s'] }
  const says = async (evidence: Awaited<ReturnType<MarkPoints>>['points'][number]['evidence']) =>
    (await seenIn(five, 'v = 10/2', () => Promise.resolve({ points: [{ evidence }] })))[0]?.verdict
  const spans = [{ quote: '10/2' }]
  expect(await says({ kind: 'value', is: 'same', spans })).toBe('found')
  expect(await says({ kind: 'value', is: 'other', spans })).toBe('not-found')
  expect(await says({ kind: 'value', is: 'candidates', spans })).toBe('unsure')
  expect(await says({ kind: 'value', is: 'unit-missing', spans })).toBe('unsure')
  expect(await says({ kind: 'working', spans })).toBe('unsure')
  expect(await says({ kind: 'other-script' })).toBe('not-found')
})

test('one of two or three words names a point, and so does its label; a reason needs its words', () => {
  const nothing = { kind: 'nothing-near' } as const
  const asked = (text: string, question: string, answer: string) => seenAs(text, { question, answer }, nothing).verdict
  expect(asked('light intensity', 'What limits the rate?', 'light')).toBe('found')
  expect(
    asked('Temperature: particles move faster, so they collide more often.', 'What changes the rate?', 'temperature')
  ).toBe('found')
  expect(asked('Temperature: particles move faster.', 'Why is it faster?', 'temperature')).toBe('not-found')
  expect(asked('light intensity', 'What limits the rate?', 'not light')).toBe('not-found')
})
