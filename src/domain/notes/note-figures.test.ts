import { expect, test } from 'vitest'
import { figuresIn } from '#domain/notes/note-figures.ts'

test('pictures are found wherever they stand in a note, with their descriptions', () => {
  const image = (id: unknown, alt?: unknown) => ({ type: 'image', attrs: { id, alt, fileId: 'f' } })
  const doc = {
    type: 'doc',
    content: [
      { type: 'paragraph', attrs: { id: 'p' }, content: [{ type: 'text', text: 'A cell.' }] },
      image('one', 'A plant cell'),
      { type: 'blockquote', content: [image('two', undefined), image(null, 'no place')] }
    ]
  }
  expect(figuresIn(doc)).toEqual([
    { id: 'one', text: 'A plant cell' },
    { id: 'two', text: '' }
  ])
})
