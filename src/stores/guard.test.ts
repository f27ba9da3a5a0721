import type { User } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { guard } from '#stores/guard.ts'

const user = (metadata: Record<string, unknown>): User => ({
  id: 'u1',
  aud: 'authenticated',
  app_metadata: {},
  user_metadata: metadata,
  created_at: ''
})
const state = (part: object) => ({ loading: false, locked: false, user: null, ...part })

test('while the session is fetched nobody is sent away', () => {
  expect(guard(state({ loading: true }), 'main').state).toBe('loading')
})

test('nobody signed in is a guest, on every screen', () => {
  expect(guard(state({}), 'main').state).toBe('guest')
  expect(guard(state({}), 'onboarding').state).toBe('guest')
})

test('a student without a username may only see the onboarding', () => {
  expect(guard(state({ user: user({}) }), 'main').state).toBe('newcomer')
  expect(guard(state({ user: user({ username: '' }) }), 'notetaker').state).toBe('newcomer')
  expect(guard(state({ user: user({}) }), 'onboarding')).toEqual({ state: 'open', userId: 'u1' })
})

test('a student with a username is let in, also while the session is still being checked', () => {
  expect(guard(state({ user: user({ username: 'ada' }) }), 'main')).toEqual({ state: 'open', userId: 'u1' })
  expect(guard(state({ user: user({ username: 'ada' }), loading: true }), 'main').state).toBe('open')
})

test('a session that ended elsewhere locks the screen instead of sending the student away', () => {
  expect(guard(state({ locked: true }), 'main').state).toBe('locked')
})
