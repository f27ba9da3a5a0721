import { DEVICE_KEYS } from '#config/device.ts'
import { IDLE_FALLBACKS, IDLE_TIMEOUTS } from '#config/limits.ts'
import { whenIdle } from '#lib/browser/idle.ts'
import { createSessionActions } from '#stores/session-actions.ts'
import { createSessionStore } from '#stores/session-store.ts'

export type { SessionState } from '#stores/session-state.ts'

const store = createSessionStore({
  client: async () => (await import('#data/backend/supabase.ts')).client(),
  device: () => import('#data/backend/stored-session.ts'),
  erase: async userId => (await import('#data/read/workspace.ts')).eraseWorkspace(userId),
  idle: () => whenIdle({ timeout: IDLE_TIMEOUTS[0], fallback: IDLE_FALLBACKS[0] })
})
const actions = createSessionActions(store)

export const $session = store.$session
/** Trusts the session that lies on the device, then lets supabase-js check it; safe to call again. */
export const startSession = store.start

/** The profile anew: another device may have changed it. */
export const loadProfile = store.loadProfile

export const {
  login,
  signUp,
  logout,
  claimUsername,
  updateProfile,
  changePassword,
  changeEmail,
  deleteAccount,
  resendConfirmation,
  requestPasswordReset,
  setPassword,
  openEmailLink,
  finishGoogle
} = actions

/** Leaves for Google; `next` is where the callback page goes on to. */
export function loginWithGoogle(next?: string): Promise<void> {
  if (next) sessionStorage.setItem(DEVICE_KEYS.next, next)
  return actions.loginWithGoogle(`${location.origin}/auth/callback`)
}
