import { expect, test } from 'vitest'
import type { DocNode } from '#domain/notes/note-text.ts'
import { passageOfBlock, passagesIn, quoteBlock, withoutBlock } from '#domain/pdf/passages.ts'
import { passageAddress, passageOfAddress, placeOfAddress } from '#lib/values/note-address.ts'

const NOTE = '0197aaaa-0000-7000-8000-000000000001'
const OTHER = '0197aaaa-0000-7000-8000-000000000002'
let ids = 0
const newId = (): string => `block-${String((ids += 1)).padStart(4, '0')}`
const words = (text: string): DocNode => ({
  type: 'paragraph',
  attrs: { id: newId() },
  content: [{ type: 'text', text }]
})
const quote = (note: string, page: number, from: number, text: string): DocNode =>
  quoteBlock(note, { page, words: { from, to: from + text.length } }, words(text), `Page ${page}`, newId)
const doc = (...content: DocNode[]): DocNode => ({ type: 'doc', content })

test('an address says its passage, and only one that this site made does', () => {
  const passage = { page: 12, words: { from: 120, to: 260 } }
  expect(passageOfAddress(passageAddress(NOTE, passage))).toEqual({ note: NOTE, ...passage })
  expect(passageOfAddress(passageAddress(NOTE, { page: 3, words: null }))).toEqual({ note: NOTE, page: 3, words: null })
  expect(placeOfAddress(passageAddress(NOTE, passage))).toEqual({ note: NOTE, page: '12', words: '120-260' })
  for (const bad of ['&page=0', '&page=1&words=9', '&page=1&words=9-10&x=1', '&page=-1', '&page=1e3'])
    expect(placeOfAddress(`/notetaker?note=${NOTE}${bad}`), bad).toBeNull()
})

test('the quotes of this PDF are listed by page, those of another note’s are not', () => {
  const note = doc(
    words('My own line'),
    quote(NOTE, 7, 5, 'Later'),
    quote(OTHER, 1, 0, 'Foreign'),
    quote(NOTE, 2, 9, 'Sooner')
  )
  expect(passagesIn(note, NOTE).map(({ page, text }) => [page, text])).toEqual([
    [2, 'Sooner'],
    [7, 'Later']
  ])
})

test('a line of a quote knows its passage, the student’s own line below knows none', () => {
  const [own, quoted] = [words('My own line'), quote(NOTE, 7, 5, 'Water potential')]
  const note = doc(quoted, own)
  const held = quoted.content?.[0]?.attrs?.['id'] as string
  expect(passageOfBlock(note, held)).toMatchObject({ page: 7, words: { from: 5, to: 20 } })
  expect(passageOfBlock(note, `${held}.1`)).toMatchObject({ page: 7 })
  expect(passageOfBlock(note, own.attrs?.['id'] as string)).toBeNull()
  expect(passageOfBlock(note, 'nowhere-here')).toBeNull()
})

test('a deleted highlight takes only its quote, and an empty note keeps a line', () => {
  const [own, quoted] = [words('My own line'), quote(NOTE, 7, 5, 'Water potential')]
  const id = quoted.attrs?.['id'] as string
  expect(withoutBlock(doc(quoted, own), id, () => words(''))).toEqual(doc(own))
  const line = words('')
  expect(withoutBlock(doc(quoted), id, () => line)).toEqual(doc(line))
})
