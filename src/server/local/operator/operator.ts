import { LOCAL_PUBLISHABLE_KEY } from '#config/backend.ts'
import { printable } from '#server/local/operator/printable.ts'
import type { Backend } from '#server/local/backend.ts'

/** What the person who runs the server may ask of it. Each answer is plain text. */
export const COMMANDS = {
  users: 'users                    who has an account',
  'reset-password': 'reset-password <email>   a link with which this person chooses a new password',
  messages: 'messages                 what was sent through the contact form',
  'delete-user': 'delete-user <email>      removes the account and everything it holds'
} as const

export type Command = keyof typeof COMMANDS

export function isCommand(word: string | undefined): word is Command {
  return word !== undefined && Object.hasOwn(COMMANDS, word)
}

export type Operable = Pick<Backend, 'database' | 'fetch' | 'lastMail' | 'erase' | 'siteUrl'>

export async function operate(backend: Operable, command: Command, email: string | undefined): Promise<string> {
  return printable(await answerTo(backend, command, email))
}

async function answerTo(backend: Operable, command: Command, email: string | undefined): Promise<string> {
  if (command === 'users') return users(backend)
  if (command === 'messages') return messages(backend)
  if (!email) return `Say whose account: npm run admin -- ${command} name@example.org`
  const id = await idOf(backend, email)
  if (!id) return `Nobody has an account with the address ${email}.`
  return command === 'reset-password' ? resetPassword(backend, email) : deleteUser(backend, id, email)
}

interface UserRow {
  readonly email: string
  readonly created: string
  readonly seen: string | null
  readonly notes: number
}

async function users({ database }: Operable): Promise<string> {
  const { rows } = await database.query<UserRow>(`
    select email, to_char(created_at, 'YYYY-MM-DD') as created, to_char(last_sign_in_at, 'YYYY-MM-DD') as seen,
      (select count(*)::int from public.notes n where n.user_id = u.id) as notes
    from auth.users u order by created_at`)
  if (rows.length === 0) return 'Nobody has an account yet.'
  return rows
    .map(row => `${row.email}  since ${row.created}  last signed in ${row.seen ?? 'never'}  ${row.notes} notes`)
    .join('\n')
}

async function messages({ database }: Operable): Promise<string> {
  const { rows } = await database.query<{ email: string; message: string; at: string }>(
    "select email, message, to_char(created_at, 'YYYY-MM-DD HH24:MI') as at from public.messages order by created_at"
  )
  if (rows.length === 0) return 'No messages.'
  return rows
    .map(({ email, message, at }) => `${at}  ${email}\n${printable(message).replaceAll(/^/gm, '  ')}`)
    .join('\n\n')
}

async function idOf({ database }: Operable, email: string): Promise<string | undefined> {
  const { rows } = await database.query<{ id: string }>('select id from auth.users where lower(email) = lower($1)', [
    email
  ])
  return rows[0]?.id
}

/** By the same mail the person would ask for; the link is shown here too, because mails may go nowhere. */
async function resetPassword(backend: Operable, email: string): Promise<string> {
  const asked = new Request(`${backend.siteUrl}/auth/v1/recover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: LOCAL_PUBLISHABLE_KEY },
    body: JSON.stringify({ email })
  })
  const response = await backend.fetch(asked, 'operator')
  if (response.status === 429) return 'A link was made less than a minute ago. Wait a minute and ask again.'
  const link = response.ok ? /https?:\S+\/auth\/callback\S+/.exec(backend.lastMail()?.text ?? '')?.[0] : undefined
  if (!link) return `The server answered ${response.status}: no link could be made.`
  return `Give this link to ${email}. It works once, for an hour:\n${link}`
}

async function deleteUser(backend: Operable, id: string, email: string): Promise<string> {
  const addresses = await backend.erase.addressesOf(id)
  await backend.database.query('select private.erase_account($1)', [id])
  const files = await backend.erase.files(id)
  await backend.erase.mails(addresses)
  await backend.erase.bytes()
  return `The account ${email} is gone, with everything in it and ${files} files.`
}
