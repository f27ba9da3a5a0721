import { expect, test } from 'vitest'
import { parseMessages } from '../../src/messages/compile.ts'
import { readMessages } from '../../src/messages/files.ts'
import { unpluralised, withoutOne } from './plurals.ts'

test('no message says "1 things": every count before a plural has a form for one', () => {
  const messages = readMessages()
  expect(unpluralised(messages)).toEqual([])
  expect(withoutOne(messages)).toEqual([])
})

test('the check notices nouns and verbs, and leaves names, limits and pluralised counts alone', () => {
  const named = (texts: object): string[] =>
    unpluralised(parseMessages([{ path: 'a.json', text: JSON.stringify(texts) }]))
  expect(named({ a: '{count} changes' })).toEqual(['a: {count}'])
  expect(named({ a: '{count} whole-day events left' })).toEqual(['a: {count}'])
  expect(named({ a: 'The first {read} were read.' })).toEqual(['a: {read}'])
  expect(named({ a: '{name} is reading', b: 'At most {limit} letters', c: '{count} min' })).toEqual([])
  const plural = (one: string, other: string): object[] => [
    { declarations: ['input n', 'local nPlural = n: plural'], match: { 'nPlural=one': one, 'nPlural=other': other } }
  ]
  expect(named({ a: plural('{n} card', '{n} cards') })).toEqual([])
  expect(named({ a: plural('{n} card of {days} days', '{n} cards of {days} days') })).toEqual(['a: {days}'])
})
