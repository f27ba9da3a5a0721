import type { AuthChangeEvent, Session, User } from '@supabase/supabase-js'
import type { Profile } from '#data/account/profile.ts'

export interface SessionState {
  readonly user: User | null
  readonly session: Session | null
  readonly isAuthenticated: boolean
  readonly loading: boolean
  readonly profile: Profile | null
  /** Signed out by something other than the student: the work stays on the device until the same user returns. */
  readonly locked: boolean
}

export const STARTING: SessionState = {
  user: null,
  session: null,
  isAuthenticated: false,
  loading: true,
  profile: null,
  locked: false
}

export const SIGNED_OUT: SessionState = { ...STARTING, loading: false }

export function signedIn(state: SessionState, session: Session): SessionState {
  return {
    user: session.user,
    session,
    isAuthenticated: true,
    loading: false,
    profile: state.user?.id === session.user.id ? state.profile : null,
    locked: false
  }
}

/** What is known beside the event itself. */
export interface Facts {
  /** The student asked to be signed out, in this tab, just now. */
  readonly own: boolean
  /** A session still lies on the device: then a missing one only means that it could not be refreshed. */
  readonly stored: boolean
}

/** Specification §4: each auth event updates session and user. */
export function afterEvent(
  state: SessionState,
  event: AuthChangeEvent,
  session: Session | null,
  facts: Facts
): SessionState {
  switch (event) {
    case 'SIGNED_IN':
    case 'TOKEN_REFRESHED':
    case 'USER_UPDATED':
    case 'PASSWORD_RECOVERY':
    case 'MFA_CHALLENGE_VERIFIED':
      return session ? signedIn(state, session) : state
    case 'INITIAL_SESSION':
    case 'SIGNED_OUT':
      if (session) return signedIn(state, session)
      if (facts.own) return SIGNED_OUT
      if (facts.stored) return { ...state, loading: false }
      return { ...SIGNED_OUT, locked: state.user !== null || state.locked }
    default:
      event satisfies never
      return state
  }
}
