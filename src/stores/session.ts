import { DEVICE_KEYS } from '#config/device.ts'
import { AppError } from '#lib/errors.ts'
import { createSessionActions } from '#stores/session-actions.ts'
import { createSessionStore } from '#stores/session-store.ts'

export type { SessionState } from '#stores/session-state.ts'

/** One database per user id (design §4). */
function eraseDatabase(userId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(`cramless-${userId}`)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(new AppError('storage', 'The device could not be cleared', { cause: request.error }))
  })
}

const store = createSessionStore({
  client: async () => (await import('#data/supabase.ts')).client(),
  device: () => import('#data/stored-session.ts'),
  erase: eraseDatabase
})
const actions = createSessionActions(store)

export const $session = store.$session
/** Trusts the session that lies on the device, then lets supabase-js check it; safe to call again. */
export const startSession = store.start

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
