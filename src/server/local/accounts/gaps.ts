import type { AccountRequest } from '#server/local/accounts/account-request.ts'
import { randomUUID } from 'node:crypto'
import { changedEmail } from '#server/local/accounts/changed-email.ts'
import { claimsOf, refuseOldSignIn, refuseWeak } from '#server/local/accounts/new-password.ts'
import { tellHolder } from '#server/local/accounts/holder.ts'
import { refuseOdd } from '#server/local/accounts/sane.ts'
import { authError } from '#server/local/accounts/auth-error.ts'
import { sameSite } from '#server/local/database/app.ts'
import { checkInVain, evenOut } from '#server/local/accounts/decoy.ts'
import { resend, type ResendTools } from '#server/local/accounts/resend.ts'

/** What the embedded library does otherwise than Supabase, put right around it (docs/local-backend.md). */
export interface AccountGaps {
  /** An answer of our own, or undefined: the library answers. */
  readonly before: (request: AccountRequest) => Promise<Response | undefined>
  readonly after: (request: AccountRequest, status: number) => Promise<void>
}

export function accountGaps(tools: ResendTools, confirmEmail: boolean): AccountGaps {
  const tell = tellHolder(tools)
  const changed = changedEmail(tools)
  return {
    before: async request => {
      const { path, method, authorization, body, redirectTo } = request
      if (path === '/auth/v1/authorize' && redirectTo !== null && !isOwn(redirectTo, tools.siteUrl))
        return authError(400, 'validation_failed', 'This address to come back to is not one of ours.')
      const odd = refuseOdd(body)
      if (odd) return odd
      const { email, password, type } = body
      const isChange = path === '/auth/v1/user' && method === 'PUT'
      const old = isChange && (password ?? email) !== undefined && refuseOldSignIn(authorization)
      if (old) return old
      if (typeof password === 'string' && (isChange || path === '/auth/v1/signup')) {
        const weak = await refuseWeak(tools.database, password, body, authorization)
        if (weak) return weak
      }
      // Codes instead of passwords would make accounts for any address, confirmed unseen.
      if (path === '/auth/v1/otp' || path === '/auth/v1/magiclink')
        return authError(422, 'otp_disabled', 'Signing in by a code is not offered.')
      await changed.remember(request)
      if (typeof email !== 'string') return undefined
      if (path === '/auth/v1/token' && typeof password === 'string') await checkInVain(tools.database, email, password)
      if (path === '/auth/v1/resend' && typeof type === 'string') return resend(tools, type, email)
      return path === '/auth/v1/signup' && confirmEmail ? repeatedSignUp(tools, email, tell) : undefined
    },
    after: async (request, status) => {
      const { path, method, authorization, body, began } = request
      if (path === '/auth/v1/recover' || path === '/auth/v1/resend') await evenOut(began)
      if (path === '/auth/v1/user' && method === 'PUT' && status === 200 && typeof body['password'] === 'string')
        await endOtherSessions(tools, authorization)
      if (status === 200) await changed.tell(request)
    }
  }
}

/** The library compares host names only: another port of this machine is another program. */
function isOwn(address: string, siteUrl: string): boolean {
  return URL.canParse(address) && sameSite(siteUrl).includes(new URL(address).origin)
}

/** A lost mail must not lock an address for ever, and a known one must not be told apart. */
async function repeatedSignUp(
  { database }: ResendTools,
  email: string,
  tell: (holder: string) => Promise<void>
): Promise<Response | undefined> {
  await database.query(
    `delete from auth.users where lower(email) = lower($1) and email_confirmed_at is null
       and confirmation_sent_at < now() - interval '60 seconds'`,
    [email]
  )
  const known = await database.query<{ email: string }>(
    'select email from auth.users where lower(email) = lower($1) and email_confirmed_at is not null',
    [email]
  )
  const [holder] = known.rows
  if (!holder) return undefined
  await tell(holder.email)
  return Response.json(unknownUser(email))
}

/** The form in which Supabase answers a sign-up for an address that has an account. */
function unknownUser(email: string): Record<string, unknown> {
  const now = new Date().toISOString()
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false
  }
}

/** A new password ends every session but the one that set it. The token was checked by the library just now. */
async function endOtherSessions({ database }: ResendTools, authorization: string | null): Promise<void> {
  const { sub, session_id: session } = claimsOf(authorization)
  if (typeof sub !== 'string' || typeof session !== 'string') return
  const claims = [sub, session]
  await database.query('delete from auth.refresh_tokens where user_id::text = $1 and session_id::text <> $2', claims)
  await database.query('delete from auth.sessions where user_id::text = $1 and id::text <> $2', claims)
}
