import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { aDoc, aNote, aSubject } from '../../../tests/support/stored-rows.ts'
import { site } from '#config/site.ts'
import type { ExportParts } from '#data/write/export.ts'
import { notesAsMarkdown, zipOf } from '#tools/shared/export-zip.ts'

const SUBJECT = '0198a000-0000-7000-8000-000000000001'
const note = (title: string, more: object = {}) =>
  ({
    ...aNote([]),
    id: `0198a000-0000-7000-8000-${title.length.toString().padStart(12, '0')}`,
    title,
    subjectId: null,
    tags: [],
    updatedAt: '2026-11-26T05:00:00.000Z',
    deletedAt: null,
    doc: aDoc([{ id: 'one', text: 'Stalin refused.' }]),
    ...more
  }) as NonNullable<ExportParts['notes']>[number]
const subjects = [{ ...aSubject({ name: 'History: HL' }), id: SUBJECT }] as NonNullable<ExportParts['subjects']>

test('each note is a Markdown file in the folder of its subject, with its facts before it', () => {
  const files = notesAsMarkdown({
    subjects,
    notes: [note('Potsdam "1945"', { subjectId: SUBJECT, tags: ['cold war'] })]
  })
  expect(Object.keys(files)).toEqual(['notes/History-HL/Potsdam-1945.md'])
  expect(files['notes/History-HL/Potsdam-1945.md']).toBe(
    '---\nid: "0198a000-0000-7000-8000-000000000014"\ntitle: "Potsdam \\"1945\\""\nsubject: "History: HL"\n' +
      'tags: ["cold war"]\nupdated: "2026-11-26T05:00:00.000Z"\n---\n\nStalin refused.\n'
  )
})

test('notes of one title are told apart, deleted ones are left to the JSON, and none without a title is lost', () => {
  const notes = [
    note('Rivers'),
    note('Rivers'),
    note(''),
    note('../../etc'),
    note('Gone', { deletedAt: '2026-11-26T05:00:00.000Z' })
  ]
  expect(Object.keys(notesAsMarkdown({ notes }))).toEqual([
    'notes/Rivers.md',
    'notes/Rivers-2.md',
    'notes/note.md',
    'notes/etc.md'
  ])
})

test('headings, lists, tables, formulas and a callout are written as Markdown writes them', () => {
  const text = (words: string) => ({ type: 'text', text: words })
  const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] })
  const doc = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [text('Causes')] },
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('fear')] }] },
      { type: 'blockMath', attrs: { latex: 'E = mc^2' } },
      { type: 'callout', content: [paragraph('Remember')] }
    ]
  }
  const [file = ''] = Object.values(notesAsMarkdown({ notes: [note('All', { doc })] }))
  expect(file).toContain('## Causes')
  expect(file).toContain('- fear')
  expect(file).toContain('$$\nE = mc^2\n$$')
  expect(file).toContain('> [!NOTE]\n> Remember')
})

test('the ZIP holds the JSON as it is, the notes, and a page that says what is what', () => {
  const json = '{"version":1}'
  const files = unzipSync(zipOf(json, { notes: [note('Rivers')] }))
  expect(Object.keys(files)).toEqual(['README.txt', `${site.slug}.json`, 'notes/Rivers.md'])
  expect(strFromU8(files[`${site.slug}.json`] ?? new Uint8Array())).toBe(json)
})

test('a note that cannot be written as Markdown does not keep the others back', () => {
  const files = notesAsMarkdown({ notes: [note('Broken', { doc: { type: 'doc', content: 7 } }), note('Whole')] })
  expect(Object.keys(files)).toContain('notes/Whole.md')
})

test('the conversations were in the JSON alone: each is a Markdown file, in the order of time', () => {
  const at = (second: number) => `2026-11-26T05:00:0${second}.000Z`
  const thread = { id: 't', title: 'Rivers', deletedAt: null }
  const turn = (role: string, text: string, second: number, deletedAt: string | null = null) => ({
    threadId: 't',
    role,
    text,
    createdAt: at(second),
    deletedAt
  })
  const parts = {
    threads: [thread, { ...thread, id: 'u' }, { ...thread, id: 'v', title: 'Gone', deletedAt: at(1) }],
    turns: [turn('tutor', 'By flow.', 2), turn('student', 'How do rivers erode?', 1), turn('student', 'Gone', 3, at(4))]
  } as unknown as ExportParts
  const files = unzipSync(zipOf('{}', parts))
  expect(Object.keys(files).slice(2)).toEqual(['conversations/Rivers.md', 'conversations/Rivers-2.md'])
  const text = strFromU8(files['conversations/Rivers.md'] ?? new Uint8Array())
  expect(text).toMatch(/^# Rivers\n\n## You, .*\n\nHow do rivers erode\?\n\n## .*\n\nBy flow\.\n$/)
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('conversation')
})
