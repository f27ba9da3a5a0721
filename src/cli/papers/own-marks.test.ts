import { expect, test } from 'vitest'
import { nodeSolver } from '#cli/papers/paper-solver.ts'
import { readPresets } from '#cli/papers/read-boards.ts'
import { readPaperBank } from '#cli/papers/read-paper-bank.ts'
import { compose } from '#domain/paper/compose.ts'
import { questionMarks } from '#domain/paper/question.ts'
import { nearMarks, wishesOf } from '#domain/paper/wishes.ts'

const bank = readPaperBank()
const presets = readPresets()
const solve = await nodeSolver()

test('own marks of 10 to 15 could not be made', () => {
  for (const preset of presets)
    for (const marks of [10, 15]) {
      const wishes = wishesOf({ length: 'own', marks, minutes: marks })
      const outcome = compose({ preset, wishes, seed: 7, bank, own: [], seen: [] }, solve)
      if ('made' in outcome) expect(outcome.made.marks).toBe(marks)
      // A paper of CBSE has no question at all.
      else expect(outcome.refused, `${preset.id} ${marks}`).toMatchObject({ has: 0 })
    }
}, 120_000)

test('marks that no mix of questions makes have a nearest that can be made', () => {
  const long = bank.find(question => questionMarks(question) >= 12)
  const preset = presets.find(({ id }) => id === 'icse-physics-p1')
  if (!long || !preset) throw new Error('no long question')
  const most = questionMarks(long)
  const near = nearMarks(wishesOf({ length: 'own', marks: most - 2, minutes: 2 * most })).filter(
    wishes => 'made' in compose({ preset, wishes, seed: 7, bank: [], own: [long], seen: [] }, solve)
  )
  expect(near.map(({ marks }) => marks)).toEqual([most])
})

test('the nearest marks come one by one from both sides, within the limits and in the same time a mark', () => {
  const near = nearMarks(wishesOf({ length: 'own', marks: 11, minutes: 22 }), 3)
  expect(near.map(({ marks, minutes }) => [marks, minutes])).toEqual([
    [10, 20],
    [12, 24],
    [13, 26],
    [14, 28]
  ])
})
