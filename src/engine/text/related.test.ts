import { expect, test } from 'vitest'
import { relatedOf } from '#engine/text/related.ts'
import { RELATED_STEMS } from '#engine/text/tables/related-stems.ts'
import { stemOf } from '#engine/text/stem.ts'

const others = (word: string): string[] => relatedOf(stemOf(word)).map(([other]) => other)

test.each([
  ['plane', 'airplane'],
  ['buy', 'purchase'],
  ['long', 'length'],
  ['decide', 'decision'],
  ['percentage', 'proportion'],
  ['cheap', 'inexpensive']
])('%s leads to %s', (word, other) => {
  expect(others(word)).toContain(stemOf(other))
})

test('a word that the table does not have leads nowhere', () => {
  expect(relatedOf('zzyzx')).toEqual([])
})

test('no word leads to itself, and each is near by 0.1 to 0.9', () => {
  for (const stem of RELATED_STEMS.join(';')
    .split(';')
    .map(line => line.split(' ')[0] ?? ''))
    for (const [other, near] of relatedOf(stem))
      expect([other !== stem && other !== '', near >= 0.1 && near <= 0.9]).toEqual([true, true])
})
