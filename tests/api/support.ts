import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { LOCAL_PUBLISHABLE_KEY } from '../../src/config/backend.ts'
import { startBackend, type Backend, type BackendOptions } from '../../src/server/local/backend.ts'
import type { Mail } from '../../src/server/local/mail/mail.ts'
import { preparedDatabase } from '../support/database/prepared.ts'

export const SITE = 'http://localhost:4321'
export const PASSWORD = 'correct horse battery'

export interface Opened extends Backend {
  readonly mails: Mail[]
  readonly lines: string[]
  /** supabase-js without a socket; every client keeps its own session, as a browser does. */
  readonly client: (address?: string) => SupabaseClient
}

export async function openBackend(options: Partial<BackendOptions> = {}): Promise<Opened> {
  const mails: Mail[] = []
  const lines: string[] = []
  const backend = await startBackend({
    dataDir: 'memory',
    siteUrl: SITE,
    begin: preparedDatabase(),
    log: line => void lines.push(line),
    deliver: mail => Promise.resolve(void mails.push(mail)),
    ...options
  })
  const client = (address = '10.0.0.1') =>
    createClient(SITE, LOCAL_PUBLISHABLE_KEY, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: (input, init) => backend.fetch(new Request(input, init), address) }
    })
  return { ...backend, mails, lines, client }
}

/** A new account with its profile, as the session store makes it. */
export async function signUp(
  backend: Opened,
  email: string,
  address?: string
): Promise<SupabaseClient & { id: string }> {
  const client = backend.client(address)
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD })
  if (error || !data.user) throw error ?? new Error('no user')
  const { error: refused } = await client.from('profiles').upsert({ id: data.user.id, email }, { onConflict: 'id' })
  if (refused) throw new Error(refused.message)
  return Object.assign(client, { id: data.user.id })
}
