import { expect, test } from 'vitest'
import { groupLimits, runsOf } from '#domain/marks/scheme/sum.ts'

test('points of which some count, with their numbers', () => {
  const points = [{ group: 'g1' }, {}, { group: 'g1' }, { group: 'g2' }]
  expect(groupLimits(points, { g1: 1 })).toEqual([{ points: [1, 3], marks: 1 }])
  expect(groupLimits(points)).toEqual([])
})

test('numbers in a row are a run', () => {
  expect([[1, 2, 3], [1, 3, 4], [2], []].map(runsOf)).toEqual(['1–3', '1, 3–4', '2', ''])
})
