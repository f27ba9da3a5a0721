import { expect, test } from 'vitest'
import { fillWord } from '#tools/shell/palette/fill-word.ts'

test('the last word is filled in from the first text that has it', () => {
  expect(fillWord('quiz photos', ['Light', 'Quiz on Photosynthesis'])).toBe('quiz Photosynthesis')
  expect(fillWord('resu', ['A Résumé'])).toBe('Résumé')
})

test('a whole word, a word that nothing begins with and an empty field leave Tab to the browser', () => {
  for (const typed of ['cells', 'zebra', 'cells ', ''])
    expect(fillWord(typed, ['The cells', 'Plants']), typed).toBeNull()
})
