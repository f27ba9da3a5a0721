import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '@supabase/supabase-js'
import { freePort } from '../../src/cli/process/free-port.ts'
import { unwrap } from '../../src/lib/backend-errors.ts'
import { LOCAL_PUBLISHABLE_KEY } from '../../src/config/backend.ts'
import { stopProcess } from '../../src/cli/process/running-app.ts'
import { launch, workshop } from './process.ts'

let shop: Awaited<ReturnType<typeof workshop>>
beforeAll(async () => void (shop = await workshop()))
afterAll(() => shop.clear())

const EMAIL = 'first@example.org'

/** The answer. A machine with more to do may need several times the server's patience, but none may be shorter. */
async function waited<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const began = performance.now()
    try {
      return await ask()
    } catch (error) {
      expect(performance.now() - began, String(error)).toBeGreaterThan(19_000)
    }
  }
}

test('a sign-up while the first start made its database got 503: it waits, and so does a message', async () => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = launch('serve', { PORT: String(port), CRAMLESS_DIST: shop.dist, CRAMLESS_DATA: shop.data })
  try {
    // Pages come before the database.
    await expect.poll(() => fetch(`${origin}/about`).then(({ status }) => status, String), { interval: 20 }).toBe(200)
    const health = await fetch(`${origin}/api/health`)
    expect(health.status, 'what follows was sent before the database was open').toBe(503)
    const client = createClient(origin, LOCAL_PUBLISHABLE_KEY, {
      auth: { persistSession: false, autoRefreshToken: false }
    })
    const [signedUp, sent] = await Promise.all([
      waited(async () => unwrap(await client.auth.signUp({ email: EMAIL, password: 'a quiet violet harbour' }))),
      waited(async () => {
        const body = new URLSearchParams({ email: EMAIL, message: 'Is anybody there?' })
        const answer = await fetch(`${origin}/api/contact`, { method: 'POST', redirect: 'manual', body })
        if (answer.headers.get('location') !== '/contact-sent') throw new Error(`${answer.status}`)
        return answer.status
      })
    ])
    expect(signedUp.session?.user.email).toBe(EMAIL)
    expect(sent).toBe(303)
  } finally {
    await stopProcess(server)
  }
})
