import { expect, test } from 'vitest'
import { mark } from '#engine/builtin/mark/mark.ts'
import { readAnswer } from '#engine/builtin/mark/reading.ts'
import { rivalsOf } from '#engine/builtin/mark/rivals.ts'
import { schemeOf } from '#engine/builtin/mark/scheme.ts'

const SCHEME = ['wages rose for peasants', 'villages were abandoned', 'the king raised a new tax']

test('each point is told how well the best of the others covers a piece', () => {
  const reading = readAnswer('What followed the plague?', 'villages were abandoned')
  const rivals = rivalsOf(schemeOf(SCHEME), reading)
  expect(rivals.map(one => Math.round(Math.max(...one.others)))).toEqual([1, 0, 1])
})

test('a sentence that says one point whole does not give its neighbour, which shares a word with it', () => {
  const scheme = ['The particles collide with the walls', 'The particles have more kinetic energy']
  const answer = 'The particles have more kinetic energy.'
  const { points } = mark({ question: 'Why does the pressure rise?', scheme, answer })
  expect(points.map(point => point.verdict)).toEqual(['not-found', 'found'])
})
