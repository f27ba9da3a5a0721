import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { Device, losing } from '../../../tests/support/device.ts'
import { aCard, aNote, aSubject } from '../../../tests/support/stored-rows.ts'
import { TWO, bothSync, expectEqual, laptop, phone, server, textOf } from '../../../tests/support/two-devices.ts'
import { TransportError } from '#data/sync/transport.ts'
import { newId } from '#lib/ids.ts'

test('what one device writes the other has, schedules included', async () => {
  const [subject, note, card] = [newId(), newId(), newId()]
  await phone.write({ name: 'subjects', id: subject, fields: aSubject() })
  await phone.write({ name: 'cards', id: card, fields: aCard({ noteId: note }) })
  await phone.write({ name: 'notes', id: note, fields: aNote(TWO, { subjectId: subject }) })
  const answer = { cardId: card, grade: 3 as const, reviewedAt: '2026-11-21T10:00:00.000Z', durationMs: 100 }
  await phone.write({ name: 'reviews', id: newId(), fields: answer })
  await bothSync()
  await expectEqual()
  expect((await laptop.db.schedules.get(card))?.schedule.reps).toBe(1)
  expect(await laptop.db.summaries.count()).toBe(1)
})

test('an answer that gets lost makes nothing twice: three writers, two hundred writes each', async () => {
  const writers = [phone, laptop, new Device(server.transport())]
  for (const writer of writers) {
    for (let index = 0; index < 200; index += 1) {
      const change = { name: 'subjects', id: newId(), fields: aSubject({ position: index }) } as const
      await writer.write(change)
    }
    await expect(writer.sync(losing(server.transport()))).rejects.toBeInstanceOf(TransportError)
    writer.kill()
  }
  for (const writer of [...writers, ...writers]) await writer.sync()
  expect(server.effects).toHaveLength(600)
  expect(new Set(server.effects).size).toBe(600)
  await expectEqual()
  expect(await phone.db.subjects.count()).toBe(600)
})

test('a thousand writes through a line on which every third request fails, before or after the server did it', async () => {
  const good = server.transport()
  let requests = 0
  // 3 and 7 share no factor, so each kind of request meets each kind of fault.
  const faulty = <Args extends unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) => {
    return async (...args: Args): Promise<Answer> => {
      requests += 1
      if (requests % 3 !== 0) return ask(...args)
      if (requests % 7 < 4) throw new TransportError([503, 429, 502, 0][requests % 4] ?? 0, 'fault')
      await ask(...args)
      throw new TransportError(504, 'answer lost')
    }
  }
  const bad = { ...good, push: faulty(good.push), pull: faulty(good.pull) }
  for (let index = 0; index < 1000; index += 1) {
    await phone.write({ name: 'subjects', id: newId(), fields: aSubject({ position: index }) })
    if (index % 10 === 9) await phone.sync(bad).catch(() => undefined)
    if (index % 250 === 249) phone.kill()
  }
  while ((await phone.waiting()) > 0) await phone.sync(bad).catch(() => undefined)
  expect(server.effects).toHaveLength(1000)
  expect(new Set(server.effects).size).toBe(1000)
  expect(server.rows('subjects').map(row => row['position'])).toEqual(Array.from({ length: 1000 }, (_, index) => index))
  expect(requests / 1000).toBeLessThan(3)
})

test('a server without room stopped the fetching too: what others wrote arrives, what waits is sent later', async () => {
  const [mine, theirs] = [newId(), newId()]
  await laptop.write({ name: 'subjects', id: theirs, fields: aSubject({ name: 'Theirs' }) })
  await laptop.sync()
  await phone.write({ name: 'subjects', id: mine, fields: aSubject({ name: 'Mine' }) })
  const full = { ...server.transport(), push: () => Promise.reject(new TransportError(507, 'full')) }
  await expect(phone.sync(full)).rejects.toMatchObject({ code: 'full' })
  expect(await phone.db.subjects.get(theirs)).toMatchObject({ name: 'Theirs' })
  expect(await phone.db.outbox.toArray()).toMatchObject([{ id: mine, state: 'queued' }])
  await phone.write({ name: 'subjects', id: mine, fields: { name: 'Mine, later' } })
  await bothSync()
  await expectEqual()
  expect(server.rows('subjects').map(row => row['name'])).toContain('Mine, later')
})

