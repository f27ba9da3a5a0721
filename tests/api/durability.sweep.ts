import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCAL_PUBLISHABLE_KEY } from '../../src/config/backend.ts'
import { launch, startServer, workshop, type Running } from './process.ts'

let shop: Awaited<ReturnType<typeof workshop>>
let env: Record<string, string>
const servers: Running[] = []
beforeAll(async () => {
  shop = await workshop()
  env = { CRAMLESS_DIST: shop.dist, CRAMLESS_DATA: shop.data }
})
afterAll(() => {
  for (const { child } of servers) child.kill('SIGKILL')
  shop.clear()
})

const EMAIL = 'ada@example.org'
const PASSWORD = 'correct horse battery'

const clientOf = (origin: string) =>
  createClient(origin, LOCAL_PUBLISHABLE_KEY, { auth: { persistSession: false, autoRefreshToken: false } })

async function epochOf(client: SupabaseClient): Promise<string> {
  const answer = await client.rpc('sync_pull', { cursors: {}, page: 1 })
  if (answer.error) throw new Error(answer.error.message)
  return (answer.data as { epoch: string }).epoch
}

let first: Running
let writer: SupabaseClient
let userId = ''

test('a server killed while it makes its database starts again as if nothing had been', async () => {
  for (const delay of [600, 1500, 2200, 3000]) {
    const { child, ended } = launch('serve', { ...env, PORT: '0' })
    await wait(delay)
    child.kill('SIGKILL')
    await ended
  }
  first = await startServer(env)
  servers.push(first)
  writer = clientOf(first.origin)
  const { data, error } = await writer.auth.signUp({ email: EMAIL, password: PASSWORD })
  expect(error).toBeNull()
  userId = data.user?.id ?? ''
})

test('it is killed during 500 writes, and has every acknowledged row after its restart', async () => {
  await writer.from('profiles').upsert({ id: userId, email: EMAIL })
  const before = await epochOf(writer)

  const acknowledged: string[] = []
  const killAt = 257
  let next = 0
  const write = async () => {
    while (next < 500) {
      next += 1
      const id = crypto.randomUUID()
      const { error } = await writer
        .from('subjects')
        .insert({ id, user_id: userId, name: `Subject ${next}`, position: next })
      if (error && first.child.killed) return
      if (error) throw new Error(error.message)
      acknowledged.push(id)
      if (acknowledged.length === killAt) first.child.kill('SIGKILL')
    }
  }
  await Promise.all([write(), write(), write(), write()])
  await first.ended
  expect(acknowledged.length).toBeGreaterThanOrEqual(killAt)
  expect(acknowledged.length).toBeLessThan(500)

  const second = await startServer(env)
  servers.push(second)
  const reader = clientOf(second.origin)
  expect((await reader.auth.signInWithPassword({ email: EMAIL, password: PASSWORD })).error).toBeNull()
  const { data: rows } = await reader.from('subjects').select('id')
  const kept = new Set(rows?.map(row => String(row['id'])))
  expect(acknowledged.filter(id => !kept.has(id))).toEqual([])

  const after = await epochOf(reader)
  expect(after, 'a killed process loses nothing').toBe(before)

  // The dead holder was taken over above; a clean end gives the directory back, with its data.
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
  const users = launch('admin', env, ['users'])
  expect(await users.ended).toBe(0)
  expect(users.said()).toContain(EMAIL)

  const third = await startServer(env)
  servers.push(third)
  const again = clientOf(third.origin)
  expect((await again.auth.signInWithPassword({ email: EMAIL, password: PASSWORD })).error).toBeNull()
  expect(await epochOf(again)).toBe(after)
  third.child.kill('SIGTERM')
  expect(await third.ended).toBe(0)
})

test('the operator resets a password and removes an account while no server runs', async () => {
  const reset = launch('admin', env, ['reset-password', EMAIL])
  await reset.ended
  expect(reset.said()).toMatch(/http:\/\/localhost:\d+\/auth\/callback\?token_hash=\w+&type=recovery/)
  const gone = launch('admin', env, ['delete-user', EMAIL])
  await gone.ended
  expect(gone.said()).toContain(`The account ${EMAIL} is gone`)
  const users = launch('admin', env, ['users'])
  await users.ended
  expect(users.said()).toContain('Nobody has an account yet.')
})

test('without a built site it says in one sentence what to run', async () => {
  const lost = launch('serve', { CRAMLESS_DATA: `${shop.root}/other`, CRAMLESS_DIST: `${shop.root}/nowhere` })
  expect(await lost.ended).toBe(1)
  expect(lost.said().trim()).toBe(`There is no built site in ${shop.root}/nowhere. Run \`npm run build\` first.`)
})

test('a damaged database is refused in a sentence, and left as it is', async () => {
  const data = `${shop.root}/damaged`
  mkdirSync(`${data}/database`, { recursive: true })
  writeFileSync(`${data}/database/PG_VERSION`, 'not a version')
  const server = launch('serve', { ...env, PORT: '0', CRAMLESS_DATA: data })
  expect(await server.ended).toBe(1)
  expect(server.said()).toContain('put a backup in its place')
  expect(readFileSync(`${data}/database/PG_VERSION`, 'utf8')).toBe('not a version')
})
