import 'fake-indexeddb/auto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCAL_PUBLISHABLE_KEY } from '../../src/config/backend.ts'
import { supabaseTransport } from '../../src/data/sync/supabase-transport.ts'
import { newId } from '../../src/lib/ids.ts'
import { Device } from '../support/device.ts'
import { aNote } from '../support/stored-rows.ts'
import { startServer, workshop, type Running } from './process.ts'

const EMAIL = 'lost-answer@example.org'
const PASSWORD = 'correct horse battery'

let shop: Awaited<ReturnType<typeof workshop>>
let env: Record<string, string>
let server: Running
let userId = ''

/** The server has done its work and dies before a word of its answer leaves: nothing but a broken line comes back. */
let diesAfter = (_address: string): boolean => false

async function fragile(...args: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...args)
  const [input] = args
  if (!diesAfter(input instanceof Request ? input.url : String(input))) return response
  diesAfter = () => false
  // What the database said is there, so its transaction is over.
  await response.arrayBuffer()
  server.child.kill('SIGKILL')
  await server.ended
  throw new TypeError('fetch failed')
}

class Browser {
  #client: SupabaseClient | undefined
  readonly device: Device

  constructor() {
    const connect = async () => (this.#client ??= await this.#signIn())
    this.device = new Device(supabaseTransport(userId, connect))
  }

  /** The server stands at another port after its restart. */
  moved(): void {
    this.#client = undefined
  }

  async #signIn(): Promise<SupabaseClient> {
    const client = aClient()
    const { error } = await client.auth.signInWithPassword({ email: EMAIL, password: PASSWORD })
    if (error) throw error
    return client
  }
}

function aClient(): SupabaseClient {
  const auth = { persistSession: false, autoRefreshToken: false }
  return createClient(server.origin, LOCAL_PUBLISHABLE_KEY, { auth, global: { fetch: fragile } }) as SupabaseClient
}

beforeAll(async () => {
  shop = await workshop()
  env = { CRAMLESS_DIST: shop.dist, CRAMLESS_DATA: shop.data }
  server = await startServer(env)
  const client = aClient()
  const { data, error } = await client.auth.signUp({ email: EMAIL, password: PASSWORD })
  if (error) throw error
  userId = data.user?.id ?? ''
  await client.from('profiles').upsert({ id: userId, email: EMAIL })
})
afterAll(() => {
  server.child.kill('SIGKILL')
  shop.clear()
})

test('a new note whose answer died with the server keeps the words of both devices, each once', async () => {
  const [phone, laptop] = [new Browser(), new Browser()]
  for (const { device } of [phone, laptop]) await device.sync()
  const note = newId()
  const one = { id: 'block-one', text: 'The mitochondrion' }
  const two = { id: 'block-two', text: 'makes ATP' }
  await phone.device.write({ name: 'notes', id: note, fields: aNote([one, two]) })
  diesAfter = address => address.includes('sync_push')
  await expect(phone.device.sync()).rejects.toMatchObject({ status: 0 })
  server = await startServer(env)
  for (const browser of [phone, laptop]) browser.moved()

  await laptop.device.sync()
  const fromLaptop = [one, { ...two, text: 'makes ATP by respiration' }, { id: 'block-three', text: 'in the matrix' }]
  await laptop.device.write({ name: 'notes', id: note, fields: aNote(fromLaptop) })
  await laptop.device.sync()
  await phone.device.write({
    name: 'notes',
    id: note,
    fields: aNote([{ ...one, text: 'The mitochondrion, an organelle,' }, two])
  })
  for (const { device } of [phone, laptop, phone, laptop]) await device.sync()

  const expected = 'The mitochondrion, an organelle,\nmakes ATP by respiration\nin the matrix'
  for (const { device } of [phone, laptop]) {
    expect((await device.db.notes.get(note))?.plain).toBe(expected)
    expect(await device.waiting()).toBe(0)
  }
})
