import { expect, test } from 'vitest'
import { nodeSolver } from '#cli/papers/paper-solver.ts'
import { readPractice, readPresets } from '#cli/papers/read-boards.ts'
import { readPaperBank } from '#cli/papers/read-paper-bank.ts'
import { compose } from '#domain/paper/compose.ts'
import { presetFaults } from '#domain/paper/preset.ts'
import { isPractice } from '#domain/paper/syllabus/practice.ts'
import { wishesOf } from '#domain/paper/wishes.ts'

const practice = readPractice()
const bank = readPaperBank()
const solve = await nodeSolver()

test('a student of IB HL or of Mathematics AA had no paper at all: every practice paper can be made', () => {
  const names = practice.map(({ board, subject, level }) => [board, subject.name, level].join(' '))
  expect(names).toEqual(expect.arrayContaining(['IBDP Biology HL', 'IBDP Mathematics: Analysis and Approaches HL']))
  expect(practice.every(isPractice)).toBe(true)
  expect(practice.flatMap(presetFaults)).toEqual([])
  const refused = practice.flatMap(preset => {
    const outcome = compose({ preset, wishes: wishesOf(), seed: 1, bank, own: [], seen: [] }, solve)
    return 'refused' in outcome ? [`${preset.id} ${JSON.stringify(outcome.refused)}`] : []
  })
  expect(refused).toEqual([])
}, 120_000)

test('no subject and level has a practice paper beside a paper of the board that can be made', () => {
  const real = readPresets().filter(({ holds }) => holds.papers > 0)
  const key = ({ board, subject, level }: (typeof real)[number]): string => [board, subject.name, level].join(' ')
  const known = new Set(real.map(key))
  expect(practice.map(key).filter(one => known.has(one))).toEqual([])
  const ids = [...practice, ...readPresets()].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
