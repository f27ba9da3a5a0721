import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffTexts, sideOf } from '#domain/notes/version-diff.ts'

const word = fc.constantFrom('water', 'cell', 'the', 'wall.', '日本', '👩‍🔬', 'x²', 'ß', '<b>', ' ')
const line = fc.array(word, { maxLength: 8 }).map(words => words.join(' '))
const text = fc.array(line, { maxLength: 12 }).map(lines => lines.join('\n'))

test('equal texts have no difference, over 200 random ones', () => {
  fc.assert(
    fc.property(text, one => {
      expect(diffTexts(one, one).every(({ kind }) => kind === 'same')).toBe(true)
    }),
    { numRuns: 200 }
  )
})

test('read back it gives both texts, over 200 random pairs', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = diffTexts(before, after)
      expect(sideOf(lines, 'before')).toBe(before)
      expect(sideOf(lines, 'after')).toBe(after)
    }),
    { numRuns: 200 }
  )
})

test('in a line that was changed the words that changed are told', () => {
  expect(diffTexts('Title\nThe cell wall is weak.', 'Title\nThe cell wall is strong.')).toEqual([
    { kind: 'same', parts: [{ kind: 'same', text: 'Title' }] },
    {
      kind: 'changed',
      parts: [
        { kind: 'same', text: 'The cell wall is ' },
        { kind: 'removed', text: 'weak' },
        { kind: 'added', text: 'strong' },
        { kind: 'same', text: '.' }
      ]
    }
  ])
})
