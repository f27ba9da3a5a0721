import { expect, test } from 'vitest'
import { aRow } from '../../../tests/support/any-row.ts'
import { toColumns, type AnyRow } from '#data/device/rows.ts'
import { mergeHistory } from '#data/entities/merge-history.ts'
import { packLog } from '#domain/history/packed-log.ts'

const AT = '2026-11-01T08:00:00.000Z'

function rowOf(lines: number, change: Partial<AnyRow> = {}): AnyRow {
  const line = { grade: 3, interval: 1, before: 1, factor: 2500, took: 1, kind: 1 }
  const rows = packLog(Array.from({ length: lines }, (_, at) => ({ ...line, at: 1000 * (at + 1) })))
  const fields = { ...aRow('histories'), cardId: 'card', log: { v: 1 as const, program: 'anki' as const, rows } }
  return { ...toColumns(fields), id: 'x', rev: 1, created_at: AT, updated_at: AT, deleted_at: null, ...change }
}

test('of two copies of one log the later stands, whichever side has it', () => {
  for (const [theirs, mine] of [
    [rowOf(2), rowOf(5)],
    [rowOf(5), rowOf(2)]
  ] as const)
    for (const base of [null, rowOf(1)]) expect(mergeHistory(base, theirs, mine).row['log']).toEqual(rowOf(5)['log'])
})

test('a longer log brings back what was taken away elsewhere; nothing new does not', () => {
  const gone = { deleted_at: AT }
  expect(mergeHistory(rowOf(2), rowOf(2, gone), rowOf(5)).row.deleted_at).toBeNull()
  expect(mergeHistory(rowOf(2), rowOf(2, gone), rowOf(2)).row.deleted_at).toBe(AT)
})
