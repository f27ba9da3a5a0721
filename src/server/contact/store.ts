import { backendFrom } from '#config/backend.ts'
import type { ContactMessage } from '#contract/contact.ts'

type Env = Readonly<Record<string, string | undefined>>

/** On a hosted backend only the service key may write messages: the table has no policy for anybody else. */
export async function keepHosted(env: Env, message: ContactMessage): Promise<void> {
  const { mode, url } = backendFrom(env)
  const key = env['SUPABASE_SERVICE_ROLE_KEY']
  if (mode !== 'hosted' || !key) throw new Error('There is nowhere to keep a message.')
  const answer = await fetch(new URL('/rest/v1/messages', url), {
    method: 'POST',
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      prefer: 'return=minimal'
    },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(8000)
  })
  if (!answer.ok) throw new Error(`The message was refused with ${answer.status}.`)
}
