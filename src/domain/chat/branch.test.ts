import fc from 'fast-check'
import { expect, test } from 'vitest'
import { branchOf, endAfter, tipThrough } from '#domain/chat/branch.ts'

const turn = (id: string, parentId: string | null) => ({ id, parentId })
const ids = (turns: ReturnType<typeof turn>[], tip: string | null) => branchOf(turns, tip).map(step => step.turn.id)

/** a1 → b1 → c1, with b2 beside b1 (asked again) and a2 beside a1 (the question was edited). */
const TURNS = [turn('a1', null), turn('b1', 'a1'), turn('c1', 'b1'), turn('b2', 'a1'), turn('a2', null)]

test('the branch of the tip is shown from the first turn to its newest end', () => {
  expect(ids(TURNS, 'c1')).toEqual(['a1', 'b1', 'c1'])
  expect(ids(TURNS, 'b1')).toEqual(['a1', 'b1', 'c1'])
  expect(ids(TURNS, 'b2')).toEqual(['a1', 'b2'])
  expect(ids(TURNS, 'a2')).toEqual(['a2'])
  expect(ids([], null)).toEqual([])
})

test('each turn says what stands in its place, oldest first', () => {
  expect(branchOf(TURNS, 'c1').map(({ siblings }) => siblings)).toEqual([['a1', 'a2'], ['b1', 'b2'], ['c1']])
})

test('a tip that is not there yet gives the newest turn', () => {
  expect(ids(TURNS.slice(0, 4), 'gone')).toEqual(['a1', 'b1', 'c1'])
})

test('turning to another branch leads to its newest end', () => {
  expect(tipThrough(TURNS, 'a1')).toBe('b2')
  expect(tipThrough(TURNS, 'b1')).toBe('c1')
})

test('what is typed while another tab goes on stands after what was said there, on the same branch only', () => {
  expect(endAfter(TURNS, 'c1', 'c1')).toBe('c1')
  expect(endAfter(TURNS, 'c1', 'a1')).toBe('c1')
  expect(endAfter(TURNS, 'c1', 'b2')).toBe('b2')
  expect(endAfter(TURNS, 'c1', null)).toBe('c1')
  expect(endAfter([], null, null)).toBeNull()
})

test('in any order and with any parents, each turn stands once and nothing runs for ever', () => {
  const some = fc.array(fc.tuple(fc.nat(12), fc.option(fc.nat(12))), { maxLength: 20 })
  fc.assert(
    fc.property(some, fc.nat(12), (pairs, tip) => {
      const turns = [
        ...new Map(pairs.map(([id, parent]) => [id, turn(`t${id}`, parent === null ? null : `t${parent}`)])).values()
      ]
      const shown = ids(turns, `t${tip}`)
      expect(new Set(shown).size).toBe(shown.length)
      expect(shown.length > 0).toBe(turns.length > 0)
    }),
    { seed: 19, numRuns: 300 }
  )
})
