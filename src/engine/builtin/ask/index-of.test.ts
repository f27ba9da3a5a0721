import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ask, askIndex } from '#engine/builtin/ask/ask.ts'
import { INDEX_VERSION, indexOf, indexSource, openIndex } from '#engine/builtin/ask/index-of.ts'
import type { SourceIndex } from '#contract/engine/index.ts'
import { isValidIndex } from '#engine/builtin/ask/valid-index.ts'
import { sourceFromText } from '#engine/source-text.ts'

const NAMES = ['history-notes', 'biology-prose', 'physics-lecture', 'geography-notes']
const NOTES = NAMES.map(name => sourceFromText(name, name, readFileSync(`tests/fixtures/texts/${name}.md`, 'utf8')))
const EMPTY = sourceFromText('', '', '')
const KEPT = NOTES.map(source => structuredClone(indexSource(source)))

const question = fc
  .array(fc.constantFrom('why', 'stalin', 'putsch', 'leaf', 'water', 'force', 'who', 'light', 'x²'), { maxLength: 5 })
  .map(words => words.join(' '))

test('an index that was kept or sent answers as the one that was built', () => {
  fc.assert(
    fc.property(question, asked => {
      expect(
        askIndex(
          KEPT.map(one => openIndex(one)),
          asked
        )
      ).toEqual(askIndex(indexOf(NOTES), asked))
    }),
    { numRuns: 30 }
  )
})

test('sources meet only in the question: some of a set answer as if there were no others', () => {
  fc.assert(
    fc.property(question, fc.subarray([...NOTES.keys()]), (asked, chosen) => {
      const some = chosen.flatMap(place => KEPT[place] ?? []).map(one => openIndex(one))
      expect(askIndex(some, asked)).toEqual(
        ask(
          asked,
          chosen.flatMap(place => NOTES[place] ?? [])
        )
      )
    }),
    { numRuns: 30 }
  )
})

test('a kept index whose places do not exist is not taken in', () => {
  const kept = (change: (index: SourceIndex) => unknown): boolean =>
    isValidIndex({ ...structuredClone(KEPT[0]), ...Object(change(structuredClone(indexSource(NOTES[0] ?? EMPTY)))) })
  expect(kept(() => ({}))).toBe(true)
  expect(kept(index => ({ blocks: index.blocks.map((one, at) => (at % 6 === 2 ? index.contexts : one)) }))).toBe(false)
  expect(kept(index => ({ contexts: index.contexts + 100_000 }))).toBe(false)
  expect(kept(index => ({ contexts: index.contexts + 0.5 }))).toBe(false)
  expect(kept(() => ({ contextPostings: undefined }))).toBe(false)
  expect(kept(() => ({ version: INDEX_VERSION - 1 }))).toBe(false)
})
