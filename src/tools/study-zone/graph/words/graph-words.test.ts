import { expect, test } from 'vitest'
import type { CurveFacts } from '#domain/graph/facts.ts'
import { curveWords } from '#tools/study-zone/graph/words/graph-words.ts'

const FACTS: CurveFacts = {
  line: 0,
  polynomial: null,
  roots: [],
  rests: [],
  turnings: [],
  start: null,
  isRestless: false,
  isCut: false
}
const lowest = (...places: number[]): string =>
  curveWords(
    'f',
    { ...FACTS, turnings: places.map(x => ({ kind: 'lowest' as const, x, y: 0 })) },
    undefined,
    place => place
  )

test('several lowest points are not said as one', () => {
  expect(lowest(1)).toContain('It has a lowest point at (1, 0).')
  expect(lowest(-3, 3)).toContain('It has lowest points at (−3, 0) and (3, 0).')
})
