import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { bothSync, expectEqual, laptop, phone, server } from '../../../tests/support/two-devices.ts'
import { newId } from '#lib/ids.ts'

const id = newId()
const inIndia = { name: 'preferences', id, fields: { timeZone: 'Asia/Kolkata', minutesPerDay: 60 } } as const
/** A wish on a device whose clock is set to Berlin; nobody has chosen that. */
const inBerlin = {
  name: 'preferences',
  id,
  fields: { timeZone: 'Europe/Berlin', newPerDay: 7 },
  assumed: ['timeZone']
} as const

const zones = () => server.rows('preferences').map(row => row['time_zone'])

test('a second device in another zone overwrote the student’s zone with its first preference', async () => {
  await phone.write(inIndia)
  await phone.sync()
  await laptop.write(inBerlin)
  await laptop.sync()
  await bothSync()
  await expectEqual()
  const rows = await Promise.all([phone, laptop].map(({ db }) => db.preferences.get(id)))
  for (const row of rows) expect(row).toMatchObject({ time_zone: 'Asia/Kolkata', new_per_day: 7, minutes_per_day: 60 })
  expect(await laptop.waiting()).toBe(0)
})

test('nor does a device that looked before there was one, and is killed before it asks again', async () => {
  await bothSync()
  await laptop.write(inBerlin)
  laptop.kill()
  await phone.write(inIndia)
  await phone.sync()
  await bothSync()
  expect(zones()).toEqual(['Asia/Kolkata'])
})

test('the zone of the first device is sent, for the student has none', async () => {
  await laptop.write(inBerlin)
  await laptop.sync()
  expect(zones()).toEqual(['Europe/Berlin'])
  expect(await laptop.waiting()).toBe(0)
})

test('a zone that the student chooses on the second device wins, also over what it assumed before', async () => {
  await phone.write(inIndia)
  await phone.sync()
  await laptop.write(inBerlin)
  await laptop.write({ name: 'preferences', id, fields: { timeZone: 'America/Lima' } })
  await bothSync()
  expect(zones()).toEqual(['America/Lima'])
})

test('what is assumed changes no row that is there', async () => {
  await phone.write(inIndia)
  await phone.write(inBerlin)
  await phone.sync()
  expect(zones()).toEqual(['Asia/Kolkata'])
})
