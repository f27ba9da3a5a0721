import { randomUUID } from 'node:crypto'
import { afterAll, expect, inject, test } from 'vitest'
import { SIZES } from '#config/sizes.ts'
import { SYNC_PROTOCOL } from '#contract/sync.ts'
import { cardFields, noteFields, opOn, pull, push, pushAll } from '../support/push.ts'
import { scratchDatabase } from '../support/scratch.ts'

const scratch = await scratchDatabase(inject('postgresPort'))
const { owner, as, student } = scratch
afterAll(() => scratch.close())

const mine = await student()
const me = await as(mine)
const stranger = await as(await student())

test('an op takes effect once, in one batch or in two', async () => {
  const op = opOn('notes', randomUUID(), noteFields())
  const [first, second] = await push(me, op, op)
  expect(first).toMatchObject({ status: 'applied' })
  expect(second).toEqual({ ...first, again: true })
  expect(await push(me, op)).toEqual([{ ...first, again: true }])
  expect((await pull(me, { notes: 0 })).tables['notes']?.filter(row => row.id === op.id)).toHaveLength(1)
})

test('what is wrong with one op rejects that op alone', async () => {
  const foreign = randomUUID()
  const foreignNote = randomUUID()
  await push(
    stranger,
    opOn('subjects', foreign, { name: 'Theirs', position: 1 }),
    opOn('notes', foreignNote, noteFields())
  )
  const fresh = () => randomUUID()
  const subject = { name: 'History', position: 1 }
  const wrong: [unknown, string][] = [
    [opOn('subjects', fresh(), { ...subject, user_id: randomUUID() }), '42501'],
    [opOn('cards', fresh(), { ...cardFields(), note_id: foreignNote }), '23503'],
    [opOn('notes', fresh(), { ...noteFields(), subject_id: foreign }), '23503'],
    [opOn('notes', fresh(), noteFields('x'.repeat(SIZES.title + 1))), '23514'],
    [opOn('notes', fresh(), { ...noteFields(), plain: 'x'.repeat(SIZES.noteText + 1) }), '23514'],
    [opOn('notes', fresh(), { ...noteFields(), doc: { x: 'x'.repeat(2_000_001) } }), '23514'],
    [opOn('notes', fresh(), { ...noteFields(), doc: [] }), '23514'],
    [opOn('cards', fresh(), { ...cardFields('x'.repeat(SIZES.cardSide + 1)) }), '23514'],
    [opOn('subjects', fresh(), { ...subject, position: 'NaN' }), '23514'],
    [opOn('subjects', fresh(), { ...subject, exam_on: 'infinity' }), '23514'],
    [opOn('subjects', fresh(), { ...subject, nonsense: 1 }), '42703'],
    [opOn('subjects', fresh(), { ...subject, rev: 999 }), '42703'],
    [opOn('subjects', fresh(), { ...subject, created_at: '2020-01-01' }), '42703'],
    [opOn('subjects', fresh(), { ...subject, updated_at: '2020-01-01' }), '42703'],
    [opOn('subjects', fresh(), { ...subject, id: fresh() }), '42703'],
    [opOn('subjects', fresh(), { ...subject, '"; drop table notes; --': 1 }), '42703'],
    [opOn('subjects', fresh(), { position: 1 }), '23502'],
    [opOn('revs', fresh(), { rev: 999 }), '42P01'],
    [opOn('profiles', mine, { full_name: 'x' }), '42P01'],
    [opOn('subjects; drop table notes', fresh(), subject), '42P01'],
    [opOn('preferences', fresh(), {}), '23514'],
    [opOn('preferences', mine, { fsrs_weights: Array.from({ length: 20 }, () => 1) }), '23514'],
    [opOn('subjects', 'not-a-uuid', subject), '22P02'],
    [opOn('subjects', fresh(), { ...subject, name: 'zero \u0000' }), '22P05'],
    [opOn('subjects', fresh(), { ...subject, name: 'half \ud800' }), '22P02']
  ]
  const good = [opOn('subjects', fresh(), subject), opOn('subjects', fresh(), subject)]
  const result = await pushAll(me, [good[0], ...wrong.map(([op]) => op), good[1]])
  if (result.status !== 'ok') throw new Error('not accepted')
  const codes = result.answers.map(answer => (answer.status === 'rejected' ? answer.code : answer.status))
  expect(codes).toEqual(['applied', ...wrong.map(([, code]) => code), 'applied'])
  const sent = [good[0], ...wrong.map(([op]) => op as { op_id: string }), good[1]].map(op => op?.op_id)
  expect(result.answers.map(answer => answer.op_id)).toEqual(sent)
  const { rows } = await owner.query('select name from public.subjects where id = $1', [foreign])
  expect(rows).toEqual([{ name: 'Theirs' }])
})

test('a refused op says which rule it broke', async () => {
  const [answer] = await push(me, opOn('notes', randomUUID(), noteFields('x'.repeat(201))))
  expect(answer).toMatchObject({ status: 'rejected', code: '23514', constraint: 'notes_title_check' })
})

test('visitors, an older client, an account that is gone and a batch too large change nothing', async () => {
  const visitor = await as(null)
  const op = opOn('subjects', randomUUID(), { name: 'x', position: 1 })
  await expect(pushAll(visitor, [op])).rejects.toMatchObject({ code: '42501' })
  expect(await pushAll(me, [op], SYNC_PROTOCOL - 1)).toEqual({ status: 'reload', protocol: SYNC_PROTOCOL })
  await expect(
    pushAll(
      me,
      Array.from({ length: SIZES.syncOps + 1 }, () => op)
    )
  ).rejects.toMatchObject({ code: '22023' })
  const ghost = await as(randomUUID())
  await expect(pushAll(ghost, [op])).rejects.toMatchObject({ code: '42501' })
  const { rowCount } = await owner.query('select from public.subjects where id = $1', [op.id])
  expect(rowCount).toBe(0)
})

test('nothing of the private schema can be called or read by a student', async () => {
  for (const statement of [
    'select private.new_epoch()',
    'select private.next_rev(auth.uid())',
    `select private.purge_tombstones(auth.uid(), '0 days')`,
    'select * from private.server',
    'update public.revs set rev = 0',
    'delete from public.notes'
  ])
    await expect(me.query(statement), statement).rejects.toMatchObject({ code: '42501' })
})

test('written past sync_push, a row still gets its owner, its times and the next revision from the server', async () => {
  const id = randomUUID()
  const before = (await pull(me, {})).rev
  await me.query(
    `insert into public.subjects (id, name, position, rev, created_at, updated_at) values ($1, 'Maths', 1, 99999, '2000-01-01', '2000-01-01')`,
    [id]
  )
  await me.query(
    `update public.subjects set name = 'Further maths', rev = 5, created_at = '2000-01-01' where id = $1`,
    [id]
  )
  const { rows } = await owner.query<{ rev: string; user_id: string; old: boolean }>(
    `select rev, user_id, least(created_at, updated_at) < '2001-01-01' as old from public.subjects where id = $1`,
    [id]
  )
  expect(rows).toEqual([{ rev: String(before + 2), user_id: mine, old: false }])
})
