import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { checkResult, pushResult, SYNC_PROTOCOL } from '#contract/sync.ts'
import { cardFields, opOn } from '../support/push.ts'
import { synced } from './steps/device.ts'
import { expect, test } from './steps/fixtures.ts'
import { reviewByKeys } from './steps/review-keys.ts'
import { serverView, signedInState, signUpStudent } from './steps/student.ts'

const EACH = 200
const TABS = 3
/** Every other answer gets lost, as long as some are left to lose: the engine's patience grows with losses in a row. */
const LOST = 8

/** Enough new cards that no tab runs out while the others answer theirs. */
async function deck(server: SupabaseClient, studentId: string): Promise<void> {
  const ops = Array.from({ length: TABS * EACH + 20 }, (_, index) =>
    opOn('cards', randomUUID(), cardFields(`Question ${index}`))
  )
  const wishes = opOn('preferences', studentId, { new_per_day: 999 })
  for (let from = 0; from < ops.length; from += EACH - 1) {
    const batch = from === 0 ? [wishes, ...ops.slice(0, EACH - 1)] : ops.slice(from, from + EACH - 1)
    const answer = await server.rpc('sync_push', { ops: batch, protocol: SYNC_PROTOCOL })
    expect(pushResult.parse(answer.data)).toMatchObject({ status: 'ok' })
  }
}

/** Of two tabs that ask the same card the second answer is told and not counted: what the device kept is what must arrive. */
const keptOn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const count = (name: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const asked = indexedDB.open(name)
        asked.onerror = () => reject(asked.error ?? new Error(name))
        asked.onsuccess = () => {
          const base = asked.result
          if (!base.objectStoreNames.contains('reviews')) return resolve(0)
          const rows = base.transaction('reviews').objectStore('reviews').count()
          rows.onsuccess = () => resolve(rows.result)
        }
      })
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
    return (await Promise.all(names.map(count))).reduce((sum, one) => sum + one, 0)
  })

// Through the product's own write path: each write is an answer given by key in the review. A review is one row of a
// log and one revision, so the server's counter shows an effect that came twice even where a row would not.
test('three tabs write 200 answers each while the server’s replies get lost: each one kept arrives, none twice', async ({
  browser,
  baseURL
}) => {
  const origin = baseURL ?? ''
  const student = await signUpStudent(origin)
  const server = (await serverView(origin, student)) as SupabaseClient
  await deck(server, student.id)
  const ask = async () => checkResult.parse((await server.rpc('sync_check')).data)
  const before = await ask()

  const context = await browser.newContext({ storageState: signedInState(origin, student) })
  let pushes = 0
  const lost: number[] = []
  let again = 0
  await context.route('**/rest/v1/rpc/sync_push', async route => {
    pushes += 1
    const answer = await route.fetch()
    const result = pushResult.parse(await answer.json())
    const answers = result.status === 'ok' ? result.answers : []
    again += answers.filter(one => one.status === 'applied' && one.again === true).length
    if (pushes % 2 === 1 && lost.length < LOST) {
      lost.push(answers.filter(one => one.status === 'applied').length)
      return route.abort('connectionreset')
    }
    return route.fulfill({ response: answer })
  })
  const first = await context.newPage()
  await first.goto('/main')
  await synced(first)
  const tabs = [first, ...(await Promise.all(Array.from({ length: TABS - 1 }, () => context.newPage())))]
  await Promise.all(tabs.map(tab => tab.goto('/notetaker?review=today')))
  await Promise.all(tabs.map(tab => reviewByKeys(tab, EACH)))
  for (const tab of tabs) await synced(tab)

  const after = await ask()
  const kept = await keptOn(first)
  expect(kept).toBeGreaterThan((TABS * EACH) / 2)
  expect(after.counts['reviews']?.live).toBe(kept)
  expect(after.rev - before.rev, 'each effect raises the counter by one').toBe(kept)
  expect(lost.filter(applied => applied > 0).length, 'answers were lost after they had been applied').toBeGreaterThan(2)
  expect(again, 'and what they answered was sent again').toBeGreaterThanOrEqual(lost.reduce((a, b) => a + b, 0))
  await context.close()
})
