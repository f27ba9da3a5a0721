import { Schema } from '@tiptap/pm/model'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { noteAddress, secondAddress } from '#lib/values/note-address.ts'
import { placeAt } from '#ui/editor/note-links/suggest.ts'

const ID = '0190a6f0-0000-7000-8000-000000000001'
const OTHER = '0190a6f0-0000-7000-8000-000000000002'
const schema = new Schema({
  nodes: { doc: { content: 'paragraph+' }, paragraph: { content: 'text*' }, text: {} },
  marks: { link: { attrs: { href: {} } } }
})
const link = (text: string, href: string) => schema.text(text, [schema.mark('link', { href })])
const paragraph = (...content: readonly ReturnType<typeof schema.text>[]) => schema.node('paragraph', null, content)
const DOC = schema.node('doc', null, [
  paragraph(
    schema.text('It comes from water. '),
    link('9:02', secondAddress(ID, 542)),
    schema.text(' See '),
    link('Light', noteAddress(OTHER))
  ),
  paragraph(schema.text('Nothing here, only '), link('the web', 'https://example.org/'))
])

function at(position: number) {
  const state = EditorState.create({ doc: DOC })
  return placeAt({ selection: TextSelection.create(state.doc, position) })
}

test('a key opens what the line links to: the link at the cursor, else the first of the line', () => {
  expect(at(3)).toEqual({ recording: ID, t: '542' })
  expect(at(24)).toEqual({ recording: ID, t: '542' })
  expect(at(33)).toEqual({ note: OTHER })
})

test('a line without a link to a note or a lecture opens nothing', () => {
  expect(at(DOC.child(0).nodeSize + 4)).toBeNull()
  expect(at(DOC.content.size - 2)).toBeNull()
})
