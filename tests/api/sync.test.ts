import 'fake-indexeddb/auto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCAL_PUBLISHABLE_KEY } from '../../src/config/backend.ts'
import { supabaseTransport } from '../../src/data/sync/supabase-transport.ts'
import { TransportError, type Transport } from '../../src/data/sync/transport.ts'
import { newId } from '../../src/lib/ids.ts'
import { Device, losing } from '../support/device.ts'
import { aCard, aNote, aSubject } from '../support/stored-rows.ts'
import { openBackend, PASSWORD, signUp, SITE, type Opened } from './support.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'sync-'))
const dataDir = path.join(folder, 'data')
const EMAIL = 'two-devices@example.org'

let backend: Opened
let userId = ''
const sessions: SupabaseClient[] = []

/** A browser that is signed in; it keeps its session when the server is started anew. */
async function aDevice(): Promise<{ device: Device; transport: Transport }> {
  const index = sessions.push(backend.client()) - 1
  await signInAgain(index)
  const connect = () => Promise.resolve(sessions[index] as SupabaseClient)
  const transport = supabaseTransport(userId, connect)
  return { device: new Device(transport), transport }
}

async function signInAgain(index: number): Promise<void> {
  sessions[index] = backend.client()
  const { error } = await sessions[index].auth.signInWithPassword({ email: EMAIL, password: PASSWORD })
  if (error) throw error
}

async function restart(): Promise<void> {
  backend = await openBackend({ dataDir })
  for (const index of sessions.keys()) await signInAgain(index)
}

beforeAll(async () => {
  backend = await openBackend({ dataDir })
  userId = (await signUp(backend, EMAIL)).id
})
afterAll(async () => {
  await backend.close()
  rmSync(folder, { recursive: true, force: true })
})

const TWO = [
  { id: 'block-one', text: 'one' },
  { id: 'block-two', text: 'two' }
]

async function expectEqual(one: Device, other: Device): Promise<void> {
  for (const device of [one, other, one, other]) await device.sync()
  expect(await one.state()).toEqual(await other.state())
  expect([await one.waiting(), await other.waiting()]).toEqual([0, 0])
}

test('two devices and the real server: lost answers, a merged note, a file, and a restored backup', async () => {
  const { device: phone, transport } = await aDevice()
  const { device: laptop, transport: wire } = await aDevice()
  const [subject, note, card, file] = [newId(), newId(), newId(), newId()]
  await phone.write(
    { name: 'preferences', id: userId, fields: { timeZone: 'Europe/London', newPerDay: 7 } },
    { name: 'subjects', id: subject, fields: aSubject() },
    { name: 'notes', id: note, fields: aNote(TWO, { subjectId: subject }) },
    { name: 'cards', id: card, fields: aCard({ noteId: note, subjectId: subject }) }
  )
  const answer = { cardId: card, grade: 3 as const, reviewedAt: '2026-11-21T10:00:00.000Z', durationMs: 100 }
  await phone.write({ name: 'reviews', id: newId(), fields: answer })
  await expect(phone.sync(losing(transport))).rejects.toMatchObject({ status: 0 })
  phone.kill()
  await expectEqual(phone, laptop)
  expect(await laptop.db.preferences.get(userId)).toMatchObject({ new_per_day: 7, minutes_per_day: 45 })
  expect((await laptop.db.schedules.get(card))?.schedule.reps).toBe(1)

  const bytes = new Uint8Array([1, 2, 3, 4]).buffer
  const entry = { noteId: note, name: 'a.png', mime: 'image/png', size: 4, sha256: '' }
  await phone.write({ name: 'files', id: file, fields: entry })
  await phone.db.blobs.add({ id: file, bytes, mime: 'image/png', uploaded: 0, refused: null })
  await phone.write({ name: 'notes', id: note, fields: aNote([{ id: 'block-one', text: 'ONE' }, ...TWO.slice(1)]) })
  await laptop.write({ name: 'notes', id: note, fields: aNote([...TWO, { id: 'block-new', text: 'three' }]) })
  await expectEqual(phone, laptop)
  expect((await laptop.db.notes.get(note))?.plain).toBe('ONE\ntwo\nthree')
  expect(new Uint8Array(await wire.download(file))).toEqual(new Uint8Array([1, 2, 3, 4]))

  await backend.close()
  const backup = path.join(folder, 'backup')
  cpSync(dataDir, backup, { recursive: true })
  await restart()
  const late = newId()
  await phone.write({ name: 'cards', id: late, fields: aCard({ front: 'After the backup?' }) })
  await phone.write({ name: 'notes', id: note, fields: { title: 'After the backup' } })
  await laptop.write({ name: 'subjects', id: subject, fields: { name: 'Renamed after the backup' } })
  await expectEqual(phone, laptop)
  await backend.close()
  rmSync(dataDir, { recursive: true })
  cpSync(backup, dataDir, { recursive: true })
  await restart()
  await laptop.write({ name: 'cards', id: newId(), fields: aCard({ front: 'After the loss?' }) })
  await expectEqual(phone, laptop)
  expect(await laptop.db.cards.get(late)).toMatchObject({ front: 'After the backup?' })
  expect(await phone.db.notes.get(note)).toMatchObject({ title: 'After the backup' })
  expect(await phone.db.subjects.get(subject)).toMatchObject({ name: 'Renamed after the backup' })
  const { counts } = await transport.check()
  expect(counts['cards']).toEqual({ live: 3, deleted: 0 })
  expect(counts['reviews']).toEqual({ live: 1, deleted: 0 })

  expect((await wire.download(file)).byteLength).toBe(4)
  await phone.write({ name: 'files', id: file, remove: true })
  await expectEqual(phone, laptop)
  await expect(wire.download(file)).rejects.toBeInstanceOf(TransportError)
})

