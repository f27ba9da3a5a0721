import { expect, test } from 'vitest'
import { warningWords } from '#tools/shared/engine/warning-words.ts'

test('a warning says what it means for the student', () => {
  expect(warningWords({ kind: 'language', language: 'fr' })).toContain('French')
  expect(warningWords({ kind: 'language', language: 'not a code' })).toContain('does not read like English')
  expect(warningWords({ kind: 'too-short', words: 1 })).toContain('only 1 word.')
  expect(warningWords({ kind: 'too-long', words: 200_000, read: 50_000 })).toContain('50000')
  expect(warningWords({ kind: 'dropped', count: 2, reason: 'quote' })).toContain('2 suggestions were')
})
