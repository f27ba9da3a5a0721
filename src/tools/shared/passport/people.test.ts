import { expect, test } from 'vitest'
import { aDoc, aNote } from '../../../../tests/support/stored-rows.ts'
import { noteAddress, passageAddress } from '#lib/values/note-address.ts'
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
const none = { pictureOf: () => '', noteOf: () => null }

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
  const file = noteFile(note('Cells', { doc: { type: 'doc', content: [image] } }), undefined, {
    pictureOf: id => `../assets/${id}.png`,
    noteOf: () => null
  })
  expect(file).toContain('![a \\[cell\\] \\$&](../assets/abc.png)')
})

test('a link between notes led to an address of the app: it leads to the file of the other note', () => {
  const [there, gone] = ['0198a000-0000-7000-8000-000000000015', '0198a000-0000-7000-8000-000000000016']
  const linked = (text: string, href: string) => ({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
  const and = { type: 'text', text: ' and ' }
  const content = [
    linked('Yalta', noteAddress(there)),
    and,
    linked('a page', passageAddress(there, { page: 3, words: null })),
    and,
    linked('gone', noteAddress(gone))
  ]
  const doc = { type: 'doc', content: [{ type: 'paragraph', content }] }
  const noteOf = (id: string) => (id === there ? '../notes/History/Yalta.md' : null)
  const file = noteFile(note('Potsdam', { doc }), 'History', { pictureOf: () => '', noteOf })
  expect(file).toContain('[Yalta](../notes/History/Yalta.md)')
  expect(file).toContain('[a page](../notes/History/Yalta.md)')
  expect(file).toContain(`[gone](${noteAddress(gone)})`)
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
