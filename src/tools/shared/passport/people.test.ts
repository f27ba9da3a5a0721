import { expect, test } from 'vitest'
import { aDoc, aNote } from '../../../../tests/support/stored-rows.ts'
import { conversationFile, freePath, noteBase, noteFile } from '#tools/shared/passport/people.ts'

const note = (title: string, more: object = {}) => ({
  ...aNote([]),
  id: '0198a000-0000-7000-8000-000000000014',
  title,
  tags: [],
  updatedAt: '2026-11-26T05:00:00.000Z',
  doc: aDoc([{ id: 'one', text: 'Stalin refused.' }]),
  ...more
})
const none = (): string => ''

test('each note is a Markdown file in the folder of its subject, with its facts before it', () => {
  expect(noteBase('Potsdam "1945"', 'History: HL')).toBe('notes/History-HL/Potsdam-1945')
  expect(noteFile(note('Potsdam "1945"', { tags: ['cold war'] }), 'History: HL', none)).toBe(
    '---\nid: "0198a000-0000-7000-8000-000000000014"\ntitle: "Potsdam \\"1945\\""\nsubject: "History: HL"\n' +
      'tags: ["cold war"]\nupdated: "2026-11-26T05:00:00.000Z"\n---\n\nStalin refused.\n'
  )
})

test('notes of one title are told apart, and none without a title is lost', () => {
  const taken = new Set<string>()
  const paths = ['Rivers', 'Rivers', '', '../../etc'].map(title => freePath(taken, noteBase(title, undefined), 'md'))
  expect(paths).toEqual(['notes/Rivers.md', 'notes/Rivers-2.md', 'notes/note.md', 'notes/etc.md'])
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
  const file = noteFile(note('All', { doc }), undefined, none)
  expect(file).toContain('## Causes')
  expect(file).toContain('- fear')
  expect(file).toContain('$$\nE = mc^2\n$$')
  expect(file).toContain('> [!NOTE]\n> Remember')
})

test('a picture of a note leads to its file', () => {
  const image = { type: 'image', attrs: { fileId: 'abc', alt: 'a [cell] $&' } }
  const file = noteFile(
    note('Cells', { doc: { type: 'doc', content: [image] } }),
    undefined,
    id => `../assets/${id}.png`
  )
  expect(file).toContain('![a \\[cell\\] \\$&](../assets/abc.png)')
})

test('a conversation is a Markdown file, in the order of time', () => {
  const at = (second: number) => `2026-11-26T05:00:0${second}.000Z`
  const turns = [
    { role: 'tutor' as const, text: 'By flow.', createdAt: at(2) },
    { role: 'student' as const, text: 'How do rivers erode?', createdAt: at(1) }
  ]
  expect(conversationFile({ title: 'Rivers' }, turns)).toMatch(
    /^# Rivers\n\n## You, .*\n\nHow do rivers erode\?\n\n## .*\n\nBy flow\.\n$/
  )
})
