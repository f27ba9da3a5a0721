import { expect, test } from 'vitest'
import { lengthFor, lengthsOf } from '#domain/paper/wishes.ts'

const holds = (papers: number, short: boolean) => ({ holds: { papers, short } })

test('a whole paper that our questions do not fill is not offered', () => {
  expect(lengthsOf(holds(1, true))).toEqual(['full', 'quick', 'own'])
  expect(lengthsOf(holds(0, true))).toEqual(['quick', 'own'])
  expect(lengthFor(holds(0, true), 'full')).toBe('quick')
  expect(lengthFor(holds(0, false), 'quick')).toBe('own')
  expect(lengthFor(holds(0, true), 'drill')).toBe('drill')
  expect(lengthFor(holds(2, false), 'own')).toBe('own')
})
