import { expect, test } from 'vitest'
import { EMPTY, isRequest, readDraft } from '#tools/user-settings/engines/own-key-draft.ts'

const TYPED = { ...EMPTY, model: ' gpt-x ', key: ' sk-1234567890 ' }

test('what is typed is sent without the spaces a paste brings along', () => {
  expect(readDraft(TYPED)).toEqual({ provider: 'openai', model: 'gpt-x', key: 'sk-1234567890' })
  expect(isRequest(readDraft(TYPED))).toBe(true)
})

test('an address is asked only of a server that speaks like another', () => {
  const own = { ...TYPED, provider: 'compatible', address: ' https://models.example.org/v1 ' } as const
  expect(readDraft(own)).toMatchObject({ baseUrl: 'https://models.example.org/v1' })
  expect(readDraft({ ...own, provider: 'anthropic' })).not.toHaveProperty('baseUrl')
  expect(readDraft({ ...own, address: 'somewhere' })).toEqual(new Set(['address']))
})

test('each field that would be refused is named', () => {
  expect(readDraft(EMPTY)).toEqual(new Set(['key', 'model']))
  expect(readDraft({ ...TYPED, key: 'two words here' })).toEqual(new Set(['key']))
  expect(readDraft({ ...TYPED, model: 'what is this' })).toEqual(new Set(['model']))
})
