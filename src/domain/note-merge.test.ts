import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeNotes } from '#domain/note-merge.ts'
import type { DocNode } from '#domain/note-text.ts'

type Lines = readonly (readonly [string, string])[]
const line = (id: string, text: string): DocNode => ({
  type: 'paragraph',
  attrs: { id },
  content: [{ type: 'text', text }]
})
const docOf = (lines: Lines): DocNode => ({ type: 'doc', content: lines.map(([id, text]) => line(id, text)) })
const linesOf = (doc: DocNode) =>
  (doc.content ?? []).map(block => [String(block.attrs?.['id']), block.content?.[0]?.text ?? ''])

const base: Lines = [
  ['a', 'one'],
  ['b', 'two'],
  ['c', 'three']
]

function merged(mine: Lines, theirs: Lines) {
  const { doc, kept } = mergeNotes(docOf(base), docOf(mine), docOf(theirs))
  return { lines: linesOf(doc), kept }
}

test('edits of different blocks are both taken', () => {
  const mine: Lines = [
    ['a', 'ONE'],
    ['b', 'two'],
    ['c', 'three']
  ]
  const theirs: Lines = [
    ['a', 'one'],
    ['b', 'two'],
    ['c', 'THREE']
  ]
  expect(merged(mine, theirs)).toEqual({
    lines: [
      ['a', 'ONE'],
      ['b', 'two'],
      ['c', 'THREE']
    ],
    kept: 0
  })
})

test('new blocks of both sides stand where they were written', () => {
  const mine: Lines = [
    ['a', 'one'],
    ['m', 'mine'],
    ['b', 'two'],
    ['c', 'three']
  ]
  const theirs: Lines = [
    ['t', 'theirs'],
    ['a', 'one'],
    ['b', 'two'],
    ['c', 'three'],
    ['u', 'end']
  ]
  expect(
    merged(mine, theirs)
      .lines.map(([id]) => id)
      .join('')
  ).toBe('tambcu')
})

test('the same block changed on both sides is kept twice, under two ids', () => {
  const mine: Lines = [
    ['a', 'MINE'],
    ['b', 'two'],
    ['c', 'three']
  ]
  const theirs: Lines = [
    ['a', 'THEIRS'],
    ['b', 'two'],
    ['c', 'three']
  ]
  expect(merged(mine, theirs)).toEqual({
    lines: [
      ['a', 'MINE'],
      ['a-b', 'THEIRS'],
      ['b', 'two'],
      ['c', 'three']
    ],
    kept: 1
  })
})

test('an edit beats a deletion, on either side', () => {
  const deleted: Lines = [
    ['a', 'one'],
    ['c', 'three']
  ]
  const edited: Lines = [
    ['a', 'one'],
    ['b', 'two more'],
    ['c', 'three']
  ]
  expect(merged(deleted, edited).lines).toEqual(edited)
  expect(merged(edited, deleted).lines).toEqual(edited)
  expect(merged(deleted, base).lines).toEqual(deleted)
  expect(merged(base, deleted).lines).toEqual(deleted)
})

test('a block that one side moved stays moved, with the edit of the other', () => {
  const moved: Lines = [
    ['c', 'three'],
    ['a', 'one'],
    ['b', 'two']
  ]
  const edited: Lines = [
    ['a', 'ONE'],
    ['b', 'two'],
    ['c', 'three']
  ]
  const expected = [
    ['c', 'three'],
    ['a', 'ONE'],
    ['b', 'two']
  ]
  expect(merged(moved, edited).lines).toEqual(expected)
  expect(merged(edited, moved).lines).toEqual(expected)
})

