import { expect, test } from 'vitest'
import { nodeSolver } from '#cli/papers/paper-solver.ts'
import { readPractice, readPresets } from '#cli/papers/read-boards.ts'
import { readPaperBank } from '#cli/papers/read-paper-bank.ts'
import { compose } from '#domain/paper/compose.ts'
import { isOffered } from '#domain/paper/preset.ts'
import { nearMarks, tenMarkMinutes, wishesOf } from '#domain/paper/wishes.ts'

const bank = readPaperBank()
const solve = await nodeSolver()

test('the first day’s ten marks ended in "No short paper can be made": what is offered can be made', () => {
  const all = [...readPresets(), ...readPractice()].filter(isOffered)
  const offered = [...Map.groupBy(all, ({ board, subject }) => `${board} ${subject.key}`).values()].flatMap(
    ([first]) => first ?? []
  )
  expect(offered.length).toBeGreaterThan(20)
  const none = offered.filter(preset => {
    const ten = wishesOf({ length: 'own', marks: 10, minutes: tenMarkMinutes(preset) })
    return [ten, ...nearMarks(ten)].every(
      wishes => 'refused' in compose({ preset, wishes, seed: 7, bank, own: [], seen: [] }, solve)
    )
  })
  expect(none.map(({ id }) => id)).toEqual([])
}, 120_000)
