import { randomUUID } from 'node:crypto'
import { afterAll, expect, inject, test } from 'vitest'
import { cardFields, check, noteFields, opOn, pull, push, reviewFields } from '../support/push.ts'
import { scratchDatabase } from '../support/scratch.ts'

const scratch = await scratchDatabase(inject('postgresPort'))
const { owner, as, student } = scratch
afterAll(() => scratch.close())

const DELETED = { deleted_at: '2026-11-01T00:00:00.000Z' }

/** Moves a tombstone into the past, which nobody can do through the API. */
async function age(table: string, id: string, days: number) {
  await owner.query(`alter table public.${table} disable trigger user`)
  await owner.query(`update public.${table} set deleted_at = now() - make_interval(days => $2) where id = $1`, [
    id,
    days
  ])
  await owner.query(`alter table public.${table} enable trigger user`)
}

test('pages follow one another without a gap, and say when there is more', async () => {
  const me = await as(await student())
  await push(
    me,
    ...Array.from({ length: 25 }, (_, position) => opOn('subjects', randomUUID(), { name: 'x', position }))
  )
  const seen: number[] = []
  const pages: boolean[] = []
  for (let cursor = 0, more = true; more; cursor = seen.at(-1) ?? 0) {
    const answer = await pull(me, { subjects: cursor, notes: cursor }, 10)
    seen.push(...(answer.tables['subjects'] ?? []).map(row => row.rev))
    more = answer.more
    pages.push(more)
    expect(answer.rev).toBe(25)
  }
  expect(seen).toEqual(Array.from({ length: 25 }, (_, n) => n + 1))
  expect(pages).toEqual([true, true, false])
})

test('a page of long notes ends early, but never without a row', async () => {
  const me = await as(await student())
  // Digits of random ids, so that the database cannot pack them small.
  const long = () => ({ ...noteFields(), plain: Array.from({ length: 8000 }, randomUUID).join('') })
  for (let n = 0; n < 8; n++) await push(me, opOn('notes', randomUUID(), long()))
  const first = await pull(me, { notes: 0 })
  const count = first.tables['notes']?.length ?? 0
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(8)
  expect(first.more).toBe(true)
  const last = first.tables['notes']?.at(-1)?.rev ?? 0
  expect((await pull(me, { notes: last })).tables['notes']?.[0]?.rev).toBe(last + 1)
})

test('tables outside the list, other students and visitors get nothing', async () => {
  const me = await as(await student())
  const other = await as(await student())
  await push(me, opOn('subjects', randomUUID(), { name: 'mine', position: 0 }))
  const answer = await pull(other, { subjects: 0, profiles: 0, 'auth.users': 0 })
  expect(answer).toMatchObject({ rev: 0, tables: { subjects: [] } })
  expect(Object.keys(answer.tables)).toEqual(['subjects'])
  await expect(pull(await as(null), { subjects: 0 })).rejects.toMatchObject({ code: '42501' })
  await expect(check(await as(null))).rejects.toMatchObject({ code: '42501' })
})

test('the check counts living rows and tombstones apart', async () => {
  const me = await as(await student())
  const [a, b] = [randomUUID(), randomUUID()]
  await push(me, opOn('notes', a, noteFields()), opOn('notes', b, noteFields()), opOn('notes', b, DELETED))
  const { counts, rev } = await check(me)
  expect(counts['notes']).toEqual({ live: 1, deleted: 1 })
  expect(rev).toBe((await pull(me, {})).rev)
})

test('tombstones older than 90 days go, younger ones stay, and older cursors learn of it', async () => {
  const me = await as(await student())
  const ids = [randomUUID(), randomUUID(), randomUUID()] as const
  const card = randomUUID()
  await push(
    me,
    ...ids.map(id => opOn('notes', id, noteFields())),
    opOn('cards', card, { ...cardFields(), note_id: ids[0] })
  )
  const [old, young] = await push(
    me,
    opOn('notes', ids[0], DELETED, { base_rev: 1 }),
    opOn('notes', ids[1], DELETED, { base_rev: 2 })
  )
  await age('notes', ids[0], 91)
  await age('notes', ids[1], 89)
  const before = (await pull(me, { cards: 0 })).rev
  expect((await check(me)).counts['notes']).toEqual({ live: 1, deleted: 1 })
  const answer = await pull(me, { notes: 0, cards: before })
  expect(answer.purged).toEqual({ notes: old?.status === 'applied' ? old.rev : 0 })
  expect(answer.tables['notes']?.map(row => row.id)).toEqual([ids[2], ids[1]])
  expect(young).toMatchObject({ status: 'applied' })
  // The card lost its note, and other devices hear of that as of any change.
  expect(answer.tables['cards']).toMatchObject([{ id: card, note_id: null, rev: before + 1 }])
})

test('a deleted card outlives 90 days while reviews refer to it', async () => {
  const me = await as(await student())
  const [card, review] = [randomUUID(), randomUUID()]
  await push(
    me,
    opOn('cards', card, cardFields()),
    opOn('reviews', review, reviewFields(card)),
    opOn('cards', card, DELETED)
  )
  await age('cards', card, 200)
  expect((await check(me)).counts).toMatchObject({ cards: { deleted: 1 }, reviews: { live: 1 } })
  await push(me, opOn('reviews', review, DELETED))
  await age('reviews', review, 200)
  expect((await check(me)).counts).toMatchObject({ cards: { deleted: 0 }, reviews: { live: 0, deleted: 0 } })
})

test('a row that was purged comes back whole or not at all', async () => {
  const me = await as(await student())
  const id = randomUUID()
  await push(me, opOn('notes', id, noteFields()), opOn('notes', id, DELETED))
  await age('notes', id, 91)
  await check(me)
  expect(await push(me, opOn('notes', id, { title: 'New' }, { base_rev: 1 }))).toMatchObject([
    { status: 'rejected', code: '23502' }
  ])
  expect(await push(me, opOn('notes', id, noteFields('New')))).toMatchObject([{ status: 'applied' }])
})

test('a row whose parent was deleted long ago goes as any deletion does, then the parent', async () => {
  const me = await as(await student())
  const [thread, turn] = [randomUUID(), randomUUID()]
  const said = { role: 'student', mode: 'explain', text: 'Why?', engine: 'manual', status: 'whole' }
  const scope = { v: 1, kind: 'all', of: [] }
  const fields = { title: 'Cells', mode: 'explain', scope, pinned: false, archived: false }
  await push(me, opOn('threads', thread, fields), opOn('turns', turn, { thread_id: thread, ...said }))
  await push(me, opOn('threads', thread, DELETED, { base_rev: 1 }))
  await check(me)
  expect((await check(me)).counts).toMatchObject({ threads: { deleted: 1 }, turns: { live: 1 } })
  await age('threads', thread, 91)
  const before = (await pull(me, { turns: 0 })).rev
  expect((await check(me)).counts).toMatchObject({ threads: { deleted: 1 }, turns: { live: 0, deleted: 1 } })
  expect((await pull(me, { turns: before })).tables['turns']).toMatchObject([{ id: turn, rev: before + 1 }])
  await age('turns', turn, 91)
  await check(me)
  expect((await check(me)).counts).toMatchObject({ threads: { deleted: 0 }, turns: { live: 0, deleted: 0 } })
})
