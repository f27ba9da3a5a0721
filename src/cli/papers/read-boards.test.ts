import { expect, test } from 'vitest'
import { BOARDS } from '#config/boards.ts'
import { readBoards, readPresets } from '#cli/papers/read-boards.ts'
import { unknownSources } from '#contract/preset.ts'
import { presetFaults } from '#domain/paper/preset.ts'

const files = readBoards()
const presets = readPresets()

test('three presets for each of the seven boards, each with an id of its own', () => {
  expect(BOARDS.map(board => presets.filter(one => one.board === board).length)).toEqual([3, 3, 3, 3, 3, 3, 3])
  expect(new Set(presets.map(({ id }) => id)).size).toBe(21)
})

test('attempted marks are the marks of the paper, and MYP criteria have 8 each', () => {
  expect(presets.flatMap(presetFaults)).toEqual([])
})

test('every figure names a source of its file, and none claims to be checked against the board itself', () => {
  expect(files.flatMap(unknownSources)).toEqual([])
  expect(presets.filter(({ verified }) => verified !== null)).toEqual([])
})

test('a preset whose sections do not add up is refused with its name', () => {
  const [first] = presets
  if (!first) throw new Error('no preset')
  expect(presetFaults({ ...first, marks: { ...first.marks, value: 17 } })).toEqual([
    `${first.id}: the sections count 60 marks, the paper 17`
  ])
})