test('a backup put back is noticed although its counter caught up, and the device fills the server again', async () => {
  const { device: phone, transport } = await aDevice()
  const { device: laptop } = await aDevice()
  await expectEqual(phone, laptop)
  await backend.close()
  const backup = path.join(folder, 'backup-of-the-second-test')
  cpSync(dataDir, backup, { recursive: true })
  await restart()
  const [lost, late] = [newId(), newId()]
  await phone.write({ name: 'cards', id: lost, fields: aCard({ front: 'Lost with the disk?' }) })
  await phone.sync()
  const { rev } = await transport.check()
  await backend.close()
  rmSync(dataDir, { recursive: true })
  cpSync(backup, dataDir, { recursive: true })
  await restart()
  await laptop.write({ name: 'cards', id: late, fields: aCard({ front: 'Written meanwhile?' }) })
  await laptop.sync()
  expect((await transport.check()).rev).toBe(rev)
  await expectEqual(phone, laptop)
  expect(await laptop.db.cards.get(lost)).toMatchObject({ front: 'Lost with the disk?' })
  expect(await phone.db.cards.get(late)).toMatchObject({ front: 'Written meanwhile?' })
})

test('what the server refuses is set aside by name, and six hundred writes with lost answers take effect once', async () => {
  const { device, transport } = await aDevice()
  await device.sync()
  const before = (await transport.check()).counts['subjects']?.live ?? 0
  await device.write({ name: 'cards', id: newId(), fields: aCard({ noteId: newId() }) })
  for (let index = 0; index < 600; index += 1)
    await device.write({ name: 'subjects', id: newId(), fields: aSubject({ position: index }) })
  for (let lost = 0; lost < 2; lost += 1) await device.sync(losing(transport)).catch(() => undefined)
  await device.sync()
  expect((await transport.check()).counts['subjects']?.live).toBe(before + 600)
  expect(await device.db.outbox.toArray()).toMatchObject([
    { table: 'cards', state: 'rejected', reason: { code: '23503' } }
  ])
})

test('a note nested too deep for the server is set aside alone, and a raw body deeper than any stack is refused', async () => {
  const { device, transport } = await aDevice()
  await device.sync()
  const before = (await transport.check()).counts['subjects']?.live ?? 0
  let doc: Record<string, unknown> = { type: 'text', text: 'x' }
  for (let level = 0; level < 600; level += 1) doc = { type: 'bulletList', content: [doc] }
  for (let index = 0; index < 5; index += 1)
    await device.write(
      { name: 'subjects', id: newId(), fields: aSubject({ position: index }) },
      ...(index === 2 ? [{ name: 'notes' as const, id: newId(), fields: aNote(TWO, { doc }) }] : [])
    )
  await device.sync()
  expect((await transport.check()).counts['subjects']?.live).toBe(before + 5)
  expect(await device.db.outbox.toArray()).toMatchObject([
    { table: 'notes', state: 'rejected', reason: { code: '54001' } }
  ])
  for (const depth of [5000, 500_000]) {
    const body = `{"protocol":1,"ops":${'['.repeat(depth)}${']'.repeat(depth)}}`
    const headers = { 'content-type': 'application/json', apikey: LOCAL_PUBLISHABLE_KEY }
    const push = new Request(`${SITE}/rest/v1/rpc/sync_push`, { method: 'POST', headers, body })
    const answer = await backend.fetch(push)
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: '54001' }])
  }
})

test('a session that ran out is renewed once, and the request goes through', async () => {
  const { device, transport } = await aDevice()
  const own = sessions.at(-1)
  const { data } = await (own as SupabaseClient).auth.getSession()
  const refresh_token = data.session?.refresh_token ?? ''
  const stale = `${data.session?.access_token.split('.').slice(0, 2).join('.')}.${'x'.repeat(43)}`
  const renewed: string[] = []
  const broken = {
    rpc: (name: string, args: object) => {
      const headers = renewed.length === 0 ? { Authorization: `Bearer ${stale}` } : {}
      const request = (own as SupabaseClient).rpc(name, args)
      for (const [key, value] of Object.entries(headers)) request.setHeader(key, value)
      return request
    },
    auth: {
      refreshSession: async () => {
        renewed.push('once')
        return (own as SupabaseClient).auth.refreshSession({ refresh_token })
      }
    }
  }
  const flaky = supabaseTransport(userId, () => Promise.resolve(broken as unknown as SupabaseClient))
  expect(await device.sync({ ...transport, pull: flaky.pull })).toBe('done')
  expect(renewed).toEqual(['once'])
})
