import { expect, test } from 'vitest'
import { lectureBlock, lecturePlaceOf, lecturesIn, linkedSecond } from '#domain/lecture/heard/source.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import { noteAddress, secondAddress } from '#lib/values/note-address.ts'

const ID = '0190a6f0-0000-7000-8000-000000000001'
const OTHER = '0190a6f0-0000-7000-8000-000000000002'

const linked = (id: string, text: string, href: string): DocNode => ({
  type: 'paragraph',
  attrs: { id },
  content: [
    { type: 'text', text },
    { type: 'text', text: '9:02', marks: [{ type: 'link', attrs: { href } }] }
  ]
})

const DOC: DocNode = {
  type: 'doc',
  content: [
    linked('a', 'It takes it back from water. ', secondAddress(ID, 542.9)),
    linked('b', 'See also ', noteAddress(OTHER)),
    {
      type: 'taskList',
      attrs: { id: 'c' },
      content: [{ type: 'taskItem', attrs: { id: 'd' }, content: [linked('e', '', secondAddress(OTHER, 7))] }]
    },
    linked('f', 'Again ', secondAddress(ID, 1))
  ]
}

test('a block of a note leads to the second that it links to, a list item as well as its paragraph', () => {
  expect(linkedSecond(DOC, 'a')).toEqual({ recordingId: ID, second: 542 })
  expect(linkedSecond(DOC, 'd')).toEqual({ recordingId: OTHER, second: 7 })
  expect(linkedSecond(DOC, 'e')).toEqual({ recordingId: OTHER, second: 7 })
})

test('a link to another note is no second, and a block that is gone has none', () => {
  expect(linkedSecond(DOC, 'b')).toBeNull()
  expect(linkedSecond(DOC, 'zz')).toBeNull()
})

test('a note names its lectures, each once', () => {
  expect(lecturesIn(DOC)).toEqual([ID, OTHER])
})

test('a card made straight from what was said keeps its seconds; a block of a note is no lecture', () => {
  const source = { blockId: lectureBlock(ID), start: 544.2, end: 556 }
  expect(lectureBlock(ID).length).toBeLessThanOrEqual(64)
  expect(lecturePlaceOf(source)).toEqual({ recordingId: ID, from: 544.2, to: 556 })
  expect(lecturePlaceOf({ blockId: 'k3x9', start: 0, end: 4 })).toBeNull()
})
