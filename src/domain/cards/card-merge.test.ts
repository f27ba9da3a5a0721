import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeText } from '#domain/cards/card-merge.ts'

const text = (front: string, back: string) => ({ front, back })

test('a question changed here does not put the old answer over a new one', () => {
  expect(mergeText(text('Q2', 'A'), text('Q', 'A'), text('Q', 'A2'))).toEqual({ text: text('Q2', 'A2'), both: [] })
})

test('a side changed in both places keeps both', () => {
  expect(mergeText(text('Q', 'mine'), text('Q', 'A'), text('Q', 'theirs'))).toEqual({
    text: text('Q', 'theirs\n\nmine'),
    both: ['back']
  })
})

test('what was changed nowhere else is saved as it was typed', () => {
  const side = fc.string({ maxLength: 5 })
  fc.assert(
    fc.property(side, side, side, side, (front, back, newFront, newBack) => {
      const merged = mergeText(text(newFront, newBack), text(front, back), text(front, back))
      expect(merged).toEqual({ text: text(newFront, newBack), both: [] })
    })
  )
})
