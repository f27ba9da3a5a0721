import { expect, test } from 'vitest'
import { ask } from '#engine/builtin/ask/ask.ts'
import { asWritten } from '#engine/builtin/ask/as-written.ts'
import { indexOf } from '#engine/builtin/ask/index-of.ts'
import { termsOf } from '#engine/builtin/ask/terms.ts'
import { sourceFromText } from '#engine/source-text.ts'

const NOTES = sourceFromText(
  'pricing',
  'Pricing',
  'Penetration pricing: set a low price at launch to win market share, then raise it.\n\nPrice skimming: start high while the product has few rivals.\n\nUse quick sort for the list of alkenes.'
)
const meant = (question: string): unknown => asWritten(indexOf([NOTES]), termsOf(question))

test('a misspelled word is taken for the one word of the notes it is near to', () => {
  expect(meant('penatration')).toEqual([{ stem: 'penetr', isGuessed: true }])
  expect(meant('quicksort')).toEqual([
    { stem: 'quick', isGuessed: false },
    { stem: 'sort', isGuessed: false }
  ])
  expect(meant('pricing')).toEqual([{ stem: 'price', isGuessed: false }])
})

test('a word that is known, or near to nothing, stays', () => {
  expect(meant('photosynthesis')).toEqual([{ stem: 'photosynthesi', isGuessed: false }])
  expect(meant('osmosis')).toEqual([{ stem: 'osmosi', isGuessed: false }])
})

test('what is asked with a slip is found, but never called an answer', () => {
  const { verdict, passages } = ask('pls explain penatration pricing', [NOTES])
  expect(verdict).toBe('closest')
  expect(passages[0]?.span.quote).toContain('low price at launch')
  expect(ask('what is an alkane', [NOTES]).verdict).not.toBe('answer')
})
