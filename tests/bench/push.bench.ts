import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { quantile, type Row } from '#cli/report/bench-table.ts'
import { LOCAL_PUBLISHABLE_KEY } from '#config/backend.ts'
import { SIZES } from '#config/sizes.ts'
import { pushResult, SYNC_PROTOCOL, type SyncOp } from '#contract/sync.ts'
import { startBackend, type Backend } from '#server/local/backend.ts'
import { cardFields, opOn, reviewFields } from '../support/push.ts'

export const title = 'A first push to the embedded backend'
export const how =
  'Changes in calls of 200 through supabase-js into `sync_push` on a database on the disk, client and server in one process; every call synced to the disk before it is answered unless the row says otherwise. “One by one” is the same call with a text that PostgreSQL cannot store, so that each change is a subtransaction of its own. COPY takes the same rows into the same tables without triggers, policies, JSON and HTTP.'

const SITE = 'http://localhost:4321'
const CARDS = 10_000
const REVIEWS = 50_000
const FEW = 2000
/** On a busy machine fewer rows are measured, and the table says how many. */
const LONGEST_MS = 30_000

interface Taken {
  readonly seconds: number
  readonly processor: number
  /** Milliseconds of each call. */
  readonly calls: readonly number[]
}

async function timed(parts: readonly (() => Promise<unknown>)[]): Promise<Taken> {
  const before = process.cpuUsage()
  const calls: number[] = []
  const end = performance.now() + LONGEST_MS
  for (const part of parts) {
    if (performance.now() > end) break
    const began = performance.now()
    await part()
    calls.push(performance.now() - began)
  }
  const { user, system } = process.cpuUsage(before)
  return { seconds: calls.reduce((sum, one) => sum + one, 0) / 1000, processor: (user + system) / 1e6, calls }
}

const inCalls = (ops: readonly SyncOp[]): SyncOp[][] =>
  Array.from({ length: Math.ceil(ops.length / SIZES.syncOps) }, (_, n) =>
    ops.slice(n * SIZES.syncOps, (n + 1) * SIZES.syncOps)
  )

async function push(client: SupabaseClient, ops: readonly SyncOp[], refused = 0): Promise<void> {
  const answer = await client.rpc('sync_push', { ops, protocol: SYNC_PROTOCOL })
  const result = pushResult.parse(answer.data)
  if (result.status !== 'ok' || result.answers.filter(({ status }) => status !== 'applied').length !== refused)
    throw new Error(JSON.stringify(result).slice(0, 500))
}

const pushAll = (client: SupabaseClient, ops: readonly SyncOp[]) =>
  timed(inCalls(ops).map(call => () => push(client, call)))

async function opened<Result>(
  dataDir: string,
  syncDisk: boolean,
  work: (client: SupabaseClient, backend: Backend, userId: string) => Promise<Result>
): Promise<Result> {
  const backend = await startBackend({ dataDir, siteUrl: SITE, syncDisk, log: () => undefined })
  try {
    const client = createClient(SITE, LOCAL_PUBLISHABLE_KEY, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: (input, init) => backend.fetch(new Request(input, init), '127.0.0.1') }
    }) as SupabaseClient
    const email = `${syncDisk ? 'synced' : 'unsynced'}@example.org`
    const { data, error } = await client.auth.signUp({ email, password: 'correct horse battery' })
    if (error) throw error
    return await work(client, backend, data.user?.id ?? '')
  } finally {
    await backend.close()
  }
}

const newCards = (count: number) => Array.from({ length: count }, () => opOn('cards', randomUUID(), cardFields()))
const newReviews = (cards: readonly SyncOp[], count: number) =>
  Array.from({ length: count }, (_, n) =>
    opOn('reviews', randomUUID(), reviewFields(cards[n % cards.length]?.id ?? ''))
  )

async function copy({ database }: Backend, userId: string, table: string, ops: readonly SyncOp[]): Promise<Taken> {
  const columns = Object.keys(ops[0]?.patch ?? {})
  const lines = ops.map(({ patch }) => [randomUUID(), userId, ...columns.map(name => String(patch[name]))].join('\t'))
  await database.exec(`alter table public.${table} disable trigger user`)
  const taken = await timed([
    () =>
      database.query(`copy public.${table} (id, user_id, ${columns.join(', ')}) from '/dev/blob'`, [], {
        blob: new Blob([lines.join('\n')])
      })
  ])
  await database.exec(`alter table public.${table} enable trigger user`)
  return taken
}

const words = ({ seconds, processor }: Taken) =>
  `${processor.toFixed(1)} s of processor, ${seconds.toFixed(1)} s by the clock`
const counted = ({ calls }: Taken, most: number): number => Math.min(most, calls.length * SIZES.syncOps)
const median = ({ calls }: Taken) => `${quantile(calls, 0.5).toFixed(0)} median`

/** Each change a subtransaction: the call ends with one that refuses to be read with the others. */
const alone = (client: SupabaseClient, ops: readonly SyncOp[]) =>
  timed(
    inCalls(ops).map(
      call => () => push(client, [...call.slice(1), opOn('cards', randomUUID(), cardFields('\u0000'))], 1)
    )
  )

export async function measure(): Promise<readonly Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'push-'))
  try {
    const synced = await opened(dataDir, true, measureSynced)
    const unsynced = await opened(dataDir, false, client => pushAll(client, newCards(FEW)))
    return [
      ...synced,
      { what: '2,000 more cards, the disk not synced', value: words(unsynced) },
      { what: 'one call of 200 cards, the disk not synced', value: median(unsynced) }
    ]
  } finally {
    rmSync(dataDir, { recursive: true })
  }
}

async function measureSynced(client: SupabaseClient, backend: Backend, userId: string): Promise<readonly Row[]> {
  const cards = newCards(CARDS)
  const ofCards = await pushAll(client, cards)
  const reviews = newReviews(cards.slice(0, counted(ofCards, CARDS)), REVIEWS)
  const ofReviews = await pushAll(client, reviews)
  const few = await pushAll(client, newCards(FEW))
  const one = await alone(client, newCards(FEW))
  const [cardsIn, reviewsIn] = [counted(ofCards, CARDS), counted(ofReviews, REVIEWS)]
  const copied = await copy(backend, userId, 'cards', cards.slice(0, cardsIn))
  const copiedReviews = await copy(backend, userId, 'reviews', reviews.slice(0, reviewsIn))
  const bar = 'processor ≤ a third of one by one'
  return [
    { what: `${cardsIn.toLocaleString('en')} cards`, value: words(ofCards) },
    { what: `${reviewsIn.toLocaleString('en')} reviews of them`, value: words(ofReviews) },
    { what: 'one call of 200 cards', value: median(ofCards) },
    { what: '2,000 more cards, in runs', value: words(few), bar, isMet: few.processor / one.processor <= 1 / 3 },
    { what: 'the same one by one', value: words(one) },
    { what: 'COPY of as many cards', value: words(copied) },
    { what: 'COPY of as many reviews', value: words(copiedReviews) }
  ]
}
