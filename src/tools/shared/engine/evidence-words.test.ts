import { expect, test } from 'vitest'
import type { Evidence } from '#contract/engine/mark.ts'
import { tellsWhere } from '#tools/shared/engine/evidence-words.ts'

const span = (start: number) => ({ blockId: 'answer', start, end: start + 1, quote: 'x' })
const of = (evidence: Evidence): boolean => tellsWhere({ text: 'Uses it', evidence })

test('an earned point had a tick at each of the numbers that might be it', () => {
  expect(of({ kind: 'value', is: 'candidates', spans: [span(1), span(5)] })).toBe(false)
  expect(of({ kind: 'value', is: 'candidates', spans: [span(1)] })).toBe(false)
  expect(of({ kind: 'near', sentences: [span(1), span(5)], shared: [], turns: [] })).toBe(false)
  expect(of({ kind: 'near', sentences: [span(1)], shared: [], turns: [] })).toBe(true)
  expect(of({ kind: 'value', is: 'same', spans: [span(1)] })).toBe(true)
  expect(of({ kind: 'working', spans: [span(1)], value: null, lacks: null })).toBe(true)
})
