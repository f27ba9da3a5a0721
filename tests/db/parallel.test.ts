import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, inject, test } from 'vitest'
import type { SyncAnswer } from '#contract/sync.ts'
import { cardFields, noteFields, opOn, pull, push } from '../support/push.ts'
import { scratchDatabase } from '../support/scratch.ts'

const scratch = await scratchDatabase(inject('postgresPort'))
const { owner, as, student } = scratch
afterAll(() => scratch.close())

const subjectOps = (count: number, name = 'x') =>
  Array.from({ length: count }, (_, position) => opOn('subjects', randomUUID(), { name, position }))

const revOf = (answer: SyncAnswer | undefined) => (answer?.status === 'applied' ? answer.rev : NaN)

test('the same ops sent by three tabs at once take effect once', async () => {
  const id = await student()
  const tabs = await Promise.all([as(id), as(id), as(id)])
  const ops = subjectOps(50)
  const answers = await Promise.all(tabs.map(tab => push(tab, ...ops)))
  expect(answers.flat().filter(answer => answer.status === 'applied' && answer.again !== true)).toHaveLength(50)
  expect(new Set(answers.flat().map(revOf)).size).toBe(50)
  expect((await owner.query('select from public.subjects where user_id = $1', [id])).rowCount).toBe(50)
})

test('a change that commits late is not skipped: the next one waits, and no cursor passes it', async () => {
  const id = await student()
  const [slow, quick, reader] = await Promise.all([as(id), as(id), as(id)])
  await slow.query('begin')
  const [first] = await push(slow, ...subjectOps(1))
  let waiting = true
  const second = push(quick, ...subjectOps(1)).finally(() => (waiting = false))
  const third = reader.query(`insert into public.subjects (id, name, position) values (gen_random_uuid(), 'direct', 0)`)
  await pause(200)
  expect(waiting).toBe(true)
  const onlooker = await as(id)
  expect((await pull(onlooker, { subjects: 0 })).tables['subjects']).toEqual([])
  await slow.query('commit')
  expect(revOf((await second)[0])).toBeGreaterThan(revOf(first))
  await third
  const revs = (await pull(onlooker, { subjects: 0 })).tables['subjects']?.map(row => row.rev)
  expect(revs).toEqual([1, 2, 3])
})

test('tabs that change the same rows in opposite order do not deadlock, with sync_push or past it', async () => {
  const id = await student()
  const [one, two, direct] = await Promise.all([as(id), as(id), as(id)])
  const ids = [randomUUID(), randomUUID()]
  await push(one, ...ids.map(card => opOn('cards', card, cardFields())))
  const rounds = (order: string[]) =>
    Array.from({ length: 100 }, (_, n) => order.map(card => opOn('cards', card, { back: `${card} ${n}` }))).flat()
  const past = async () => {
    for (let n = 0; n < 50; n++)
      await direct.query(`update public.cards set back = $1 where id = any ($2)`, [`direct ${n}`, ids.toReversed()])
  }
  for (let round = 0; round < 3; round++) {
    const [a, b] = await Promise.all([push(one, ...rounds(ids)), push(two, ...rounds(ids.toReversed())), past()])
    expect([...a, ...b].every(answer => answer.status === 'applied')).toBe(true)
  }
})

test('a trouble of the server is raised for the whole batch, never noted as a refusal', async () => {
  const id = await student()
  const [blocker, waiter] = await Promise.all([as(id), as(id)])
  const [op] = subjectOps(1)
  if (!op) throw new Error('no op')
  await blocker.query('begin')
  await push(blocker, op)
  await waiter.query(`set lock_timeout = '100ms'`)
  await expect(push(waiter, op)).rejects.toMatchObject({ code: '55P03' })
  await blocker.query('rollback')
  expect(await push(waiter, op)).toMatchObject([{ status: 'applied' }])
})

test('two students do not wait for each other', async () => {
  const [slow, other] = await Promise.all([as(await student()), as(await student())])
  await slow.query('begin')
  await push(slow, opOn('notes', randomUUID(), noteFields()))
  expect(await push(other, opOn('notes', randomUUID(), noteFields()))).toMatchObject([{ status: 'applied' }])
  await slow.query('rollback')
})

test('a name goes to one of two students who want it at the same time, whatever its case', async () => {
  const [one, two] = await Promise.all([as(await student()), as(await student())])
  const claims = await Promise.allSettled([
    one.query(`select public.claim_username('Ada_L')`),
    two.query(`select public.claim_username('ada_l')`)
  ])
  expect(claims.map(claim => claim.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(claims.find(claim => claim.status === 'rejected')).toMatchObject({ reason: { code: '23505' } })
})
