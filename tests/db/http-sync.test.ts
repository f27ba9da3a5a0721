import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { checkResult, pullResult, pushResult, SYNC_PROTOCOL, type SyncOp } from '#contract/sync.ts'
import { startOnline } from '../support/http.ts'
import { cardFields, noteFields, opOn, reviewFields } from '../support/push.ts'

const online = await startOnline()
afterAll(() => online.close())

const me = await online.signUp('me@example.org')
const client = online.withToken(me.token)

async function push(...ops: unknown[]) {
  const answer = await client.rpc('sync_push', { ops, protocol: SYNC_PROTOCOL })
  expect(answer.error).toBeNull()
  const result = pushResult.parse(answer.data)
  if (result.status !== 'ok') throw new Error(result.status)
  return result.answers
}

async function pull(cursors: Record<string, number>) {
  const answer = await client.rpc('sync_pull', { cursors, page: 100 })
  expect(answer.error).toBeNull()
  return pullResult.parse(answer.data)
}

test('the embedded backend answers as PostgreSQL does: once each, conflicts, refusals, order', async () => {
  const [note, card, review] = [randomUUID(), randomUUID(), randomUUID()]
  const first = opOn('notes', note, noteFields())
  const answers = await push(
    opOn('preferences', me.id, {
      fsrs_weights: Array.from({ length: 21 }, (_, n) => n / 7),
      time_zone: 'Asia/Kolkata'
    }),
    first,
    first,
    opOn('cards', card, {
      ...cardFields(),
      note_id: note,
      source: { blockId: 'b', textHash: 'h', quote: 'q', start: 0, end: 1 }
    }),
    opOn('reviews', review, reviewFields(card)),
    opOn('reviews', review, { deleted_at: '2026-11-01T00:00:00Z' }),
    opOn('notes', randomUUID(), noteFields('x'.repeat(201))),
    opOn('cards', randomUUID(), { ...cardFields(), note_id: randomUUID() }),
    opOn('cards', randomUUID(), cardFields('zero \u0000')),
    opOn('cards', randomUUID(), cardFields('half \ud800')),
    opOn('profiles', me.id, { full_name: 'x' }),
    opOn('cards', randomUUID(), { ...cardFields(), rev: 7 })
  )
  expect(answers.map(answer => (answer.status === 'rejected' ? answer.code : answer.status))).toEqual([
    ...Array.from({ length: 6 }, () => 'applied'),
    '23514',
    '23503',
    '22P05',
    '22P02',
    '42P01',
    '42703'
  ])
  expect(answers[2]).toMatchObject({ again: true })
  expect(answers[6]).toMatchObject({ constraint: 'notes_title_check' })
  const stale = await push(opOn('notes', note, { title: 'new' }, { base_rev: 2 }))
  expect(await push(opOn('notes', note, { title: 'late' }, { base_rev: 2 }))).toMatchObject([{ status: 'conflict' }])
  expect(stale).toMatchObject([{ status: 'applied' }])

  const { tables, rev, more } = await pull({ preferences: 0, notes: 0, cards: 0, reviews: 0 })
  expect(more).toBe(false)
  expect(rev).toBe(6)
  expect(tables['preferences']).toMatchObject([
    { id: me.id, fsrs_weights: Array.from({ length: 21 }, (_, n) => n / 7) }
  ])
  expect(tables['notes']).toMatchObject([{ id: note, title: 'new', rev: 6, deleted_at: null }])
  expect(tables['cards']).toMatchObject([{ source: { quote: 'q' } }])
  expect(tables['reviews']).toMatchObject([
    { id: review, reviewed_at: expect.stringMatching(/^2026-11-01T/) as string }
  ])
  const checked = await client.rpc('sync_check')
  expect(checkResult.parse(checked.data)).toMatchObject({
    rev: 6,
    counts: { notes: { live: 1 }, reviews: { live: 0, deleted: 1 } }
  })
})

test('three parallel pushes of the same 50 ops have 50 effects', async () => {
  const ops: SyncOp[] = Array.from({ length: 50 }, (_, position) =>
    opOn('subjects', randomUUID(), { name: 'x', position })
  )
  const answers = (await Promise.all([push(...ops), push(...ops), push(...ops)])).flat()
  expect(answers.filter(answer => answer.status === 'applied' && answer.again !== true)).toHaveLength(50)
  expect((await pull({ subjects: 0 })).tables['subjects']).toHaveLength(50)
})

test('an older client is asked to reload', async () => {
  const answer = await client.rpc('sync_push', { ops: [], protocol: 0 })
  expect(pushResult.parse(answer.data)).toEqual({ status: 'reload', protocol: SYNC_PROTOCOL })
})

test('names: taken keeps its code over HTTP', async () => {
  const other = online.withToken((await online.signUp('other@example.org')).token)
  expect((await client.rpc('claim_username', { name: 'Ada' })).error).toBeNull()
  expect((await other.rpc('username_free', { name: 'ADA' })).data).toBe(false)
  expect((await other.rpc('claim_username', { name: 'ADA' })).error).toMatchObject({ code: '23505' })
})
