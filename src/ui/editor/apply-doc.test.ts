import { getSchema } from '@tiptap/core'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyDoc } from '#ui/editor/apply-doc.ts'
import { noteExtensions } from '#ui/editor/extensions.ts'

const schema = getSchema(noteExtensions())
const docOf = (lines: readonly (readonly [string, string])[]) => ({
  type: 'doc',
  content: lines.map(([id, text]) => ({
    type: 'paragraph',
    attrs: { id },
    ...(text !== '' && { content: [{ type: 'text', text }] })
  }))
})
const stateOf = (lines: readonly (readonly [string, string])[]) =>
  EditorState.create({ doc: schema.nodeFromJSON(docOf(lines)) })

test('a change in another block leaves the cursor where it is', () => {
  const before = stateOf([
    ['block-one', 'first'],
    ['block-two', 'second']
  ])
  const at = before.apply(before.tr.setSelection(TextSelection.create(before.doc, 3)))
  const tr = applyDoc(
    at,
    docOf([
      ['block-one', 'first'],
      ['block-two', 'SECOND'],
      ['block-new', 'third']
    ])
  )
  expect(tr?.selection.from).toBe(3)
  expect(tr?.doc.textContent).toBe('firstSECONDthird')
})

test('the same document is no change', () => {
  const lines = [['block-one', 'first']] as const
  expect(applyDoc(stateOf(lines), docOf(lines))).toBe(null)
})

test('any document becomes any other', () => {
  const line = fc.tuple(fc.stringMatching(/^[a-z]{8}$/), fc.stringMatching(/^[ab]{0,6}$/))
  const lines = fc.uniqueArray(line, { minLength: 1, maxLength: 6, selector: ([id]) => id })
  fc.assert(
    fc.property(lines, lines, (one, other) => {
      const tr = applyDoc(stateOf(one), docOf(other))
      expect((tr?.doc ?? stateOf(one).doc).toJSON()).toEqual(schema.nodeFromJSON(docOf(other)).toJSON())
    })
  )
})
