import 'fake-indexeddb/auto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settingsOf } from '#data/read/plan/plan-rows.ts'
import { fromRow } from '#data/device/rows.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { newId, planSettingsId } from '#lib/ids.ts'
import { settingsChange } from '#tools/planner/actions.ts'
import { bothSync, expectEqual, laptop, phone } from '../../../tests/support/two-devices.ts'

const userId = newId()
const week = (minutes: number) => ({ v: 1 as const, days: Array.from({ length: 7 }, () => ({ minutes, times: [] })) })

/** Whose workspace it is decides the id of the row. */
beforeAll(() => openWorkspace(userId))
afterAll(() => eraseWorkspace(userId))

async function settings() {
  const row = await phone.db.plan_settings.get(planSettingsId(userId))
  return settingsOf({ settings: row ? fromRow('plan_settings', row) : null }, 60)
}

test('two devices that both begin with the plan do not undo each other’s choices', async () => {
  const restDays = { v: 1 as const, weekdays: [6], spans: [] }
  await phone.write(settingsChange({ restDays }))
  await laptop.write(settingsChange({ breakMinutes: 15 }))
  await bothSync()
  await expectEqual()
  const held = await settings()
  expect(held).toMatchObject({ restDays, breakMinutes: 15 })
  expect(held.availability.days[0]?.minutes, 'what held before stays').toBe(60)
})

test('a device that has not heard of the settings yet writes nothing assumed over them', async () => {
  await phone.write(settingsChange({ availability: week(120), earliestMinute: 420, dailyCap: 300 }))
  await phone.sync()
  await laptop.write(settingsChange({ breakMinutes: 15 }))
  await bothSync()
  await expectEqual()
  expect(await settings()).toMatchObject({
    availability: week(120),
    earliestMinute: 420,
    dailyCap: 300,
    breakMinutes: 15
  })
})

test('eight o’clock, said by the student, is not taken for what the planner assumes', async () => {
  expect((await settings()).earliestMinute).toBe(600)
  const back = await phone.write(settingsChange({ earliestMinute: 480 }))
  expect((await settings()).earliestMinute).toBe(480)
  await phone.write(...back)
  expect((await settings()).earliestMinute, 'taken back').toBe(600)
})
