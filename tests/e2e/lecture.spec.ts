import type { Page } from '@playwright/test'
import { wavFile } from '#workers/cut-wav.ts'
import { synced } from './steps/device.ts'
import { expect, test, watch } from './steps/fixtures.ts'
import { signedInState, signUpStudent } from './steps/student.ts'

/** Seconds that a time on the screen says: `1:02`. */
const secondsOf = (words: string): number => words.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

const onDevice = async (page: Page): Promise<number> =>
  secondsOf(await page.locator('[data-row="here"] output').innerText())

async function begin(page: Page, origin: string, title: string): Promise<void> {
  await page.goto(`${origin}/notetaker?recording=new`)
  await page.getByLabel('What it is about').fill(title)
  const consent = page.getByText('I have asked, and they agree')
  if (await consent.isVisible()) await consent.click()
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Recording/ })).toBeVisible()
}

const time = async (page: Page): Promise<number> =>
  secondsOf((await page.locator('.lc-time').innerText()).split(' ')[0] ?? '')

test('a lecture survives a kill and a newer one, plays, jumps to its markers, and plays on a second device', async ({
  baseURL,
  browser,
  device
}) => {
  const origin = baseURL ?? ''
  const student = await signUpStudent(origin)
  const first = await device.openSignedIn(origin, student)
  const page = await first.context.newPage()
  await begin(page, origin, 'Light reactions')
  await page.keyboard.press('m')
  await page.getByLabel(/^A line at/).fill('which enzyme?')
  await page.getByLabel(/^A line at/).press('Enter')
  await expect(page.getByText('which enzyme?')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Important' })).toBeVisible()
  await page.getByLabel(/^A line at/).fill('a line without its Enter')
  await expect.poll(() => onDevice(page)).toBeGreaterThanOrEqual(10)
  const kept = await onDevice(page)
  await first.kill()

  const second = await device.open()
  const wrong = watch(second.context)
  const again = await second.context.newPage()
  await again.goto(`${origin}/notetaker?recording=all`)
  const offer = again.getByRole('group', { name: 'Light reactions' })
  await expect(offer).toContainText('was cut off')
  const offered = secondsOf(/(\d+:\d+) of it/.exec(await offer.innerText())?.[1] ?? '')
  expect(offered).toBeGreaterThanOrEqual(kept)

  await begin(again, origin, 'The newer one')
  await expect.poll(() => onDevice(again)).toBeGreaterThanOrEqual(5)
  await again.getByRole('button', { name: 'Stop and keep' }).click()
  await expect(again.getByRole('button', { name: 'Play' })).toBeEnabled()

  await again.getByRole('link', { name: 'All lectures' }).click()
  await expect(again.getByRole('link', { name: 'The newer one' })).toBeVisible()
  await offer.getByRole('button', { name: 'Keep it' }).click()
  await again.getByRole('link', { name: 'Light reactions' }).click()
  await expect(again.getByRole('button', { name: 'Play' })).toBeEnabled()
  await expect(again.getByText('a line without its Enter')).toBeVisible()
  await expect
    .poll(async () =>
      secondsOf(
        await again
          .locator('.lc-time small')
          .innerText()
          .then(said => said.slice(3))
      )
    )
    .toBeGreaterThanOrEqual(kept - 1)
  await again.getByRole('button', { name: 'On 10 seconds' }).click()
  await expect.poll(() => time(again)).toBeGreaterThanOrEqual(9)
  await again.getByRole('button', { name: /^Hear from .*: Important$/ }).click()
  await expect.poll(() => time(again)).toBeLessThan(9)
  await expect(again.getByRole('button', { name: 'Pause' })).toBeVisible()
  await again.keyboard.press('Escape')
  await synced(again)
  const address = again.url()
  expect(wrong).toEqual([])

  const other = await browser.newContext({ storageState: signedInState(origin, student) })
  const elsewhere = watch(other)
  const there = await other.newPage()
  await there.goto(address)
  await expect(there.getByRole('heading', { name: 'Light reactions' })).toBeVisible()
  await expect(there.getByRole('button', { name: 'Play' })).toBeEnabled()
  await there.getByRole('button', { name: /^Hear from .*: which enzyme\?$/ }).click()
  await expect(there.getByRole('button', { name: 'Pause' })).toBeVisible()
  expect(elsewhere).toEqual([])
  await other.close()
})

test('a sound file becomes a lecture that plays; what is none is refused in words', async ({
  signedIn: page,
  baseURL
}) => {
  await page.goto(`${baseURL ?? ''}/notetaker?recording=all`)
  const drop = page.locator('.lc-bring input[type=file]')
  await drop.setInputFiles({ name: 'lesson.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('<!doctype html>') })
  await expect(page.getByText('No sound could be read in lesson.mp3.')).toBeVisible()
  const tone = Float32Array.from({ length: 16_000 * 20 }, (_, at) => Math.sin(at / 6) * (at < 160_000 ? 0.4 : 0))
  await drop.setInputFiles({ name: 'Osmosis.wav', mimeType: 'audio/wav', buffer: Buffer.from(wavFile(tone)) })
  await expect(page.getByRole('heading', { name: 'Osmosis' })).toBeVisible()
  await expect(page.locator('.lc-time')).toContainText('of 0:20')
  await page.getByRole('button', { name: 'Play' }).click()
  await expect.poll(() => time(page)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('10 s of speech, and none of it has text yet.')).toBeVisible()
  await page.getByRole('link', { name: 'All lectures' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Osmosis' })).toContainText(/0:20, 0\.\d MB/)
})
