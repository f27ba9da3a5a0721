import type { BrowserContext, Page } from '@playwright/test'
import { keptOffline, synced } from './steps/device.ts'
import { expect, test } from './steps/fixtures.ts'
import { expectSaved } from './steps/notes.ts'
import { serverView, signUpStudent } from './steps/student.ts'

async function writeNote(page: Page, title: string): Promise<void> {
  await page
    .getByRole('link', { name: 'New note' })
    .or(page.getByRole('button', { name: 'New note' }))
    .click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('')
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await expectSaved(page)
}

async function offline(context: BrowserContext, isOffline: boolean): Promise<void> {
  await context.setOffline(isOffline)
}

test('two tabs offline, five notes in each, the browser killed: ten of ten reach the server, each once', async ({
  baseURL,
  device
}) => {
  const origin = baseURL ?? ''
  const student = await signUpStudent(origin)
  const titles = Array.from({ length: 10 }, (_, index) => `Written offline ${index + 1}`)

  const first = await device.openSignedIn(origin, student)
  const one = await first.context.newPage()
  await one.goto(`${origin}/notetaker`)
  await synced(one)
  const two = await first.context.newPage()
  await two.goto(`${origin}/notetaker`)
  await synced(two)
  await keptOffline(two)
  await offline(first.context, true)
  for (const [index, title] of titles.entries()) {
    const page = index % 2 === 0 ? one : two
    await page.bringToFront()
    await writeNote(page, title)
  }
  await first.kill()

  const second = await device.open()
  const page = await second.context.newPage()
  await page.goto(`${origin}/notetaker`)
  await synced(page)
  const server = await serverView(origin, student)
  const found = async (): Promise<string[]> => {
    const { data } = await server.from('notes').select('title').is('deleted_at', null)
    const all = (data as { title: string }[] | null)?.map(row => row.title) ?? []
    return all.filter(title => title !== '').sort()
  }
  await expect.poll(found).toEqual([...titles].sort())
})
