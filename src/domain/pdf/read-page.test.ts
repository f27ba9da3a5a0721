import { expect, test } from 'vitest'
import { pagesReadInto, readPageBlocks } from '#domain/pdf/read-page.ts'
import { passageAddress } from '#lib/values/note-address.ts'

const NOTE = '0198c2f0-0000-7000-8000-000000000001'
const OTHER = '0198c2f0-0000-7000-8000-000000000002'
let last = 0
const newId = (): string => `block-${(last += 1)}`
const made = (page: number, noteId = NOTE) =>
  readPageBlocks(['Pure water.', 'Salt water.'], { noteId, page, name: `Page ${page}`, newId })

test('the text of a page stands under a heading that leads back to it', () => {
  const [heading, ...rest] = made(3)
  expect(heading).toMatchObject({
    type: 'heading',
    content: [{ text: 'Page 3', marks: [{ attrs: { href: passageAddress(NOTE, { page: 3, words: null }) } }] }]
  })
  expect(rest.map(({ content }) => content?.[0]?.text)).toEqual(['Pure water.', 'Salt water.'])
})

test('which pages were read is told by their headings, not by quotes, other notes or a heading of the student', () => {
  const quoted = {
    type: 'paragraph',
    content: [
      {
        type: 'text',
        text: 'Page 9',
        marks: [{ type: 'link', attrs: { href: passageAddress(NOTE, { page: 9, words: { from: 1, to: 5 } }) } }]
      }
    ]
  }
  const own = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Page 7' }] }
  const doc = { type: 'doc', content: [own, ...made(2), quoted, ...made(5), ...made(8, OTHER)] }
  expect([...pagesReadInto(doc, NOTE)]).toEqual([2, 5])
  expect([...pagesReadInto({ type: 'doc' }, NOTE)]).toEqual([])
})
