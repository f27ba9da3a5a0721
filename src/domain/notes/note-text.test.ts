import { expect, test } from 'vitest'
import { countWords, plainText } from '#domain/notes/note-text.ts'

const text = (words: string) => ({ type: 'text', text: words })

test('a document becomes one line a block, maths as its LaTeX and images as their description', () => {
  const doc = {
    type: 'doc',
    content: [
      { type: 'heading', content: [text('Energy')] },
      { type: 'paragraph' },
      { type: 'paragraph', content: [text('so '), { type: 'inlineMath', attrs: { latex: 'E=mc^2' } }, text(' holds')] },
      { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('one')] }] }] },
      { type: 'image', attrs: { fileId: 'f', alt: 'A pendulum' } },
      { type: 'blockMath', attrs: { latex: 'a^2' } }
    ]
  }
  expect(plainText(doc)).toBe('Energy\nso E=mc^2 holds\none\nA pendulum\na^2')
})

test('words are counted in any script, and emoji are none', () => {
  expect(countWords('')).toBe(0)
  expect(countWords('Photosynthesis')).toBe(1)
  expect(countWords('don’t stop 🙂')).toBe(2)
  expect(countWords('مرحبا بالعالم')).toBe(2)
  expect(countWords('光合作用')).toBeGreaterThan(0)
  expect(countWords('word '.repeat(10_000))).toBe(10_000)
})
