import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { SIZES } from '#config/sizes.ts'
import { settle } from '#data/sync/answers.ts'
import { readPlace } from '#data/sync/state.ts'
import type { Transport } from '#data/sync/transport.ts'
import { newId } from '#lib/ids.ts'
import { aNote, aSubject } from '../../../tests/support/stored-rows.ts'
import { laptop, phone, server, TWO } from '../../../tests/support/two-devices.ts'

/** The line to the server, and how many changes each request carried. */
function counting(): { transport: Transport; sizes: number[] } {
  const sizes: number[] = []
  const transport = server.transport()
  const push: Transport['push'] = ops => {
    sizes.push(ops.length)
    return transport.push(ops)
  }
  return { transport: { ...transport, push }, sizes }
}

test('one change more than a request takes is sent in a second one', async () => {
  const { transport, sizes } = counting()
  await phone.write(
    ...Array.from({ length: SIZES.syncOps + 1 }, (_, position) => {
      return { name: 'subjects', id: newId(), fields: aSubject({ position }) } as const
    })
  )
  await phone.sync(transport)
  expect(sizes).toEqual([SIZES.syncOps, 1])
})

test('long notes are spread over requests that the server takes', async () => {
  const { transport, sizes } = counting()
  // Each text stands twice in a change: in the document and as plain words.
  for (let made = 0; made < 5; made += 1)
    await phone.write({ name: 'notes', id: newId(), fields: aNote([{ id: 'block-one', text: 'x'.repeat(190_000) }]) })
  await phone.sync(transport)
  expect(sizes).toEqual([3, 2])
  expect(server.rows('notes')).toHaveLength(5)
})

test('an answer of another epoch refuses nothing and brings no row: what it says is of another past', async () => {
  const [subject, note] = [newId(), newId()]
  await phone.write(
    { name: 'subjects', id: subject, fields: aSubject() },
    { name: 'notes', id: note, fields: aNote(TWO) }
  )
  await phone.sync()
  await phone.write(
    { name: 'subjects', id: subject, fields: { name: 'Refused?' } },
    { name: 'notes', id: note, fields: aNote([{ id: 'block-one', text: 'mine' }]) }
  )
  await phone.db.outbox.toCollection().modify({ state: 'sent' })
  const ops = await phone.db.outbox.orderBy('seq').toArray()
  const [renamed, rewritten] = ops.map(op => op.op_id)
  const row = { ...server.rows('notes')[0], id: note, rev: 99, title: 'Of another past' }
  const before = await readPlace(phone.db)
  const result = {
    status: 'ok' as const,
    epoch: newId(),
    answers: [
      { op_id: renamed ?? '', status: 'rejected' as const, code: '23503' },
      { op_id: rewritten ?? '', status: 'conflict' as const, row }
    ]
  }
  expect(await settle(phone.db, ops, result, phone.at().toISOString())).toBe('lost')
  expect(await phone.db.outbox.orderBy('seq').toArray()).toMatchObject([
    { op_id: renamed, state: 'sent', reason: null },
    { op_id: rewritten, state: 'sent' }
  ])
  expect(await phone.db.notes.get(note)).toMatchObject({ title: 'A note', plain: 'mine' })
  expect(await readPlace(phone.db)).toEqual(before)
  await phone.sync()
  await laptop.sync()
  expect(await laptop.db.subjects.get(subject)).toMatchObject({ name: 'Refused?' })
  expect(await laptop.db.notes.get(note)).toMatchObject({ plain: 'mine' })
})
