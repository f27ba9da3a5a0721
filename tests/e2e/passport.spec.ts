import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { newId } from '#lib/ids.ts'
import { expectAccessible } from './steps/accessible.ts'
import { deviceView, synced } from './steps/device.ts'
import { expect, test, watch } from './steps/fixtures.ts'
import { fillDesk } from './steps/full-desk.ts'
import { serverView, signedInState, signUpStudent, type Student } from './steps/student.ts'

const TABLES = [
  'subjects',
  'topics',
  'notes',
  'cards',
  'reviews',
  'exams',
  'tasks',
  'blocks',
  'attempts',
  'answers',
  'marks',
  'threads',
  'turns',
  'recordings',
  'segments'
] as const

async function counts(origin: string, student: Student): Promise<Record<string, number>> {
  const client = await serverView(origin, student)
  const all = await Promise.all(
    TABLES.map(async table => {
      const { count, error } = await client.from(table).select('id', { count: 'exact', head: true })
      if (error) throw new Error(`${table}: ${error.message}`)
      return [table, count ?? 0] as const
    })
  )
  return Object.fromEntries(all)
}

async function addLecture(origin: string, student: Student): Promise<void> {
  const client = await serverView(origin, student)
  const id = newId()
  const own = { user_id: student.id }
  const lecture = {
    ...own,
    id,
    title: 'Light reactions',
    origin: 'transcript',
    started_at: new Date().toISOString(),
    seconds: 60,
    state: 'text'
  }
  const { error } = await client.from('recordings').insert(lecture as never)
  const said = {
    ...own,
    id: newId(),
    recording_id: id,
    kind: 'speech',
    from_second: 0,
    to_second: 60,
    text: 'Look at the thylakoid membrane.',
    engine: 'file',
    speaker: ''
  }
  const { error: other } = await client.from('segments').insert(said as never)
  expect([error, other]).toEqual([null, null])
}

/** When each answered card is due, by its front, as this device has it. */
async function dues(page: Page, userId: string): Promise<string[]> {
  const { cards, reviews, due } = await deviceView(page, userId)
  const answered = new Set(reviews.map(({ card_id }) => card_id))
  const fronts = new Map(cards.map(({ id, front }) => [id, front]))
  const own = due.filter(({ card_id }) => answered.has(card_id))
  return own.map(({ card_id, due: at }) => `${fronts.get(card_id) ?? ''} ${at}`).sort()
}

async function exportTo(page: Page): Promise<string> {
  await page.goto('/user-settings?part=data')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export everything' }).click()
  const path = await (await downloading).path()
  await expect(page.getByText('The file is in your downloads.')).toBeVisible()
  return path
}

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.goto('/user-settings?part=data')
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a passport' }).click()
  await (await chosen).setFiles(file)
}

test('a passport goes out, reads itself offline, makes the same account of a new one, and goes again', async ({
  browser,
  baseURL
}) => {
  const origin = baseURL ?? ''
  const [one, other] = [await signUpStudent(origin), await signUpStudent(origin)]
  await fillDesk(origin, one)
  await addLecture(origin, one)
  const first = await browser.newContext({ storageState: signedInState(origin, one) })
  const wrong = watch(first)
  const page = await first.newPage()
  await page.goto('/notetaker?recording=all')
  await expect(page.getByRole('link', { name: 'Light reactions' })).toBeVisible()
  await synced(page)
  const zip = await readFile(await exportTo(page))
  const before = await dues(page, one.id)
  expect(before.length).toBeGreaterThan(10)

  const folder = await mkdtemp(join(tmpdir(), 'passport-'))
  for (const [name, bytes] of Object.entries(unzipSync(new Uint8Array(zip)))) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), bytes)
  }
  const reader = await first.newPage()
  await first.setOffline(true)
  await reader.goto(pathToFileURL(join(folder, 'index.html')).href)
  await reader.getByLabel('Search in everything').fill('thylakoid')
  await expect(reader.getByText('Found: 1', { exact: true })).toBeVisible()
  await reader.getByRole('button', { name: /^Light reactions/ }).click()
  await expect(reader.getByText('Look at the thylakoid membrane.')).toBeVisible()
  await reader.getByLabel('Search in everything').fill('Note 3 says')
  await reader.getByRole('button', { name: /^Note 3 of the year/ }).click()
  await expect(reader.getByRole('article').getByText('one thing follows from another')).toBeVisible()
  await expectAccessible(reader)
  await reader.close()
  await rm(folder, { recursive: true })
  await first.setOffline(false)

  const second = await browser.newContext({ storageState: signedInState(origin, other) })
  const wrongThere = watch(second)
  const there = await second.newPage()
  const file = { name: 'passport.zip', mimeType: 'application/zip', buffer: zip }
  await choose(there, { ...file, buffer: zip.subarray(0, zip.length / 2) })
  await expect(there.getByRole('alert')).toContainText('This file is broken')
  await choose(there, file)
  await expect(there.getByText('This passport is of another account')).toBeVisible()
  await expect(there.getByRole('row', { name: /^Notes and subjects 42 0 0 0 0/ })).toBeVisible()
  await expectAccessible(there)
  await there.getByRole('button', { name: /^Bring back \d+ rows$/ }).click()
  await expect(there.getByText('The passport is back.')).toBeVisible()
  await synced(there)
  const all = await counts(origin, one)
  await expect.poll(() => counts(origin, other)).toEqual(all)
  await expect.poll(() => dues(there, other.id)).toEqual(before)
  await there.goto('/notetaker?recording=all')
  await expect(there.getByRole('link', { name: 'Light reactions' })).toBeVisible()

  await choose(there, file)
  await expect(there.getByRole('button', { name: 'Nothing to bring back' })).toBeDisabled()
  await there.goto('/notetaker?import=')
  await there.getByRole('button', { name: 'Undo passport.zip' }).click()
  await expect(there.getByRole('button', { name: 'Undo passport.zip' })).toHaveCount(0)
  await synced(there)
  await expect(async () => {
    const client = await serverView(origin, other)
    const { count } = await client.from('notes').select('id', { count: 'exact', head: true }).is('deleted_at', null)
    expect(count).toBe(0)
  }).toPass()
  expect([...wrong, ...wrongThere]).toEqual([])
  await first.close()
  await second.close()
})
