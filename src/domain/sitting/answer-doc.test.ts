import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeNotes } from '#domain/notes/note-merge.ts'
import { docOfText, lateText, textOfDoc } from '#domain/sitting/answer-doc.ts'
import type { DocNode } from '#domain/notes/note-text.ts'

const options = { seed: 18, numRuns: 400 }
const line = fc.oneof(
  fc.constantFrom('', 'a', 'b', 'Osmosis is'),
  fc.string({ maxLength: 12 }).filter(text => !text.includes('\n'))
)
const typed = fc.array(line, { maxLength: 8 }).map(lines => lines.join('\n'))

let last = 0
const newId = (): string => `id-${(last += 1)}`
const made = (text: string, before: DocNode | null, isLate = false): DocNode =>
  docOfText(text, before, { isLate, newId })
const ids = (doc: DocNode): unknown[] => (doc.content ?? []).map(({ attrs }) => attrs?.['id'])

test('what was typed is what is kept, whatever stood there before', () => {
  fc.assert(
    fc.property(typed, typed, typed, (first, second, third) => {
      const doc = made(third, made(second, made(first, null)))
      expect(textOfDoc(doc)).toBe(third)
      expect(new Set(ids(doc)).size).toBe(ids(doc).length)
    }),
    options
  )
})

test('the same text again changes nothing', () => {
  fc.assert(
    fc.property(typed, typed, fc.boolean(), (first, second, isLate) => {
      const doc = made(second, made(first, null))
      expect(made(second, doc, isLate)).toEqual(doc)
    }),
    options
  )
})

test('a line that is written in keeps its block, a new line gets its own', () => {
  const before = made('one\ntwo\nthree', null)
  const [one, two, three] = ids(before)
  expect(ids(made('one\ntwo!\nthree', before))).toEqual([one, two, three])
  const split = ids(made('one\ntw\no\nthree', before))
  expect([split[0], split[1], split[3]]).toEqual([one, two, three])
  expect(ids(made('one\nthree', before))).toEqual([one, three])
})

test('words of two devices in different lines both stay, without a copy', () => {
  const base = made('cells\nmembranes', null)
  const { doc, kept } = mergeNotes(
    base,
    made('cells divide\nmembranes', base),
    made('cells\nmembranes\nvacuoles', base)
  )
  expect(textOfDoc(doc)).toBe('cells divide\nmembranes\nvacuoles')
  expect(kept).toBe(0)
})

test('overtime marks what was written in it and nothing else, for good', () => {
  const inTime = made('one\ntwo', null)
  const after = made('one\ntwo and more\nthree', inTime, true)
  expect(lateText(after)).toBe('two and more\nthree')
  expect(lateText(made('one\ntwo and more\nthree\nfour', after, false))).toBe('two and more\nthree')
  expect(lateText(inTime)).toBe('')
})
