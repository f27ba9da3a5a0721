import { expect, test } from 'vitest'
import { saysMore } from '#domain/marks/says-more.ts'

const POINTS = ['Uses mgh', '1.27 × 10⁵ J']

test('a model answer that was the points over again stood below them once more', () => {
  expect(saysMore('Uses mgh\nAnswer: 1.27 × 10⁵ J', POINTS)).toBe(false)
  expect(saysMore('Uses mgh. 1.27 × 10⁵ J.', POINTS)).toBe(false)
})

test('a model answer with a word, a number or an order of its own is shown', () => {
  expect(saysMore('Uses mgh = 540 × 9.81 × 24\nAnswer: 1.27 × 10⁵ J', POINTS)).toBe(true)
  expect(saysMore('Uses mgh\nAnswer: 1.27 × 10⁶ J', POINTS)).toBe(true)
  expect(saysMore('1.27 × 10⁵ J, by mgh', POINTS)).toBe(true)
  expect(saysMore('Uses mgh', POINTS)).toBe(true)
})

test('no model answer says nothing', () => {
  expect(saysMore(' \n', POINTS)).toBe(false)
})
