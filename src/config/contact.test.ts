import { expect, test } from 'vitest'
import { contactAction } from './contact.ts'

const hosted = { PUBLIC_SUPABASE_URL: 'https://x.supabase.co', PUBLIC_SUPABASE_ANON_KEY: 'anon' }

test('an address of its own comes first, then a backend that can keep messages, then nothing', () => {
  expect(contactAction({ PUBLIC_CONTACT_FORM_ACTION: 'https://forms.example/1' })).toBe('https://forms.example/1')
  expect(contactAction({})).toBe('/api/contact')
  expect(contactAction({ ...hosted, SUPABASE_SERVICE_ROLE_KEY: 'key' })).toBe('/api/contact')
  expect(contactAction(hosted)).toBeUndefined()
  expect(contactAction({ CRAMLESS_BACKEND: 'none' })).toBeUndefined()
})
