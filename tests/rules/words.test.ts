import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { literalWords } from './words.ts'

test('every word on a screen stands in the message files', () => {
  const files = globSync('src/**/*.tsx').filter(path => !path.endsWith('.test.tsx'))
  expect(files.flatMap(path => literalWords(path, readFileSync(path, 'utf8')))).toEqual([])
})

test('the check notices text and shown attributes, and leaves code alone', () => {
  expect(literalWords('a.tsx', 'const a = <p>Hello there</p>')).toHaveLength(1)
  expect(literalWords('a.tsx', 'const a = <i aria-label="Close" className="big red" />')).toHaveLength(1)
  expect(literalWords('a.tsx', "const a = <i aria-label={'Close'} />")).toHaveLength(1)
  expect(literalWords('a.tsx', 'const a = <p className="Hello there">{m.greeting()} · 3</p>')).toHaveLength(0)
})
