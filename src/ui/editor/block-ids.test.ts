import { getSchema } from '@tiptap/core'
import { Fragment, Slice } from '@tiptap/pm/model'
import type { Node } from '@tiptap/pm/model'
import { EditorState, Plugin } from '@tiptap/pm/state'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BLOCKS, repairIds, withBlockIds } from '#ui/editor/block-ids.ts'
import { noteExtensions } from '#ui/editor/extensions.ts'

const schema = getSchema(noteExtensions())

function start(texts: readonly string[]): EditorState {
  const content = texts.map((text, index) => ({
    type: index % 4 === 1 ? 'heading' : 'paragraph',
    ...(text !== '' && { content: [{ type: 'text', text }] })
  }))
  const doc = schema.nodeFromJSON(withBlockIds({ type: 'doc', content }))
  return EditorState.create({ doc, plugins: [new Plugin({ appendTransaction: repairIds })] })
}

function blocks(doc: Node): { id: string; text: string }[] {
  const found: { id: string; text: string }[] = []
  doc.descendants(node => {
    if (BLOCKS.includes(node.type.name)) found.push({ id: node.attrs['id'] as string, text: node.textContent })
    return true
  })
  return found
}

const ids = (state: EditorState): string[] => blocks(state.doc).map(block => block.id)

test('every kind of block of the schema carries an id', () => {
  const kinds = Object.values(schema.nodes).filter(type => type.isBlock && type.name !== 'doc')
  expect(kinds.map(type => type.name).toSorted()).toEqual(BLOCKS.toSorted())
})

test('splitting a block keeps its id on the first half', () => {
  const before = start(['one two', 'Title'])
  const after = before.apply(before.tr.split(4))
  expect(ids(after)[0]).toBe(ids(before)[0])
  expect(ids(after)[2]).toBe(ids(before)[1])
  expect(new Set(ids(after)).size).toBe(3)
})

test('a copy pasted above its original does not take its id', () => {
  const before = start(['one', 'two', 'three'])
  const third = before.doc.child(2)
  const after = before.apply(before.tr.replace(0, 0, new Slice(Fragment.from(third), 0, 0)))
  expect(ids(after).slice(1)).toEqual(ids(before))
  expect(ids(after)[0]).not.toBe(ids(before)[2])
})

test('a block cut and pasted elsewhere keeps its id', () => {
  const before = start(['one', 'two', 'three'])
  const first = before.doc.child(0)
  const cut = before.apply(before.tr.delete(0, first.nodeSize))
  const after = cut.apply(cut.tr.insert(cut.doc.content.size, first))
  expect(ids(after)).toEqual([ids(before)[1], ids(before)[2], ids(before)[0]])
})

test('a document that has its ids is handed back untouched', () => {
  const doc = withBlockIds({ type: 'doc', content: [{ type: 'paragraph' }] })
  expect(withBlockIds(doc)).toBe(doc)
})

test('after any edits ids are unique, and blocks that were not touched keep theirs', () => {
  const edit = fc.record({
    kind: fc.constantFrom('insert', 'delete', 'split', 'copy', 'join'),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.integer({ min: 0, max: 12 })
  })
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 12 }), { minLength: 1, maxLength: 6 }),
      fc.array(edit, { maxLength: 12 }),
      (texts, edits) => {
        let state = start(texts)
        for (const { kind, at, length } of edits) {
          const before = state
          const size = state.doc.content.size
          const from = Math.floor(at * size)
          const to = Math.min(size, from + length)
          const tr = state.tr
          try {
            if (kind === 'insert') tr.insertText('x', from)
            else if (kind === 'delete') tr.deleteRange(from, to)
            else if (kind === 'split') tr.split(from)
            else if (kind === 'join') tr.join(from)
            else tr.replaceRange(from, from, state.doc.slice(Math.max(0, from - length), to))
          } catch {
            continue
          }
          state = state.apply(tr)
          state.doc.check()
          expect(new Set(ids(state)).size).toBe(ids(state).length)
          // Blocks wholly before or after the changed stretch.
          const changed = { from: Math.min(from, Math.max(0, from - length)), to: Math.max(from, to) }
          before.doc.forEach((node, position) => {
            const isApart = position + node.nodeSize < changed.from - 2 || position > changed.to + 2
            if (isApart) expect(ids(state)).toContain(node.attrs['id'])
          })
        }
      }
    ),
    { numRuns: 200 }
  )
})
