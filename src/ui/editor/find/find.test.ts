import { getSchema } from '@tiptap/core'
import { EditorState } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { noteExtensions } from '#ui/editor/extensions.ts'
import { findKey, findPlugin, matchesIn, replaceAll, replaceOne, withCapitalsOf } from '#ui/editor/find/find.ts'

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

test('what was put in is not found again: a second press adds nothing to "sunlight", an undo brings the match back', () => {
  const state = stateOf('light', line(words('Light and light')), line(words('LIGHT')))
  const all = replaceAll(state, 'sunlight')
  const after = all ? state.apply(all) : state
  expect(after.doc.textBetween(0, after.doc.content.size, '|')).toBe('Sunlight and sunlight|SUNLIGHT')
  expect(findKey.getState(after)?.matches).toEqual([])
  expect(replaceAll(after, 'sunlight')).toBeNull()
  const tr = after.tr
  for (let at = (all?.steps.length ?? 0) - 1; at >= 0; at -= 1) {
    const [step, before] = [all?.steps[at], all?.docs[at]]
    if (step && before) tr.step(step.invert(before))
  }
  expect(findKey.getState(after.apply(tr))?.matches).toHaveLength(3)
})

test('a replacement keeps capitals, and those that were typed are meant', () => {
  expect(withCapitalsOf('Demand', 'supply')).toBe('Supply')
  expect(withCapitalsOf('DEMAND', 'supply')).toBe('SUPPLY')
  expect(withCapitalsOf('demand', 'supply')).toBe('supply')
  expect(withCapitalsOf('DEMAND', 'pH')).toBe('pH')
})
