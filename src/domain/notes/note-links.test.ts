import { expect, test } from 'vitest'
import { linkedNotes } from '#domain/notes/note-links.ts'
import { noteAddress } from '#lib/values/note-address.ts'

const [one, other] = ['0190aaaa-0000-7000-8000-000000000001', '0190aaaa-0000-7000-8000-000000000002']
const link = (text: string, href: unknown) => ({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })

test('each linked note counts once, in the order of the text; what leads elsewhere is no note', () => {
  const words = [link('Demand', noteAddress(other)), link('web', 'https://example.org/notetaker?note=x')]
  const cell = { type: 'callout', content: [{ type: 'paragraph', content: [link('Supply', noteAddress(one))] }] }
  const again = { type: 'paragraph', content: [link('again', noteAddress(other)), link('none', null)] }
  expect(linkedNotes({ type: 'doc', content: [{ type: 'paragraph', content: words }, cell, again] })).toEqual([
    other,
    one
  ])
})
