import type { Page } from '@playwright/test'
import { newId } from '#lib/ids.ts'
import { expectAccessible } from './steps/accessible.ts'
import { expect, test } from './steps/fixtures.ts'
import { day } from './steps/planner-world.ts'
import { serverView, signUpStudent, type Student } from './steps/student.ts'

const MINUTE = 60_000

/** A subject, and a block of it late today, planned on another device. */
async function plan(origin: string, student: Student): Promise<void> {
  const client = await serverView(origin, student)
  const put = async (table: string, row: object): Promise<void> => {
    const { error } = await client.from(table).insert({ user_id: student.id, ...row } as never)
    if (error) throw new Error(`${table}: ${error.message}`)
  }
  const subject = newId()
  await put('subjects', { id: subject, name: 'Mathematics', position: 1 })
  const when = { day: day(0), start_minute: 1410, minutes: 29 }
  const state = { pinned: false, state: 'planned', made_by: 'student' }
  await put('blocks', { id: newId(), kind: 'topic', title: 'Vectors', subject_id: subject, ...when, ...state })
}

const timer = (page: Page) => page.getByRole('timer')

test('a block of today is timed, paused, killed, gone on with, logged, mended and brought back', async ({
  device,
  baseURL
}) => {
  const origin = baseURL ?? ''
  const student = await signUpStudent(origin)
  await plan(origin, student)
  const first = await device.openSignedIn(origin, student)
  const page = await first.context.newPage()
  const start = Date.now()
  await page.clock.install({ time: start })
  await page.goto(`${origin}/study-zone`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Vectors/ })
    .first()
    .click()
  await expect(timer(page)).toHaveAccessibleName(/^(25 min 0|24 min \d+) s left$/)
  await page.clock.fastForward(8 * MINUTE)
  await expect(timer(page)).toHaveAccessibleName(/^(17|16) min \d+ s left$/)
  await page.keyboard.press('Space')
  const goOn = page.getByRole('main').getByRole('button', { name: 'Go on' })
  await expect(goOn).toBeVisible()
  await first.kill()

  const second = await device.open()
  const again = await second.context.newPage()
  await again.clock.install({ time: start + 20 * MINUTE })
  await again.goto(`${origin}/study-zone`)
  await expect(timer(again)).toHaveAccessibleName(/^16 min 5\d s left$|^17 min 0 s left$/)
  await expectAccessible(again)
  await again.getByRole('main').getByRole('button', { name: 'Go on' }).click()
  await expect(again.getByRole('main').getByRole('button', { name: 'Pause' })).toBeVisible()
  await again.clock.fastForward(2 * MINUTE)
  await again.getByRole('button', { name: 'Finish and log' }).click()
  await expect(again.getByText(/^In the log: 10.min of 29.min/)).toBeVisible()

  await again.getByRole('link', { name: 'Log', exact: true }).click()
  const entries = again.locator('.zn-log > li')
  await expect(entries).toHaveCount(2)
  await expect(entries.first()).toContainText('8 min')
  await expectAccessible(again)
  await again.getByRole('button', { name: 'Edit: Vectors' }).first().click()
  await again.getByLabel('What').fill('Vectors, exercise 5')
  await again.getByRole('button', { name: 'Keep the change' }).click()
  await expect(entries.first()).toContainText('Vectors, exercise 5')
  await again.getByRole('button', { name: 'Undo' }).click()
  await expect(again.getByText('Vectors, exercise 5')).toBeHidden()
  await again.getByRole('button', { name: 'Edit: Vectors' }).last().click()
  await again.getByRole('button', { name: 'Delete' }).click()
  await expect(entries).toHaveCount(1)
  await again.getByRole('button', { name: 'Undo' }).last().click()
  await expect(entries).toHaveCount(2)
})

test('what cannot be is said in a sentence, and stays as it was typed', async ({ signedIn: page }) => {
  await page.goto('/study-zone')
  const line = page.getByLabel('Something else, in your words')
  for (const typed of ['0 minutes Biology', '10000 minutes Biology']) {
    await line.fill(typed)
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(page.getByText('Choose a whole number from 1 to 720.')).toBeVisible()
    await expect(line).toHaveValue(typed)
  }
  await page.goto('/study-zone?log=day')
  await page.getByRole('button', { name: 'Add by hand' }).click()
  await page.getByLabel('Day', { exact: true }).fill(day(1))
  await page.getByLabel('From').fill('10:00')
  await page.getByLabel('To', { exact: true }).fill('11:00')
  await page.getByRole('button', { name: 'Add to the log' }).click()
  await expect(page.getByText('This is still to come. Give a time that is over.')).toBeVisible()
  await page.getByLabel('Day', { exact: true }).fill(day(-2))
  await page.getByLabel('To', { exact: true }).fill('09:00')
  await page.getByRole('button', { name: 'Add to the log' }).click()
  await expect(page.getByText(/^One entry is 12 h at most/)).toBeVisible()
  await expect(page.getByLabel('From')).toHaveValue('10:00')
})
