import { expect, test } from 'vitest'
import { tryOne } from '#cli/papers/paper-fuzz.ts'
import { nodeSolver } from '#cli/papers/paper-solver.ts'
import { readPresets } from '#cli/papers/read-boards.ts'
import { readPaperBank } from '#cli/papers/read-paper-bank.ts'
import { compose } from '#domain/paper/compose.ts'
import { wishesOf, wishFault } from '#domain/paper/wishes.ts'

const presets = readPresets()
const bank = readPaperBank()
const solve = await nodeSolver()
const preset = (id: string) => {
  const found = presets.find(one => one.id === id)
  if (!found) throw new Error(`no preset ${id}`)
  return found
}
const asked = (id: string, seed: number, wishes = {}) => ({
  preset: preset(id),
  seed,
  wishes: wishesOf(wishes),
  bank,
  own: [],
  seen: []
})

test('random blueprints: totals exact, choice rules kept, no repeat, wishes met or named', () => {
  for (let at = 1; at <= Number(process.env.BLUEPRINTS ?? 60); at += 1) {
    const { preset: of, wishes, faults } = tryOne(at, presets, bank, solve)
    expect(faults, `${at}: ${of.id} ${JSON.stringify(wishes)}`).toEqual([])
  }
}, 300_000)

test('preset, seed and bank make the same paper for anyone, and another seed another', () => {
  const once = compose(asked('cie-9702-2025-p2', 12), solve)
  expect(compose(asked('cie-9702-2025-p2', 12), solve)).toEqual(once)
  expect(compose(asked('cie-9702-2025-p2', 13), solve)).not.toEqual(once)
})

test('an empty bank is refused with what the section needs', () => {
  const outcome = compose({ ...asked('ib-bio-sl-2025-p2', 1), bank: [] }, solve)
  expect(outcome).toEqual({ refused: { section: 'A', needs: 1, has: 0, marks: [4, 14], of: 'questions' } })
})

test('a topic without enough questions is a wish that is named, with the marks it misses', () => {
  const outcome = compose(asked('cie-9709-2026-p1', 5, { topics: ['mat-quadratics'] }), solve)
  if (!('made' in outcome)) throw new Error('refused')
  expect(outcome.made.marks).toBe(75)
  expect(outcome.made.missed.topics).toBeGreaterThan(50)
})

test('400 marks in 10 minutes are no paper', () => {
  expect(wishFault(wishesOf({ length: 'own', marks: 400, minutes: 10 }))).toBe('marks')
  expect(wishFault(wishesOf({ length: 'own', marks: 100, minutes: 10 }))).toBe('minutes')
  expect(wishFault(wishesOf({ length: 'own', marks: 60, minutes: 60 }))).toBeNull()
})
