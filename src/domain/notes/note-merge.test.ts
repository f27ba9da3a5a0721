import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blocksOf, mergeNotes } from '#domain/notes/note-merge.ts'
import type { DocNode } from '#domain/notes/note-text.ts'

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
  const { lines, kept } = merged(mine, theirs)
  expect(lines.map(([, text]) => text)).toEqual(['MINE', 'THEIRS', 'two', 'three'])
  expect(new Set(lines.map(([id]) => id)).size).toBe(4)
  expect(kept).toBe(1)
  expect(merged(mine, theirs).lines, 'two devices make the same ids').toEqual(lines)
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
  expect(ids).toHaveLength(4)
  expect(new Set(ids).size).toBe(4)
  for (const id of ids.slice(1)) expect(id).toMatch(/^[a-z0-9-]{8,64}$/)
})

test('two quarrels about one block leave blocks with ids of their own', () => {
  const first = mergeNotes(docOf(base), docOf([['a', 'osmosis']]), docOf([['a', 'canal']])).doc
  const [mine, theirs] = ['valve', 'quartz'].map(text => {
    const [own, ...rest] = first.content ?? []
    return { ...first, content: [...(own ? [line('a', text)] : []), ...rest] }
  })
  const { doc, kept } = mergeNotes(first, mine ?? first, theirs ?? first)
  expect(kept).toBe(1)
  expect(linesOf(doc).map(([, text]) => text)).toEqual(['valve', 'quartz', 'canal'])
  expect(new Set(linesOf(doc).map(([id]) => id)).size).toBe(3)
})

test('a version that one side has put beside its own is not put there again', () => {
  const mine: Lines = [['a', 'MINE']]
  const theirs: Lines = [['a', 'THEIRS']]
  const here = mergeNotes(docOf(base), docOf(mine), docOf(theirs)).doc
  expect(mergeNotes(docOf(base), docOf(theirs), here)).toEqual({ doc: here, kept: 0 })
  expect(mergeNotes(docOf(base), here, docOf(theirs))).toEqual({ doc: here, kept: 0 })
})

test('a version that was put beside another is the block its writer goes on with, or has deleted', () => {
  const was: Lines = [['a', 'PHONE']]
  const there = mergeNotes(docOf(base), docOf([['a', 'LAPTOP']]), docOf(was)).doc
  const copy = linesOf(there)[1]?.[0] ?? ''
  const onward = mergeNotes(docOf(was), docOf([['a', 'PHONE, later']]), there)
  expect(onward.kept).toBe(0)
  expect(linesOf(onward.doc)).toEqual([
    ['a', 'LAPTOP'],
    [copy, 'PHONE, later']
  ])
  expect(linesOf(mergeNotes(docOf(was), docOf([['m', 'mine']]), there).doc).map(([, text]) => text)).toEqual([
    'mine',
    'LAPTOP'
  ])
})

test('blocks that the two sides moved stand where each put them', () => {
  const four: Lines = [...base, ['d', 'four']]
  const order = (ids: string): Lines => Array.from(ids, id => [id, four.find(([one]) => one === id)?.[1] ?? id])
  const result = (mine: string, theirs: string) =>
    linesOf(mergeNotes(docOf(four), docOf(order(mine)), docOf(order(theirs))).doc)
      .map(([id]) => id)
      .join('')
  expect(result('dabc', 'acbd')).toBe('dacb')
  expect(result('bacd', 'bcda')).toBe('bcda')
  expect(result('abdc', 'dabc')).toBe('dabc')
  expect(result('abcd', 'cabd')).toBe('cabd')
  expect(result('cabdn', 'abd')).toBe('abdn')
})

test('the level of one side and the words of the other are no quarrel', () => {
  const heading = (level: number, text: string): DocNode => ({
    type: 'doc',
    content: [{ type: 'heading', attrs: { id: 'a', level }, content: [{ type: 'text', text }] }]
  })
  const merging = (mine: DocNode, theirs: DocNode) => mergeNotes(heading(1, 'was'), mine, theirs)
  expect(merging(heading(2, 'was'), heading(1, 'is'))).toEqual({ doc: heading(2, 'is'), kept: 0 })
  expect(merging(heading(1, 'is'), heading(2, 'was'))).toEqual({ doc: heading(2, 'is'), kept: 0 })
})

test('what each side deleted stays deleted, even where nothing else is left', () => {
  const two = docOf(base.slice(0, 2))
  const { doc } = mergeNotes(two, docOf(base.slice(0, 1)), docOf(base.slice(1, 2)))
  expect(doc.content).toEqual([{ type: 'paragraph' }])
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
  const { doc, kept } = mergeNotes(nothing, docOf(mine), docOf(theirs), blocksOf([docOf(base)]))
  expect(kept).toBe(0)
  expect(linesOf(doc)).toEqual([...mine, ['t', 'theirs']])
  expect(mergeNotes(nothing, docOf(mine), docOf(theirs)).kept).toBe(1)
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
          expect(result.some(([where, said]) => (where === id || (where?.length ?? 0) > 1) && said === text)).toBe(true)
    })
  )
})
