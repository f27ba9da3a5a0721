import { expect, test } from 'vitest'
import { aRow } from '../../../tests/support/any-row.ts'
import { aDoc } from '../../../tests/support/stored-rows.ts'
import type { Fields } from '#contract/entities.ts'
import { toColumns, type AnyRow } from '#data/device/rows.ts'
import { mergeAnswer } from '#data/entities/merge-answer.ts'
import { plainText, type DocNode } from '#domain/notes/note-text.ts'

const answer = (change: Partial<Fields<'answers'>>, deleted_at: string | null = null): AnyRow => {
  const base = { id: 'a', rev: 1, created_at: '', updated_at: '' }
  return { ...base, ...toColumns(aRow('answers', { attemptId: 'at', ...change })), deleted_at }
}
const words = (...texts: string[]) => aDoc(texts.map((text, index) => ({ id: `block-${index}`, text })))
const textOf = (row: AnyRow) => plainText(row['doc'] as DocNode)

test('two devices wrote the same paragraph of one answer: both versions stand in it', () => {
  const base = answer({ doc: words('The cause') })
  const { row, kept } = mergeAnswer(
    base,
    answer({ doc: words('The cause was debt') }),
    answer({ doc: words('The cause was war') })
  )
  expect(kept).toBe(1)
  expect(textOf(row)).toContain('debt')
  expect(textOf(row)).toContain('war')
})

test('both began the answer without having seen the other: nothing of either is lost', () => {
  const { row } = mergeAnswer(null, answer({ doc: words('From the laptop') }), answer({ doc: words('From the phone') }))
  expect(textOf(row)).toContain('laptop')
  expect(textOf(row)).toContain('phone')
})

test('pictures of both stay, one that was taken away goes, and a choice of one side stands', () => {
  const base = answer({ fileIds: ['x', 'y'] })
  const theirs = answer({ fileIds: ['x', 'y', 'theirs'], value: { v: 1, choice: 'b' } })
  const { row, kept } = mergeAnswer(base, theirs, answer({ fileIds: ['y', 'mine'], flagged: true }))
  expect(row['file_ids']).toEqual(['y', 'mine', 'theirs'])
  expect(row).toMatchObject({ value: { v: 1, choice: 'b' }, flagged: true, doc: null })
  expect(kept).toBe(0)
})

test('a solution that was shown on either device was shown, and an edit beats a deletion', () => {
  const [first, later] = ['2027-05-12T10:00:00.000Z', '2027-05-12T11:00:00.000Z']
  const base = answer({})
  expect(mergeAnswer(base, answer({ checkedAt: later }), answer({ checkedAt: first })).row['checked_at']).toBe(first)
  expect(mergeAnswer(base, answer({ checkedAt: first }), answer({ flagged: true })).row['checked_at']).toBe(first)
  expect(mergeAnswer(base, answer({ flagged: true }), answer({}, later)).row.deleted_at).toBeNull()
  expect(mergeAnswer(base, answer({}), answer({}, later)).row.deleted_at).toBe(later)
})