test('items of one list merge like blocks', () => {
  const list = (items: Lines): DocNode => ({
    type: 'doc',
    content: [
      {
        type: 'bulletList',
        attrs: { id: 'list' },
        content: items.map(([id, text]) => ({ type: 'listItem', attrs: { id }, content: [line(`${id}p`, text)] }))
      }
    ]
  })
  const { doc, kept } = mergeNotes(
    list(base),
    list([
      ['a', 'ONE'],
      ['b', 'two'],
      ['c', 'three']
    ]),
    list([
      ['a', 'one'],
      ['b', 'two'],
      ['c', 'three'],
      ['d', 'four']
    ])
  )
  expect(kept).toBe(0)
  expect(doc).toEqual(
    list([
      ['a', 'ONE'],
      ['b', 'two'],
      ['c', 'three'],
      ['d', 'four']
    ])
  )
})

test('where both versions of a block stand, each block inside the other one has an id of its own', () => {
  const list = (text: string): DocNode => ({
    type: 'bulletList',
    attrs: { id: 'a' },
    content: [{ type: 'listItem', attrs: { id: 'item' }, content: [line('inside', text)] }]
  })
  const doc = (block: DocNode): DocNode => ({ type: 'doc', content: [block] })
  const result = mergeNotes(docOf([['a', 'one']]), doc(line('a', 'MINE')), doc(list('THEIRS')))
  expect(result.kept).toBe(1)
  const ids: unknown[] = []
  const walk = (node: DocNode): void => {
    if (node.attrs?.['id'] !== undefined) ids.push(node.attrs['id'])
    node.content?.forEach(walk)
  }
  walk(result.doc)
  expect(ids).toEqual(['a', 'a-b', 'item-b', 'inside-b'])
  const long = 'x'.repeat(64)
  const twice = mergeNotes(docOf([[long, 'was']]), docOf([[long, 'mine']]), docOf([[long, 'theirs']]))
  expect(linesOf(twice.doc).map(([id]) => id?.length)).toEqual([64, 62])
})

test('two blocks that share an id by accident are both kept', () => {
  const twins = docOf([
    ['a', 'one'],
    ['a', 'other']
  ])
  expect(linesOf(mergeNotes(docOf(base), twins, docOf(base)).doc).map(([, text]) => text)).toEqual(['one', 'other'])
})

test('without a common base a version that mine grew from does not stand twice', () => {
  const mine: Lines = [
    ['a', 'one more'],
    ['b', 'two']
  ]
  const theirs: Lines = [
    ['a', 'one'],
    ['b', 'two'],
    ['c', 'three'],
    ['t', 'theirs']
  ]
  const nothing = docOf([])
  const { doc, kept } = mergeNotes(nothing, docOf(mine), docOf(theirs), [docOf(base)])
  expect(kept).toBe(0)
  expect(linesOf(doc)).toEqual([...mine, ['t', 'theirs']])
  expect(mergeNotes(nothing, docOf(mine), docOf(theirs), []).kept).toBe(1)
})

const lines = fc.uniqueArray(
  fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), fc.constantFrom('1', '2', '3', '4')),
  {
    selector: ([id]) => id,
    minLength: 1
  }
)

test('one side alone changing is that side; both the same is no conflict', () => {
  fc.assert(
    fc.property(lines, lines, (was, now) => {
      expect(linesOf(mergeNotes(docOf(was), docOf(now), docOf(was)).doc)).toEqual(now)
      expect(linesOf(mergeNotes(docOf(was), docOf(was), docOf(now)).doc)).toEqual(now)
      expect(mergeNotes(docOf(was), docOf(now), docOf(now))).toEqual({ doc: docOf(now), kept: 0 })
    })
  )
})

test('nothing that either side wrote is missing, and no id stands twice', () => {
  fc.assert(
    fc.property(lines, lines, lines, (was, mine, theirs) => {
      const result = linesOf(mergeNotes(docOf(was), docOf(mine), docOf(theirs)).doc)
      expect(new Set(result.map(([id]) => id)).size).toBe(result.length)
      const before = new Map(was)
      for (const [id, text] of [...mine, ...theirs])
        if (before.get(id) !== text)
          expect(result.some(([where, said]) => (where === id || where === `${id}-b`) && said === text)).toBe(true)
    })
  )
})