test('an answer that was lost before the server was full may have been taken: nothing is fetched over it', async () => {
  const id = newId()
  await phone.write({ name: 'subjects', id, fields: aSubject() })
  await expect(phone.sync(losing(server.transport()))).rejects.toBeInstanceOf(TransportError)
  const full = { ...server.transport(), push: () => Promise.reject(new TransportError(507, 'full')) }
  await expect(phone.sync(full)).rejects.toMatchObject({ code: 'full' })
  expect(await phone.db.outbox.toArray()).toMatchObject([{ id, state: 'sent' }])
  await bothSync()
  await expectEqual()
})

test('two devices grade one card offline: both answers count, and both have the schedule of both', async () => {
  const card = newId()
  await phone.write({ name: 'cards', id: card, fields: aCard() })
  await bothSync()
  const grade = (at: string, is: 1 | 3) =>
    ({ name: 'reviews', id: newId(), fields: { cardId: card, grade: is, reviewedAt: at, durationMs: 900 } }) as const
  await phone.write(grade('2025-11-21T10:00:00.000Z', 3))
  await laptop.write(grade('2025-11-21T09:00:00.000Z', 1))
  await laptop.write(grade('2025-11-22T09:00:00.000Z', 3))
  await bothSync()
  await expectEqual()
  const [mine, other] = await Promise.all([phone.db.schedules.get(card), laptop.db.schedules.get(card)])
  expect(mine?.schedule).toMatchObject({ reps: 3, lastReviewedAt: '2025-11-22T09:00:00.000Z' })
  expect(other).toEqual(mine)
})

test('fields changed on two devices both stand; of one field the last to arrive', async () => {
  const id = newId()
  await phone.write({ name: 'subjects', id, fields: aSubject() })
  await bothSync()
  await phone.write({ name: 'subjects', id, fields: { name: 'Phone', position: 1 } })
  await laptop.write({ name: 'subjects', id, fields: { name: 'Laptop', examOn: '2027-05-12' } })
  await bothSync()
  await expectEqual()
  expect(await phone.db.subjects.get(id)).toMatchObject({ name: 'Laptop', position: 1, exam_on: '2027-05-12' })
})

test('two devices write in different blocks of one note: one note with both', async () => {
  const id = newId()
  await phone.write({ name: 'notes', id, fields: aNote(TWO) })
  await bothSync()
  await phone.write({ name: 'notes', id, fields: aNote([{ id: 'block-one', text: 'ONE' }, ...TWO.slice(1)]) })
  await laptop.write({ name: 'notes', id, fields: aNote([...TWO, { id: 'block-new', text: 'three' }]) })
  await bothSync()
  await expectEqual()
  expect(await textOf(phone, id)).toBe('ONE\ntwo\nthree')
  expect(await laptop.db.notices.count()).toBe(0)
})

test('two devices rewrite the same block: both versions stand in the note, and the student is told', async () => {
  const id = newId()
  await phone.write({ name: 'notes', id, fields: aNote(TWO) })
  await bothSync()
  await phone.write({ name: 'notes', id, fields: aNote([{ id: 'block-one', text: 'phone' }, ...TWO.slice(1)]) })
  await laptop.write({ name: 'notes', id, fields: aNote([{ id: 'block-one', text: 'laptop' }, ...TWO.slice(1)]) })
  await bothSync()
  await expectEqual()
  const text = await textOf(phone, id)
  expect(text).toContain('phone')
  expect(text).toContain('laptop')
  expect(await laptop.db.notices.toArray()).toMatchObject([{ kind: 'merged', noteId: id, count: 1 }])
})

test('a note that goes on being written while an older version is under way is not merged with itself', async () => {
  const id = newId()
  await phone.write({ name: 'notes', id, fields: aNote(TWO) })
  await phone.sync(losing(server.transport())).catch(() => undefined)
  await phone.write({ name: 'notes', id, fields: aNote([{ id: 'block-one', text: 'later' }, ...TWO.slice(1)]) })
  phone.kill()
  await bothSync()
  await expectEqual()
  expect(await textOf(laptop, id)).toBe('later\ntwo')
  expect(await phone.db.notices.count()).toBe(0)
})

