import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aSession, aUser } from '../../tests/support/fake-auth.ts'
import { afterEvent, signedIn, SIGNED_OUT, STARTING } from '#stores/session-state.ts'

const WITH_SESSION = [
  'INITIAL_SESSION',
  'SIGNED_IN',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'PASSWORD_RECOVERY',
  'MFA_CHALLENGE_VERIFIED'
] as const
const here = signedIn(STARTING, aSession())
const refused = { own: false, stored: false }

test.each(WITH_SESSION)('%s with a session opens it', event => {
  const session = aSession()
  const state = afterEvent(STARTING, event, session, refused)
  expect(state).toMatchObject({ session, user: session.user, isAuthenticated: true, loading: false, locked: false })
})

test.each(['INITIAL_SESSION', 'SIGNED_OUT'] as const)('%s without a session keeps a stored one open', event => {
  expect(afterEvent(here, event, null, { own: false, stored: true })).toEqual(here)
})

test('a sign-out that the student did not ask for locks, and the same or another user unlocks', () => {
  const locked = afterEvent(here, 'SIGNED_OUT', null, refused)
  expect(locked).toEqual({ ...SIGNED_OUT, locked: true })
  expect(afterEvent(locked, 'INITIAL_SESSION', null, refused)).toEqual(locked)
  expect(afterEvent(locked, 'SIGNED_IN', aSession(), refused)).toMatchObject({ locked: false, isAuthenticated: true })
  expect(afterEvent(locked, 'SIGNED_IN', aSession(aUser('user-2')), refused).locked).toBe(false)
})

test("the student's own sign-out clears session, user and profile", () => {
  expect(afterEvent(here, 'SIGNED_OUT', null, { own: true, stored: false })).toEqual(SIGNED_OUT)
})

test('a visitor who was never signed in is signed out, not locked', () => {
  expect(afterEvent(STARTING, 'INITIAL_SESSION', null, refused)).toEqual(SIGNED_OUT)
})

test('a profile never outlives its user', () => {
  const profile = { id: 'user-1', email: null, fullName: 'A', avatarUrl: null, createdAt: '', updatedAt: '' }
  const known = { ...here, profile }
  expect(afterEvent(known, 'TOKEN_REFRESHED', aSession(), refused).profile).toBe(profile)
  expect(afterEvent(known, 'SIGNED_IN', aSession(aUser('user-2')), refused).profile).toBeNull()
})

test('whatever comes, authenticated means that there is a user and a session', () => {
  const event = fc.record({
    event: fc.constantFrom(...WITH_SESSION, 'SIGNED_OUT' as const),
    session: fc.option(fc.constantFrom(aSession(), aSession(aUser('user-2')))),
    own: fc.boolean(),
    stored: fc.boolean()
  })
  fc.assert(
    fc.property(fc.array(event), events => {
      const state = events.reduce((now, next) => afterEvent(now, next.event, next.session, next), STARTING)
      expect(state.isAuthenticated).toBe(state.user !== null && state.session !== null)
      if (state.locked) expect(state.user).toBeNull()
    })
  )
})
