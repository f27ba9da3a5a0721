import { backendFrom } from '#config/backend.ts'
import { secretKeyFrom } from '#config/supabase-keys.ts'
import type { ContactMessage } from '#contract/contact.ts'
import { secretHeaders } from '#server/gateway/secret-headers.ts'

type Env = Readonly<Record<string, string | undefined>>

/** On a hosted backend only the service key may write messages: the table has no policy for anybody else. */
export async function saveHosted(env: Env, message: ContactMessage, ask: typeof fetch = fetch): Promise<void> {
  const { mode, url } = backendFrom(env)
  const key = secretKeyFrom(env)
  if (mode !== 'hosted' || !key) throw new Error('There is nowhere to keep a message.')
  const answer = await ask(new URL('/rest/v1/messages', url), {
    method: 'POST',
    headers: { ...secretHeaders(key), prefer: 'return=minimal' },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(8000)
  })
  if (!answer.ok) throw new Error(`The message was refused with ${answer.status}.`)
}
