import { getSchema } from '@tiptap/core'
import { EditorState } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { noteExtensions } from '#ui/editor/extensions.ts'
import { findKey, findPlugin, matchesIn, replaceAll, replaceOne } from '#ui/editor/find/find.ts'

const schema = getSchema(noteExtensions())
const line = (...content: object[]) => ({ type: 'paragraph', content })
const words = (text: string, ...marks: string[]) => ({ type: 'text', text, marks: marks.map(type => ({ type })) })
const docOf = (...content: object[]) => schema.nodeFromJSON({ type: 'doc', content })
const stateOf = (find: string, ...content: object[]): EditorState => {
  const state = EditorState.create({ doc: docOf(...content), plugins: [findPlugin()] })
  return state.apply(state.tr.setMeta(findKey, { words: find }))
}

test('words are found without regard to case, over marks, and not across blocks or a formula', () => {
  const doc = docOf(line(words('De'), words('mand', 'bold'), words(' demand de')), line(words('mand')))
  expect(matchesIn(doc, 'demand').map(({ from, to }) => doc.textBetween(from, to))).toEqual(['Demand', 'demand'])
  expect(matchesIn(doc, '')).toEqual([])
})

test('one is replaced and the next is shown; all are replaced in one step, and marks stay', () => {
  const state = stateOf('a', line(words('a b a', 'bold')), line(words('a')))
  const one = replaceOne(state, 'xyz')
  const after = one ? state.apply(one) : state
  expect(after.doc.textContent).toBe('xyz b aa')
  expect(findKey.getState(after)).toMatchObject({ at: 0 })
  expect(findKey.getState(after)?.matches).toHaveLength(2)
  const all = replaceAll(state, '')
  expect((all ? state.apply(all) : state).doc.textContent).toBe(' b ')
  expect(after.doc.firstChild?.firstChild?.marks.map(({ type }) => type.name)).toEqual(['bold'])
})
