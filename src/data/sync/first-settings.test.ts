import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { planDefaults } from '#data/entities/defaults.ts'
import { settingsPatch, type PlanRows } from '#data/plan/plan-rows.ts'
import { newId } from '#lib/ids.ts'
import { bothSync, expectEqual, laptop, phone } from '../../../tests/support/two-devices.ts'

const NOTHING: PlanRows = {
  subjects: [],
  topics: [],
  exams: [],
  tasks: [],
  lessons: [],
  blocks: [],
  activities: [],
  settings: null,
  lost: new Map()
}

test('two devices that both begin with the plan do not undo each other’s choices', async () => {
  const id = newId()
  const restDays = { v: 1 as const, weekdays: [6], spans: [] }
  const [first, second] = [settingsPatch(NOTHING, { restDays }, 60), settingsPatch(NOTHING, { breakMinutes: 15 }, 60)]
  expect(Object.keys(second)).not.toContain('restDays')
  await phone.write({ name: 'plan_settings', id, fields: first })
  await laptop.write({ name: 'plan_settings', id, fields: second })
  await bothSync()
  await expectEqual()
  const row = await phone.db.plan_settings.get(id)
  expect(row).toMatchObject({ rest_days: restDays, break_minutes: 15 })
  expect(row?.availability.days[0]?.minutes, 'what held before stays').toBe(60)
})

test('a change of settings that are there sends only what is named', () => {
  const settings = { ...planDefaults(), id: newId(), rev: 1, createdAt: '', updatedAt: '', deletedAt: null }
  expect(settingsPatch({ ...NOTHING, settings }, { dailyCap: 90 }, 60)).toEqual({ dailyCap: 90 })
})