test('edit beats delete, on whichever device', async () => {
  const id = newId()
  await phone.write({ name: 'notes', id, fields: aNote(TWO) })
  await bothSync()
  await phone.write({ name: 'notes', id, fields: { title: 'Edited' } })
  await laptop.write({ name: 'notes', id, remove: true })
  await bothSync()
  await expectEqual()
  expect(await laptop.db.notes.get(id)).toMatchObject({ title: 'Edited', deleted_at: null })
  await phone.write({ name: 'notes', id, remove: true })
  await laptop.write({ name: 'notes', id, fields: { title: 'Again' } })
  await bothSync()
  await expectEqual()
  expect(await phone.db.notes.get(id)).toMatchObject({ title: 'Again', deleted_at: null })
})

test('answers of two devices to one card are all kept, and both compute the same schedule', async () => {
  const card = newId()
  await phone.write({ name: 'cards', id: card, fields: aCard() })
  await bothSync()
  laptop.skew = -2 * 86_400_000
  for (const [index, device] of [phone, laptop, phone, laptop].entries()) {
    const reviewedAt = new Date(Date.UTC(2026, 10, 20 + index) + device.skew).toISOString()
    const fields = { cardId: card, grade: 3 as const, reviewedAt, durationMs: 5 }
    await device.write({ name: 'reviews', id: newId(), fields })
  }
  await bothSync()
  await expectEqual()
  expect((await phone.db.schedules.get(card))?.schedule.reps).toBe(4)
})

test('answers by a clock that is years ahead do not put a card years off once the server has heard of them', async () => {
  const card = newId()
  await phone.write({ name: 'cards', id: card, fields: aCard() })
  await bothSync()
  phone.skew = 4000 * 86_400_000
  for (const grade of [3, 4] as const) {
    const fields = { cardId: card, grade, reviewedAt: phone.at().toISOString(), durationMs: 5 }
    await phone.write({ name: 'reviews', id: newId(), fields })
  }
  const before = await phone.db.schedules.get(card)
  await bothSync()
  await expectEqual()
  const after = await laptop.db.schedules.get(card)
  const heard = Math.max(...server.rows('reviews').map(row => Date.parse(String(row['created_at']))))
  expect(Date.parse(after?.last_reviewed_at ?? '')).toBeLessThanOrEqual(heard + 86_400_000)
  expect(after?.schedule).toMatchObject({ reps: 2, scheduledDays: before?.schedule.scheduledDays })
})

test('a refused change stays visible with what was typed, and the next edit sends it again', async () => {
  const id = newId()
  server.refuse = op => (op.patch['name'] === 'Bad' ? '23514' : null)
  await phone.write({ name: 'subjects', id, fields: aSubject({ name: 'Bad' }) })
  await bothSync()
  const [op] = await phone.db.outbox.toArray()
  expect(op).toMatchObject({ state: 'rejected', reason: { code: '23514' }, patch: { name: 'Bad' } })
  expect(await phone.db.subjects.get(id)).toMatchObject({ name: 'Bad' })
  await phone.write({ name: 'subjects', id, fields: { name: 'Good' } })
  await bothSync()
  await expectEqual()
  expect(await laptop.db.subjects.get(id)).toMatchObject({ name: 'Good' })
})

test('one change that makes a whole request fail is found, set aside, and the rest arrives', async () => {
  const transport = server.transport()
  const picky = {
    ...transport,
    push: (ops: Parameters<typeof transport.push>[0]) =>
      ops.some(op => op.patch['name'] === 'Bad') ? Promise.reject(new TransportError(413, '413')) : transport.push(ops)
  }
  for (const name of ['A', 'B', 'Bad', 'C', 'D'])
    await phone.write({ name: 'subjects', id: newId(), fields: aSubject({ name }) })
  await phone.sync(picky)
  expect(server.rows('subjects').map(row => row['name'])).toEqual(['A', 'B', 'C', 'D'])
  expect(await phone.db.outbox.toArray()).toMatchObject([{ state: 'rejected', reason: { code: '413' } }])
})
