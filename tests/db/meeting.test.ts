import { randomUUID } from 'node:crypto'
import { afterAll, expect, inject, test } from 'vitest'
import { cardFields, check, noteFields, opOn, pull, push, reviewFields } from '../support/push.ts'
import { scratchDatabase } from '../support/scratch.ts'

const scratch = await scratchDatabase(inject('postgresPort'))
const { owner, as, student } = scratch
afterAll(() => scratch.close())

const mine = await student()
const me = await as(mine)
const DELETED = { deleted_at: '2026-11-01T00:00:00.000Z' }

async function row(table: string, id: string) {
  const rows = (await pull(me, { [table]: 0 }, 1000)).tables[table] ?? []
  return rows.find(found => found.id === id)
}

async function made(table: string, fields: Record<string, unknown>) {
  const id = randomUUID()
  const [answer] = await push(me, opOn(table, id, fields))
  if (answer?.status !== 'applied') throw new Error(JSON.stringify(answer))
  return { id, rev: answer.rev }
}

test('a note changed on an old revision is a conflict that shows the row, and may be sent again after merging', async () => {
  const { id, rev } = await made('notes', noteFields())
  await push(me, opOn('notes', id, { title: 'First' }, { base_rev: rev }))
  const late = opOn('notes', id, { title: 'Second' }, { base_rev: rev })
  const [conflict] = await push(me, late)
  expect(conflict).toMatchObject({ status: 'conflict', row: { id, title: 'First', rev: rev + 1 } })
  expect(await push(me, { ...late, base_rev: rev + 1 })).toMatchObject([{ status: 'applied', rev: rev + 2 }])
})

test('several ops of one call on one note build on each other, after a lost answer too', async () => {
  const { id, rev } = await made('notes', noteFields())
  const one = opOn('notes', id, { title: 'One' }, { base_rev: rev })
  const two = opOn('notes', id, { title: 'Two' }, { base_rev: rev })
  const three = opOn('notes', id, { title: 'Three' }, { base_rev: rev })
  expect(await push(me, one, two)).toMatchObject([{ status: 'applied' }, { status: 'applied' }])
  expect(await push(me, one, two, three)).toMatchObject([{ again: true }, { again: true }, { status: 'applied' }])
  expect(await row('notes', id)).toMatchObject({ title: 'Three' })
  expect(await push(me, opOn('notes', id, { title: 'Four' }, { base_rev: rev }))).toMatchObject([
    { status: 'conflict' }
  ])
})

test('the same change made twice is no conflict and no new revision', async () => {
  const { id, rev } = await made('notes', noteFields())
  await push(me, opOn('notes', id, { title: 'Same' }, { base_rev: rev }))
  const again = opOn('notes', id, { title: 'Same' }, { base_rev: rev })
  expect(await push(me, again)).toMatchObject([{ status: 'applied', rev: rev + 1 }])
})

test('fields of other tables take the last write in server order, and leave the others alone', async () => {
  const { id } = await made('cards', cardFields())
  await push(me, opOn('cards', id, { front: 'A' }), opOn('cards', id, { back: 'B' }), opOn('cards', id, { front: 'C' }))
  expect(await row('cards', id)).toMatchObject({ front: 'C', back: 'B' })
})

test('edit beats delete: an edit of a deleted row brings it back', async () => {
  for (const table of ['cards', 'notes']) {
    const { id } = await made(table, table === 'cards' ? cardFields() : noteFields())
    const [gone] = await push(me, opOn(table, id, DELETED, { base_rev: (await row(table, id))?.rev ?? 0 }))
    expect((await row(table, id))?.['deleted_at']).not.toBeNull()
    const rev = gone?.status === 'applied' ? gone.rev : 0
    const edit = table === 'cards' ? { back: 'New' } : { title: 'New' }
    expect(await push(me, opOn(table, id, edit, { base_rev: rev }))).toMatchObject([{ status: 'applied' }])
    expect(await row(table, id)).toMatchObject({ deleted_at: null, ...edit })
  }
})

test('a note deleted on an old revision is not deleted', async () => {
  const { id, rev } = await made('notes', noteFields())
  await push(me, opOn('notes', id, { title: 'Edited elsewhere' }, { base_rev: rev }))
  expect(await push(me, opOn('notes', id, DELETED, { base_rev: rev }))).toMatchObject([{ status: 'conflict' }])
})

test('deleting what is deleted or unknown is done already', async () => {
  const { id, rev } = await made('notes', noteFields())
  await push(me, opOn('notes', id, DELETED, { base_rev: rev }))
  expect(await push(me, opOn('notes', id, DELETED, { base_rev: rev }))).toMatchObject([
    { status: 'applied', rev: rev + 1 }
  ])
  expect(await push(me, opOn('notes', randomUUID(), DELETED))).toMatchObject([{ status: 'applied' }])
})

test('of a review the first write wins, and only its deletion comes after', async () => {
  const card = await made('cards', cardFields())
  const { id, rev } = await made('reviews', reviewFields(card.id))
  expect(await push(me, opOn('reviews', id, { ...reviewFields(card.id), grade: 1 }))).toMatchObject([
    { status: 'applied', rev }
  ])
  expect(await row('reviews', id)).toMatchObject({ grade: 3 })
  expect(await push(me, opOn('reviews', id, { ...DELETED, grade: 1 }))).toMatchObject([
    { status: 'applied', rev: rev + 1 }
  ])
  expect(await row('reviews', id)).toMatchObject({ grade: 3, deleted_at: expect.any(String) as string })
  expect(await push(me, opOn('reviews', id, { deleted_at: null }))).toMatchObject([
    { status: 'rejected', code: '42501' }
  ])
  await expect(me.query('update public.reviews set grade = 1 where id = $1', [id])).rejects.toMatchObject({
    code: '42501'
  })
  await expect(me.query('update public.reviews set deleted_at = null where id = $1', [id])).rejects.toMatchObject({
    code: '42501'
  })
})

test('the time of a deletion is the server’s', async () => {
  const { id } = await made('subjects', { name: 'x', position: 1 })
  await push(me, opOn('subjects', id, { deleted_at: '1999-01-01T00:00:00Z' }))
  expect(Date.parse(String((await row('subjects', id))?.['deleted_at']))).toBeGreaterThan(Date.now() - 60_000)
})

test('preferences begin with what the student set and the defaults for the rest', async () => {
  expect(await push(me, opOn('preferences', mine, { board: 'IBDP' }))).toMatchObject([{ status: 'applied' }])
  expect(await row('preferences', mine)).toMatchObject({ board: 'IBDP', day_starts_at: 4, desired_retention: 0.9 })
})

test('a student whose devices saw more than the server has gets a new epoch, and nobody else does', async () => {
  const other = await as(await student())
  const [mine, theirs] = [(await pull(me, {})).epoch, (await pull(other, {})).epoch]
  const { rows } = await me.query<{ epoch: string }>('select public.sync_lost() as epoch')
  expect(rows[0]?.epoch).not.toBe(mine)
  expect((await pull(me, {})).epoch).toBe(rows[0]?.epoch)
  expect((await pull(other, {})).epoch).toBe(theirs)
  await expect((await as(null)).query('select public.sync_lost()')).rejects.toMatchObject({ code: '42501' })
})

test('the epoch is the same in all three answers until the operator changes it', async () => {
  const before = (await pull(me, {})).epoch
  expect((await check(me)).epoch).toBe(before)
  await owner.query('select private.new_epoch()')
  const after = (await pull(me, {})).epoch
  expect(after).not.toBe(before)
  expect((await check(me)).epoch).toBe(after)
})
