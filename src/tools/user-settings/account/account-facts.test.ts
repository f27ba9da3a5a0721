import type { User } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { fullNameOf, hasPassword } from '#tools/user-settings/account/account-facts.ts'

const user = (part: Partial<User>): User => ({
  id: 'u',
  aud: 'authenticated',
  app_metadata: {},
  user_metadata: {},
  created_at: '',
  ...part
})

test('only someone who came by Google alone has no password', () => {
  expect(hasPassword(user({ app_metadata: { providers: ['google'] } }))).toBe(false)
  expect(hasPassword(user({ app_metadata: { providers: ['google', 'email'] } }))).toBe(true)
  expect(hasPassword(user({}))).toBe(true)
})

test('the name comes from the profile, and from the metadata until the profile is there', () => {
  const known = user({ user_metadata: { full_name: 'Ada' } })
  expect(fullNameOf(known, null)).toBe('Ada')
  expect(fullNameOf(user({}), null)).toBe('')
})
