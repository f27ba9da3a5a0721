import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { pushResult, SYNC_PROTOCOL } from '#contract/sync.ts'
import { cardFields, noteFields, opOn } from '../support/push.ts'
import { expectAccessible } from './steps/accessible.ts'
import { synced } from './steps/device.ts'
import { expect, test } from './steps/fixtures.ts'
import { expectSaved, newNote } from './steps/notes.ts'
import { serverView, signedInState, signUpStudent } from './steps/student.ts'

/** Puts a change into this device's outbox as `save` does; its row is left out, for the server alone judges it. */
async function forge(page: Page, studentId: string, op: { table: string; id: string; patch: object }): Promise<void> {
  await page.evaluate(
    async ([name, entry]) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(new Error(String(opening.error)))
      })
      await new Promise((resolve, reject) => {
        const work = db.transaction('outbox', 'readwrite')
        work.objectStore('outbox').add(entry)
        work.oncomplete = resolve
        work.onerror = () => reject(new Error(String(work.error)))
      })
      db.close()
    },
    [
      `cramless-${studentId}`,
      { ...op, op_id: randomUUID(), at: new Date().toISOString(), state: 'queued', reason: null }
    ] as const
  )
}

/** A browser of a student who has just signed up, with nothing left to send. */
async function newDevice(browser: Browser, baseURL = '') {
  const student = await signUpStudent(baseURL)
  const context = await browser.newContext({ storageState: signedInState(baseURL, student) })
  const page = await context.newPage()
  await page.goto('/main')
  await synced(page)
  return { origin: baseURL, student, context, page }
}

test('what the server refuses is listed with its reason, exported, and sent again once it is cured', async ({
  browser,
  baseURL
}) => {
  const { origin, student, context, page } = await newDevice(browser, baseURL)
  const [card, note] = [randomUUID(), randomUUID()]
  await forge(page, student.id, { table: 'cards', id: card, patch: { ...cardFields('Orphan'), note_id: note } })
  await forge(page, student.id, { table: 'notes', id: randomUUID(), patch: noteFields('x'.repeat(201)) })
  await forge(page, student.id, { table: 'profiles', id: student.id, patch: { full_name: 'Somebody else' } })
  await newNote(page, 'In good order')
  await expectSaved(page)
  await page.getByRole('button', { name: /^Sync needs attention/ }).click()

  const list = page.getByRole('dialog', { name: 'Saving and syncing' })
  const entry = (what: string) => list.getByRole('listitem').filter({ hasText: what })
  await expect(entry('A card')).toContainText('What it belongs to was deleted on another device.')
  await expect(entry('A note')).toContainText('It is larger than the server allows.')
  await expect(entry('An entry'), 'no table of a student').toContainText('The server refused it')
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await list.getByRole('button', { name: 'Export these changes' }).click()
  const exported = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as { patch: object }[]
  expect(exported.map(({ patch }) => patch)).toContainEqual(expect.objectContaining({ front: 'Orphan', note_id: note }))
  expect(exported).toHaveLength(3)

  // The card's note arrives from another device.
  const server = await serverView(origin, student)
  const ops = [opOn('notes', note, noteFields('Its note'))]
  const pushed = await server.rpc('sync_push', { ops, protocol: SYNC_PROTOCOL } as never)
  expect(pushResult.parse(pushed.data)).toMatchObject({ answers: [{ status: 'applied' }] })
  // What is sent again leaves the list at once and comes back refused: only its own push says that it was judged anew.
  const retry = async (what: string, table: string): Promise<void> => {
    const answered = page.waitForResponse(
      answer => answer.url().endsWith('/rpc/sync_push') && (answer.request().postData() ?? '').includes(`"${table}"`)
    )
    await entry(what).getByRole('button', { name: 'Retry' }).click()
    await answered
  }
  await retry('A card', 'cards')
  await expect(entry('A card')).toHaveCount(0)
  const sent = async () => (await server.from('cards').select('front').eq('id', card)).data
  await expect.poll(sent).toEqual([{ front: 'Orphan' }])
  await retry('A note', 'notes')
  await expect(entry('A note'), 'what is still too large stays').toContainText('It is larger than the server allows.')
  await expect(list.getByRole('listitem')).toHaveCount(2)
  const titles = async () => (await server.from('notes').select('title').order('title')).data
  await expect
    .poll(titles, { message: 'what was in order was not held up' })
    .toEqual([{ title: 'In good order' }, { title: 'Its note' }])
  await context.close()
})

test('an older app keeps its changes and asks for a reload, after which they are sent', async ({
  browser,
  baseURL
}) => {
  const { origin, student, context, page } = await newDevice(browser, baseURL)
  // The real server answers; only the number this app gives is that of an older one.
  await context.route('**/rest/v1/rpc/sync_push', route =>
    route.continue({ postData: JSON.stringify({ ...(route.request().postDataJSON() as object), protocol: 0 }) })
  )
  await newNote(page, 'Written in an old app')
  await expectSaved(page)
  const badge = page.getByRole('button', { name: /^Reload to go on syncing/ })
  await expect(badge).toBeVisible()
  await page.getByRole('textbox', { name: 'Note', exact: true }).pressSequentially('and written on')
  await expectSaved(page)
  await badge.click()
  await expect(page.getByText('The server speaks a newer version of the app.')).toBeVisible()
  await expect(page.getByText('2 changes are only on this device.')).toBeVisible()
  await expectAccessible(page)

  await context.unrouteAll()
  await page.getByRole('button', { name: 'Reload now' }).click()
  await synced(page)
  const server = await serverView(origin, student)
  const notes = async () => (await server.from('notes').select('title, plain')).data
  await expect.poll(notes).toEqual([{ title: 'Written in an old app', plain: 'and written on' }])
  await context.close()
})
