import { expect, test } from 'vitest'
import { entities } from '#contract/entities.ts'
import { countWords } from '#domain/notes/note-text.ts'
import { newId } from '#lib/ids.ts'
import { sampleRows, type SampleRow } from '#tools/onboarding/sample.ts'

const rows = sampleRows(newId)
const of = <Name extends SampleRow['name']>(name: Name) =>
  rows.filter((row): row is Extract<SampleRow, { name: Name }> => row.name === name)

test('the sample is one subject with one note of about 300 words and its cards', () => {
  expect(of('subjects')).toHaveLength(1)
  expect(of('notes')).toHaveLength(1)
  expect(of('cards').length).toBeGreaterThanOrEqual(5)
  const words = countWords(of('notes')[0]?.fields.plain ?? '')
  expect(words).toBeGreaterThan(240)
  expect(words).toBeLessThan(340)
})

test('every row keeps the contract and every id is its own', () => {
  for (const { name, fields } of rows) expect(entities[name].schema.safeParse(fields).error).toBeUndefined()
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
})

test('every card quotes its block word for word', () => {
  const blocks = (of('notes')[0]?.fields.doc['content'] ?? []) as {
    attrs: { id: string }
    content: { text: string }[]
  }[]
  for (const { fields } of of('cards')) {
    const text = blocks.find(({ attrs }) => attrs.id === fields.source?.blockId)?.content[0]?.text
    expect(text?.slice(fields.source?.start, fields.source?.end)).toBe(fields.source?.quote)
  }
})
