import type { User } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { AppError } from '#lib/errors.ts'
import { m } from '#messages/generated/messages.js'
import { emailFlaw, fullNameOf, hasPassword, wordsForCurrent } from '#tools/user-settings/account/account-facts.ts'

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

test('a bad address was refused by the browser alone, without a word in the page', () => {
  for (const email of ['', 'ada', 'ada@', '@example.com', 'ada @example.com', 'ada@example.'])
    expect(emailFlaw(email)).toBe(m.settings_email_wrong())
  for (const email of ['ada@example.com', 'a.b+c@school.ac.in', 'ada@localhost'])
    expect(emailFlaw(email)).toBeUndefined()
})

test('a wrong current password was called a wrong e-mail or password', () => {
  const refused = new AppError('invalid', 'invalid_credentials', { cause: { code: 'invalid_credentials' } })
  expect(wordsForCurrent(refused)).toBe(m.settings_password_wrong())
  expect(wordsForCurrent(new AppError('offline', 'offline'))).toBe(m.errors_offline())
})
