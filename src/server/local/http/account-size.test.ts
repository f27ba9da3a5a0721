import { PGlite } from '@supabase/lite/pglite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountSize, subjectOf } from '#server/local/http/account-size.ts'

const [ADA, BEN] = ['11111111-1111-4111-8111-111111111111', '11111111-2222-4222-8222-222222222222']
const MOST = 100_000
let database: PGlite

const bearer = (id: string): string =>
  `Bearer ${['{}', JSON.stringify({ sub: id }), ''].map(part => Buffer.from(part).toString('base64url')).join('.')}`
/** Text that Postgres cannot make smaller. */
const noise = (bytes: number): string =>
  Array.from({ length: bytes }, (_, at) => String.fromCharCode(33 + ((at * 7919 + (at >> 3) * 104_729) % 90))).join('')

beforeAll(async () => {
  database = new PGlite()
  await database.exec(`
    create schema storage;
    create table storage.objects (name text, metadata jsonb);
    create table public.notes (user_id uuid, plain text);
    create table public.cards (user_id uuid, front text);
    create table public.words (word text);
    alter table public.notes alter column plain set storage external;
  `)
})
beforeEach(() => database.exec('delete from storage.objects; delete from public.notes; delete from public.cards'))
afterAll(() => database.close())

const note = (id: string, bytes: number) =>
  database.query('insert into public.notes values ($1, $2)', [id, noise(bytes)])
const file = (id: string, size: number) =>
  database.query('insert into storage.objects values ($1, $2)', [`${id}/a-file`, JSON.stringify({ size })])

test('what others hold is not counted: neither their rows nor their files, nor those of an id that begins alike', async () => {
  await note(BEN, 90_000)
  await file(BEN, 5_000_000)
  await file(`${ADA.slice(0, 8)}0`, 5_000_000)
  const account = accountSize(database, MOST)
  expect(await account.takes(bearer(ADA), MOST, false)).toBe(true)
  expect(await account.takes(bearer(BEN), 1, false)).toBe(false)
})

test('rows of every table and files are counted together', async () => {
  await note(ADA, 60_000)
  await file(ADA, 30_000)
  const takes = (bytes: number) => accountSize(database, MOST).takes(bearer(ADA), bytes, false)
  expect(await takes(9000)).toBe(true)
  expect(await takes(10_001)).toBe(false)
})

test('what comes in within the minute counts at once, and the rows are counted anew after it', async () => {
  let now = 0
  const account = accountSize(database, MOST, () => now)
  expect(await account.takes(bearer(ADA), 60_000, false)).toBe(true)
  expect(await account.takes(bearer(ADA), 60_000, false)).toBe(false)
  // Nothing of it arrived in the end.
  now = 60_001
  expect(await account.takes(bearer(ADA), 60_000, false)).toBe(true)
})

test('a full account takes short changes up to twice its limit, and no further', async () => {
  await file(ADA, MOST + 1)
  const account = accountSize(database, MOST)
  expect(await account.takes(bearer(ADA), 500, false)).toBe(false)
  expect(await account.takes(bearer(ADA), 500, true)).toBe(true)
  expect(await account.takes(bearer(ADA), MOST, true)).toBe(false)
})

test('one who bears no name of an account is left to the library that refuses them', async () => {
  const account = accountSize(database, 0)
  for (const who of [null, '', 'Bearer x', 'Bearer a.b.c', bearer('nobody')]) {
    expect(subjectOf(who)).toBeUndefined()
    expect(await account.takes(who, MOST, false)).toBe(true)
  }
  expect(subjectOf(bearer(ADA))).toBe(ADA)
})
