import { expect, test } from 'vitest'
import { backendFrom } from '#config/backend.ts'
import { secretKeyFrom } from '#config/supabase-keys.ts'

const URL_OF = { PUBLIC_SUPABASE_URL: 'https://x.supabase.co' }
const token = (role: string) =>
  `e30.${Buffer.from(JSON.stringify({ iss: 'supabase', role })).toString('base64url')}.sig`

test('a publishable key makes the build a hosted one, as the older anon key does, and goes before it', () => {
  const [now, older] = ['sb_publishable_abc', token('anon')]
  expect(backendFrom({ ...URL_OF, PUBLIC_SUPABASE_PUBLISHABLE_KEY: now })).toMatchObject({
    mode: 'hosted',
    anonKey: now
  })
  expect(backendFrom({ ...URL_OF, PUBLIC_SUPABASE_ANON_KEY: older })).toMatchObject({ mode: 'hosted', anonKey: older })
  const both = { ...URL_OF, PUBLIC_SUPABASE_PUBLISHABLE_KEY: now, PUBLIC_SUPABASE_ANON_KEY: older }
  expect(backendFrom(both).anonKey).toBe(now)
  expect(backendFrom({ ...both, PUBLIC_SUPABASE_PUBLISHABLE_KEY: '' }).anonKey).toBe(older)
})

test.for(['sb_secret_abc', token('service_role')])('a secret key is never built into pages: %s', key => {
  expect(() => backendFrom({ ...URL_OF, PUBLIC_SUPABASE_PUBLISHABLE_KEY: key })).toThrow('every page')
  expect(() => backendFrom({ ...URL_OF, PUBLIC_SUPABASE_ANON_KEY: key })).toThrow('every page')
})

test('the server takes a secret key or the older one, and refuses a publishable one', () => {
  expect(secretKeyFrom({})).toBeUndefined()
  expect(secretKeyFrom({ SUPABASE_SERVICE_ROLE_KEY: 'older' })).toBe('older')
  expect(secretKeyFrom({ SUPABASE_SECRET_KEY: 'sb_secret_abc', SUPABASE_SERVICE_ROLE_KEY: 'older' })).toBe(
    'sb_secret_abc'
  )
  expect(() => secretKeyFrom({ SUPABASE_SECRET_KEY: 'sb_publishable_abc' })).toThrow('sb_secret_')
})
