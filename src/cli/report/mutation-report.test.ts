import { expect, test } from 'vitest'
import { heldRows, mutationTable, rowsOf, survivors, tooLow, type Report } from '#cli/report/mutation-report.ts'

const mutant = (status: string, line = 1) => ({
  status,
  replacement: 'a <= b',
  location: { start: { line, column: 5 }, end: { line, column: 10 } }
})
const report: Report = {
  files: {
    'src/domain/b.ts': {
      source: 'if (a < b) c()\nif (a > b) c()',
      mutants: [mutant('Survived', 2), mutant('Killed'), mutant('Timeout'), mutant('NoCoverage'), mutant('Ignored')]
    },
    'src/domain/a.ts': { source: '', mutants: [mutant('Killed')] },
    'src/domain/types.ts': { source: '', mutants: [] }
  }
}

test('the table counts each file and all of them, and is read back as it was written', () => {
  const rows = rowsOf(report)
  expect(mutationTable(rows).split('\n').slice(2)).toEqual([
    '| domain/a.ts | 100.0                | 1      | 0        | 0           |',
    '| domain/b.ts | 66.7                 | 2      | 1        | 1           |',
    '| all         | 75.0                 | 3      | 1        | 1           |'
  ])
  expect(heldRows(`# Faults\n\n${mutationTable(rows)}\n`)).toEqual(rows.toReversed())
})

test('what survived is named with its line, in the order of the file', () => {
  expect(survivors(report)).toBe('src/domain/b.ts:1  a < b  →  a <= b\nsrc/domain/b.ts:2  a > b  →  a <= b')
})

test('below 80 % of all and 65 % of a file is too low', () => {
  const row = (killed: number, survived: number) => ({ file: 'domain/c.ts', killed, survived, uncovered: 9 })
  expect(tooLow([row(80, 20)])).toEqual([])
  expect(tooLow([row(79, 21)])).toHaveLength(1)
  expect(tooLow([row(64, 36), row(400, 0)])).toEqual(['domain/c.ts: 64.0 %, 65 are wanted.'])
})
