import 'fake-indexeddb/auto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCAL_PUBLISHABLE_KEY } from '#config/backend.ts'
import { supabaseTransport } from '#data/sync/supabase-transport.ts'
import { TransportError, type Transport } from '#data/sync/transport.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import { newId } from '#lib/ids.ts'
import { aRow } from '../../../tests/support/any-row.ts'
import { Device, losing } from '../../../tests/support/device.ts'
import { aNote, type TestBlock } from '../../../tests/support/stored-rows.ts'
import { startServer, workshop, type Running } from '../../../tests/api/process.ts'

/** The real server, ended by SIGKILL and started again. */

let shop: Awaited<ReturnType<typeof workshop>>
let env: Record<string, string>
let server: Running
let students = 0

beforeAll(async () => {
  shop = await workshop()
  env = { CRAMLESS_DIST: shop.dist, CRAMLESS_DATA: shop.data }
  server = await startServer(env)
})
afterAll(() => {
  server.child.kill('SIGKILL')
  shop.clear()
})

async function killAndRestart(): Promise<void> {
  server.child.kill('SIGKILL')
  await server.ended
  server = await startServer(env)
}

/** The server stands at another port after its restart, so a line is made anew for each. */
class Line {
  readonly transport: Transport
  readonly device: Device
  #client: { readonly origin: string; readonly is: SupabaseClient } | undefined

  constructor(userId: string, account: { email: string; password: string }) {
    this.transport = supabaseTransport(userId, async () => {
      if (this.#client?.origin !== server.origin) {
        const is = aClient()
        const { error } = await is.auth.signInWithPassword(account)
        if (error) throw error
        this.#client = { origin: server.origin, is }
      }
      return this.#client.is
    })
    this.device = new Device(this.transport)
  }
}

function aClient(): SupabaseClient {
  const auth = { persistSession: false, autoRefreshToken: false }
  return createClient(server.origin, LOCAL_PUBLISHABLE_KEY, { auth }) as SupabaseClient
}

async function student(): Promise<{ a: Line; b: Line }> {
  students += 1
  const account = { email: `killed-${students}@example.org`, password: 'a quiet violet harbour' }
  const client = aClient()
  const { data, error } = await client.auth.signUp(account)
  if (error) throw error
  const id = data.user?.id ?? ''
  await client.from('profiles').upsert({ id, email: account.email })
  return { a: new Line(id, account), b: new Line(id, account) }
}

async function sync(...lines: readonly Line[]): Promise<void> {
  for (const { device } of lines) await device.sync()
}

async function offline(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof TransportError)) throw error
  })
}

async function note({ device }: Line, id: string): Promise<{ plain: string | undefined; blocks: readonly DocNode[] }> {
  const row = await device.db.notes.get(id)
  return { plain: row?.plain, blocks: (row?.doc as DocNode | undefined)?.content ?? [] }
}

const [one, two, three]: readonly [TestBlock, TestBlock, TestBlock] = [
  { id: 'block-one', text: 'alpha beta' },
  { id: 'block-two', text: 'gamma delta' },
  { id: 'block-tri', text: 'epsilon zeta' }
]
const write = ({ device }: Line, id: string, blocks: readonly TestBlock[]) =>
  device.write({ name: 'notes', id, fields: aNote(blocks) })

for (const { name, order } of [
  { name: 'R1: one device writes and syncs first after a kill, the other only looks', order: [0, 1, 0, 1] },
  { name: 'R1b: the same, and the one that only looks syncs first', order: [1, 0, 1, 0] }
])
  test(`${name}: a rewritten block stands once, a deleted one is gone`, async () => {
    const { a, b } = await student()
    const id = newId()
    await write(a, id, [one, two, three])
    await sync(a, b)
    await write(a, id, [{ ...one, text: 'osmosis lattice' }, three])
    await sync(a)
    expect(await a.device.waiting()).toBe(0)
    await killAndRestart()
    await sync(...order.map(who => (who === 0 ? a : b)))
    for (const line of [a, b]) {
      expect((await note(line, id)).plain).toBe('osmosis lattice\nepsilon zeta')
      expect(await line.device.db.notices.count()).toBe(0)
    }
  })

test('R2: a later edit of another device stands, though a kill came before this device fetched it', async () => {
  const { a, b } = await student()
  const id = newId()
  const settings = (number: number) => ({ v: 1 as const, number })
  await a.device.write({ name: 'quizzes', id, fields: aRow('quizzes', { title: 'Quiz', settings: settings(10) }) })
  await sync(a, b)
  await a.device.write({ name: 'quizzes', id, fields: { title: 'Quiz on cells' } })
  let pulls = 0
  const pull: Transport['pull'] = async (cursors, page) => {
    pulls += 1
    if (pulls > 1) throw new TransportError(0, 'line gone')
    return a.transport.pull(cursors, page)
  }
  await offline(a.device.sync({ ...a.transport, pull }))
  expect(await a.device.waiting()).toBe(0)
  await sync(b)
  await b.device.write({ name: 'quizzes', id, fields: { settings: settings(25) } })
  await sync(b)
  await killAndRestart()
  await sync(a, b, a, b)
  for (const { device } of [a, b])
    expect(await device.db.quizzes.get(id)).toMatchObject({ title: 'Quiz on cells', settings: settings(25) })
})

test('R3: a moved block stays where it was put when the server is killed before the move is sent', async () => {
  const { a } = await student()
  const id = newId()
  await write(a, id, [one, two, three])
  await sync(a)
  await write(a, id, [three, one, two])
  await killAndRestart()
  await sync(a, a)
  expect((await note(a, id)).plain).toBe('epsilon zeta\nalpha beta\ngamma delta')
})

test('R4: what is written while rows are fetched after a restart stands once', async () => {
  const { a } = await student()
  const id = newId()
  await write(a, id, [one, two, three])
  await sync(a)
  await write(a, id, [{ ...one, text: 'osmosis lattice' }, two, three])
  await offline(a.device.sync(losing(a.transport)))
  await killAndRestart()
  let pulls = 0
  const pull: Transport['pull'] = async (cursors, page) => {
    pulls += 1
    const answer = await a.transport.pull(cursors, page)
    if (pulls === 2) await write(a, id, [{ ...one, text: 'treaty canal' }, two, three])
    return answer
  }
  await a.device.sync({ ...a.transport, pull })
  await sync(a)
  expect((await note(a, id)).plain).toBe('treaty canal\ngamma delta\nepsilon zeta')
})

test('R5: two quarrels about one block, without any kill, leave blocks with ids of their own', async () => {
  const { a, b } = await student()
  const id = newId()
  const rewrite = async (line: Line, text: string) => {
    const { blocks } = await note(line, id)
    await write(
      line,
      id,
      blocks.map(({ attrs, content }) => {
        const own = String(attrs?.['id'])
        return { id: own, text: own === one.id ? text : (content?.[0]?.text ?? '') }
      })
    )
  }
  await write(a, id, [one, two, three])
  await sync(a, b)
  await rewrite(a, 'osmosis lattice')
  await rewrite(b, 'treaty canal')
  await sync(a, b, a)
  await rewrite(a, 'valve willow')
  await rewrite(b, 'quartz comet')
  await sync(a, b, a, b)
  for (const line of [a, b]) {
    const { blocks, plain } = await note(line, id)
    const ids = blocks.map(({ attrs }) => attrs?.['id'])
    expect(new Set(ids).size).toBe(ids.length)
    expect(plain?.split('\n').toSorted()).toEqual(
      ['epsilon zeta', 'gamma delta', 'osmosis lattice', 'quartz comet', 'valve willow'].toSorted()
    )
  }
})
