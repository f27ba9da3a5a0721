import { expect, test } from 'vitest'
import type { Evidence } from '#contract/engine/mark.ts'
import { mark } from '#engine/builtin/mark/mark.ts'

const beside = (point: string, answer: string): Evidence | undefined =>
  mark({ question: 'Calculate it.', answer, points: [{ text: point }] }).points[0]?.evidence

test.each([
  ['Uses πr²h', 'V = π r² h = 3.14 x 3.25 x 3.25 x 31'],
  ['Uses πr²h', 'volume is pi r^2 h'],
  ['Uses p₁V₁ = p₂V₂', 'p1V1 = p2V2, so 100 x 3 = p2 x 2'],
  ['Uses p₁V₁ = p₂V₂', 'I used p1 V1 = p2 V2 here'],
  ['Use of ρgh', 'It is ρ g h here.']
])('"%s" was said not to be near "%s"', (point, answer) => {
  expect(beside(point, answer)?.kind).toBe('working')
})

test('a formula inside another word is none', () => {
  expect(beside('Uses ρgh', 'ρghost')?.kind).not.toBe('working')
})

test.each([
  ['Adds the 2 Ω in series', '1/16 + 1/20 = 0.1125, then + 2 = 10.9'],
  ['dividing by 10⁶', '1000 x 1030 / 100']
])('"%s": nothing is said of a power of ten that it has not', (point, answer) => {
  expect(beside(point, answer)).not.toMatchObject({ lacks: 'power-of-ten' })
})

test('a number without its power of ten is said to be that', () => {
  expect(beside('Uses v = fλ with λ = 549 × 10⁻⁹ m', '5.46e14 x 549')).toMatchObject({ lacks: 'power-of-ten' })
})

test('a number in common is shown, not denied', () => {
  expect(beside('Adds the 2 Ω in series', 'so + 2 is it')).toMatchObject({ kind: 'value', is: 'candidates' })
})
