import { expect, test } from 'vitest'
import { readPresets } from '#cli/papers/read-boards.ts'
import { readPaperBank } from '#cli/papers/read-paper-bank.ts'
import { stockOf } from '#domain/paper/syllabus/stock.ts'

const bank = readPaperBank()
const stock = (id: string) => {
  const preset = readPresets().find(one => one.id === id)
  if (!preset) throw new Error(`no ${id}`)
  return { ...stockOf(preset, bank), full: preset.marks.value }
}

test('wishes that cannot be met were offered: the list says what a paper’s questions can meet', () => {
  const history = stock('cie-0470-2024-p1')
  expect(history.skills).not.toContain('calculate')
  expect(history.skills.length).toBeGreaterThan(1)
  const physics = stock('cie-0625-ext-2026-p4')
  expect(physics.skills).toContain('calculate')
  expect(Object.keys(physics.topics).length).toBeGreaterThan(5)
  for (const marks of Object.values(physics.topics)) expect(marks).toBeLessThan(physics.full)
  expect(physics.bare).toBeLessThan(physics.marks)
  expect(Object.values(physics.topics).reduce((sum, marks) => sum + marks, 0)).toBe(physics.marks)
})
