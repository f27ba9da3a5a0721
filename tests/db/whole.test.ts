import { randomUUID } from 'node:crypto'
import { afterAll, expect, inject, test } from 'vitest'
import { opOn, pull, push } from '../support/push.ts'
import { scratchDatabase } from '../support/scratch.ts'

const scratch = await scratchDatabase(inject('postgresPort'))
const { owner, as, student } = scratch
afterAll(() => scratch.close())

type Client = Awaited<ReturnType<typeof as>>

const write = (me: Client, count: number) =>
  push(me, ...Array.from({ length: count }, (_, n) => opOn('subjects', randomUUID(), { name: 'x', position: n })))

const newEpoch = (isPast = true) => owner.query('select private.new_epoch($1)', [isPast])

test('an epoch says up to which revision it is whole, for each epoch from which a device may come', async () => {
  const [me, other] = [await as(await student()), await as(await student())]
  await write(me, 3)
  const first = await pull(me, {})
  expect(first).toMatchObject({ whole: null, wholes: {} })
  await newEpoch()
  await write(me, 2)
  const second = await pull(me, {})
  expect(second).toMatchObject({ rev: 5, whole: 3, wholes: { [first.epoch]: 3 } })
  await newEpoch()
  const third = await pull(me, {})
  expect(third).toMatchObject({ whole: 3, wholes: { [first.epoch]: 3, [second.epoch]: 5 } })
  expect(await pull(other, {})).toMatchObject({ whole: null, wholes: {} })
})

test('after a restored backup whoever knows of more compares, whatever the counter says by then', async () => {
  const id = await student()
  const me = await as(id)
  await write(me, 9)
  const before = await pull(me, {})
  await owner.query('update public.revs set rev = 4 where user_id = $1', [id])
  await newEpoch()
  await write(me, 9)
  const restored = await pull(me, {})
  expect(restored).toMatchObject({ rev: 13, whole: 4 })
  await newEpoch()
  expect(await pull(me, {})).toMatchObject({ wholes: { [before.epoch]: 4, [restored.epoch]: 13 } })
})

test('an epoch of which nothing is sure, and one that a device asked for, are whole up to nothing', async () => {
  const me = await as(await student())
  await write(me, 2)
  await newEpoch(false)
  expect(await pull(me, {})).toMatchObject({ rev: 2, whole: 0 })
  const other = await as(await student())
  await write(other, 2)
  const { epoch } = await pull(other, {})
  await other.query('select public.sync_lost()')
  expect(await pull(other, {})).toMatchObject({ rev: 2, whole: 0, wholes: { [epoch]: 0 } })
})

test('a dozen epochs are kept, the oldest among them, for its number goes for the forgotten ones', async () => {
  const me = await as(await student())
  const epochs: string[] = []
  for (let n = 0; n < 15; n += 1) {
    await write(me, 1)
    epochs.push((await pull(me, {})).epoch)
    await newEpoch()
  }
  const { whole, wholes } = await pull(me, {})
  expect(whole).toBe(1)
  expect(Object.keys(wholes ?? {})).toHaveLength(12)
  expect(wholes).toMatchObject({ [epochs[0] ?? '']: 1, [epochs[14] ?? '']: 15, [epochs[4] ?? '']: 5 })
  expect(wholes).not.toHaveProperty(epochs[1] ?? '')
})
