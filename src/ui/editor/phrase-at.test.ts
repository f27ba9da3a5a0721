import { Schema } from '@tiptap/pm/model'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { LONGEST_PHRASE, phraseAt } from '#ui/editor/phrase-at.ts'

const schema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: { content: 'text*', attrs: { id: { default: null } } },
    text: {}
  }
})

function selected(from: number, to: number, ...texts: string[]): EditorState {
  const blocks = texts.map((text, at) => schema.node('paragraph', { id: `block-${at}` }, [schema.text(text)]))
  const state = EditorState.create({ doc: schema.node('doc', null, blocks) })
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)))
}

test('a selected phrase can go on a card from the toolbar, on a phone too', () => {
  expect(phraseAt(selected(1, 8, 'Rubisco fixes carbon.'))).toEqual({ blockId: 'block-0', words: 'Rubisco' })
  expect(phraseAt(selected(1, 7, 'Light.', 'Water.'))).toEqual({ blockId: 'block-0', words: 'Light.' })
  expect(phraseAt(selected(1, 12, 'Light.', 'Water.'))).toEqual({ blockId: 'block-0', words: 'Light. Wat' })
})

test('nothing, spaces alone and half a page are no answer to one question', () => {
  expect(phraseAt(selected(3, 3, 'Rubisco'))).toBeNull()
  expect(phraseAt(selected(4, 6, 'ab   cd'))).toBeNull()
  expect(phraseAt(selected(1, LONGEST_PHRASE + 2, 'x'.repeat(LONGEST_PHRASE + 1)))).toBeNull()
})
