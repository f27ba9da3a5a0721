import { expect, test } from 'vitest'
import { lengthFor, lengthsOf, NO_WISHES, ownSize, wantedMarks, wishFault } from '#domain/paper/wishes.ts'

const holds = (papers: number, short: boolean) => ({ holds: { papers, short } })

test('a whole paper that our questions do not fill is not offered', () => {
  expect(lengthsOf(holds(1, true))).toEqual(['full', 'quick', 'own'])
  expect(lengthsOf(holds(0, true))).toEqual(['quick', 'own'])
  expect(lengthFor(holds(0, true), 'full')).toBe('quick')
  expect(lengthFor(holds(0, false), 'quick')).toBe('own')
  expect(lengthFor(holds(0, true), 'drill')).toBe('drill')
  expect(lengthFor(holds(2, false), 'own')).toBe('own')
})

test('own marks began at 75 in 75 minutes whatever the paper: they begin at its pace', () => {
  const fact = (value: number) => ({ value, from: [], read: '', sure: 'high' }) as const
  const paper = { minutes: fact(75), marks: fact(80) }
  expect(ownSize(paper)).toEqual({ marks: 30, minutes: 28 })
  expect(wishFault({ ...NO_WISHES, length: 'own', ...ownSize(paper) })).toBe(null)
  expect((['full', 'own', 'quick'] as const).map(length => wantedMarks(paper, { length, marks: 30 }))).toEqual([
    80, 30, 26
  ])
})
