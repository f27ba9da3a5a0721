import type { Session, SupabaseClient, User } from '@supabase/supabase-js'
import type { ProfileFields } from '#data/account/profile.ts'
import type { SessionStore } from '#stores/session-store.ts'
import { proveFreshSignIn } from '#stores/fresh-sign-in.ts'
import { unwrap } from '#lib/backend-errors.ts'
import { AppError } from '#lib/errors.ts'
import { log } from '#lib/log.ts'

export type EmailLink = 'signup' | 'recovery' | 'email_change' | 'magiclink' | 'invite' | 'email'

export interface SessionActions {
  readonly login: (email: string, password: string) => Promise<void>
  readonly loginWithGoogle: (returnTo: string) => Promise<void>
  readonly signUp: (email: string, password: string, fields?: ProfileFields) => Promise<{ needsConfirmation: boolean }>
  readonly logout: (options?: { keepDevice?: boolean }) => Promise<void>
  readonly claimUsername: (name: string) => Promise<void>
  readonly updateProfile: (fields: { fullName: string | null; avatarUrl: string | null }) => Promise<void>
  readonly changePassword: (current: string, next: string) => Promise<void>
  /** Null where the account has no password: the server then asks for a fresh sign-in. */
  readonly changeEmail: (email: string, password: string | null) => Promise<void>
  /** Without a password (an account of Google alone) the sign-in itself must be fresh. */
  readonly deleteAccount: (password: string | null) => Promise<void>
  readonly resendConfirmation: (email: string) => Promise<void>
  readonly requestPasswordReset: (email: string) => Promise<void>
  /** After a recovery link: the session itself is the proof. */
  readonly setPassword: (next: string) => Promise<void>
  readonly openEmailLink: (tokenHash: string, type: EmailLink) => Promise<void>
  readonly finishGoogle: (code: string) => Promise<void>
}

async function refreshed(client: SupabaseClient): Promise<Session> {
  const { session } = unwrap(await client.auth.refreshSession())
  if (!session) throw new AppError('unauthorised', 'Auth session missing!')
  return session
}

export function createSessionActions(store: SessionStore): SessionActions {
  async function saveProfile(client: SupabaseClient, user: User, fields?: ProfileFields): Promise<void> {
    try {
      const { writeProfile } = await import('#data/account/profile.ts')
      await writeProfile(client, user, fields)
      await store.loadProfile()
    } catch (error) {
      log('The profile could not be saved', error)
    }
  }

  return {
    async login(email, password) {
      const client = await store.connect()
      const { session, user } = unwrap(await client.auth.signInWithPassword({ email, password }))
      store.take(session)
      await saveProfile(client, user)
    },
    async loginWithGoogle(returnTo) {
      const client = await store.connect()
      const options = { redirectTo: returnTo, queryParams: { prompt: 'consent' } }
      unwrap(await client.auth.signInWithOAuth({ provider: 'google', options }))
    },
    async signUp(email, password, fields = {}) {
      const client = await store.connect()
      const data = {
        ...(fields.fullName ? { full_name: fields.fullName } : {}),
        ...(fields.avatarUrl ? { avatar_url: fields.avatarUrl } : {})
      }
      const { session, user } = unwrap(await client.auth.signUp({ email, password, options: { data } }))
      if (!session || !user) return { needsConfirmation: true }
      store.take(session)
      await saveProfile(client, user, { fullName: fields.fullName || null, avatarUrl: fields.avatarUrl || null })
      return { needsConfirmation: false }
    },
    async logout({ keepDevice = false } = {}) {
      await store.leave(await store.connect(), { keepDevice })
    },
    async claimUsername(name) {
      const { client } = await store.signedInUser()
      const { takeUsername } = await import('#data/account/account.ts')
      await takeUsername(client, name)
    },
    async updateProfile(fields) {
      const { client } = await store.signedInUser()
      const { changeProfile } = await import('#data/account/account.ts')
      await changeProfile(client, fields)
      await store.loadProfile()
    },
    async changePassword(current, next) {
      const { client, user } = await store.signedInUser()
      const { provePassword } = await import('#data/account/account.ts')
      await provePassword(client, user, current)
      unwrap(await client.auth.updateUser({ password: next }))
    },
    async changeEmail(email, password) {
      const { client, user } = await store.signedInUser()
      const { provePassword } = await import('#data/account/account.ts')
      if (password !== null) await provePassword(client, user, password)
      unwrap(await client.auth.updateUser({ email }))
    },
    async deleteAccount(password) {
      const { client, user } = await store.signedInUser()
      const { provePassword, eraseAccount } = await import('#data/account/account.ts')
      if (password !== null) await provePassword(client, user, password)
      else proveFreshSignIn(await refreshed(client))
      await eraseAccount(client, user.id)
      await store.leave(client, { keepDevice: false })
    },
    async resendConfirmation(email) {
      const client = await store.connect()
      unwrap(await client.auth.resend({ type: 'signup', email }))
    },
    async requestPasswordReset(email) {
      const client = await store.connect()
      unwrap(await client.auth.resetPasswordForEmail(email))
    },
    async setPassword(next) {
      const { client } = await store.signedInUser()
      unwrap(await client.auth.updateUser({ password: next }))
    },
    async openEmailLink(tokenHash, type) {
      const client = await store.connect()
      const { session, user } = unwrap(await client.auth.verifyOtp({ token_hash: tokenHash, type }))
      if (!session || !user) return
      store.take(session)
      await saveProfile(client, user)
    },
    async finishGoogle(code) {
      const client = await store.connect()
      const { session, user } = unwrap(await client.auth.exchangeCodeForSession(code))
      store.take(session)
      await saveProfile(client, user)
    }
  }
}
