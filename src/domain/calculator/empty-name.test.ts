import { expect, test } from 'vitest'
import { workOut } from '#domain/calculator/sheet.ts'

test('a letter that is still empty is not taken for a unit or a constant', () => {
  const lines = ['m =', 'a = 3', 'F = m*a'].map((text, at) => ({ no: at + 1, text }))
  expect(workOut(lines, 'radians').get(3)).toMatchObject({ kind: 'refused', code: 'brokenLine', detail: '1' })
})
