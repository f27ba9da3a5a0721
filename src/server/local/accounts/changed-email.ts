import { claimsOf } from '#server/local/accounts/new-password.ts'
import { fillTemplate, NOTICES } from '#server/local/mail/template.ts'
import { textOf } from '#server/local/mail/text.ts'
import type { AccountRequest } from '#server/local/accounts/account-request.ts'
import type { ResendTools } from '#server/local/accounts/resend.ts'

interface Holder {
  readonly id: string
  readonly email: string
}

/** Whoever took over an account and changes its address would otherwise be noticed by nobody. */
export interface ChangedEmail {
  /** To be asked before the library answers. */
  readonly remember: (request: AccountRequest) => Promise<void>
  readonly tell: (request: AccountRequest) => Promise<void>
}

export function changedEmail({ database, deliver, templatesDir, log }: ResendTools): ChangedEmail {
  const before = new WeakMap<AccountRequest, Holder>()
  const holder = async (where: string, value: unknown): Promise<Holder | undefined> => {
    const { rows } = await database.query<Holder>(`select id, email from auth.users where ${where}`, [value])
    return rows[0]
  }
  const find = ({ path, method, authorization, body }: AccountRequest): Promise<Holder | undefined> | undefined => {
    if (path === '/auth/v1/user' && method === 'PUT' && typeof body['email'] === 'string')
      return holder('id::text = $1', claimsOf(authorization).sub ?? '')
    const token = body['token_hash']
    if (path !== '/auth/v1/verify' || typeof token !== 'string' || token === '') return undefined
    return holder('email_change_token_new = $1', token)
  }
  return {
    remember: async request => {
      const found = await find(request)
      if (found) before.set(request, found)
    },
    tell: async request => {
      const old = before.get(request)
      const now = old && (await holder('id::text = $1', old.id))
      if (!old?.email || !now || now.email.toLowerCase() === old.email.toLowerCase()) return
      const html = fillTemplate(templatesDir, 'email_changed', { OldEmail: old.email, Email: now.email })
      const { subject } = NOTICES.email_changed
      // The address is changed by now: a mail that cannot leave is no failure of the request.
      await deliver({ to: old.email, subject, html, text: textOf(html) }).catch(() =>
        log(`The mail "${subject}" could not be sent.`)
      )
    }
  }
}
