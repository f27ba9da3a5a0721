import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pasteWords, schemeCases } from '../../../../tests/support/marks/scheme-cases.ts'
import { readPaste, schemeOfPart } from '#domain/marks/scheme/read.ts'

const CASES = schemeCases('tests/fixtures/marking/pasted.txt')

test('sixty schemes of many boards', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(60)
  expect(new Set(CASES.map(({ name }) => name)).size).toBe(CASES.length)
})

test.each(CASES.map(one => [one.name, one] as const))('%s', (_, { pasted, wanted }) => {
  expect(pasteWords(readPaste(pasted))).toBe(wanted)
})

test('each point and level keeps the lines that it was read from, and headers are said to be left out', () => {
  for (const { pasted } of CASES) {
    const { parts, dropped } = readPaste(pasted)
    const lines = pasted.split('\n')
    for (const { points, levels } of parts)
      for (const one of [...points, ...levels]) {
        expect(one.lines.length).toBeGreaterThan(0)
        expect(one.lines.every(at => at >= 0 && at < lines.length && !dropped.includes(at))).toBe(true)
        const [word = ''] = /\p{L}{3,}/u.exec(one.text) ?? []
        expect(one.lines.some(at => lines[at]?.includes(word))).toBe(true)
      }
  }
})

test('whatever is pasted: no throw, every id once, marks of one or more, and the same again', () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'M1 x = 3',
      '[max 2]',
      'any two from:',
      'R heat',
      'A heat / warmth',
      '1 B',
      '(a) text ; more ; [2]',
      'Level 2 (3-4 marks) good',
      '[Total: 4]',
      'ORA',
      '',
      'PUBLISHED'
    )
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), lines => {
      const paste = readPaste(lines.join('\n'))
      for (const part of paste.parts) {
        const ids = part.points.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(part.points.every(({ marks, text }) => marks >= 1 && text !== '')).toBe(true)
        for (const { group } of part.points) if (group !== undefined) expect(part.limits[group]).toBeGreaterThan(0)
        expect(schemeOfPart(part).model).toBe(part.model)
      }
      expect(readPaste(lines.join('\n'))).toEqual(paste)
    }),
    { numRuns: 300 }
  )
})
