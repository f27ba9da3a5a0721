import { expect, test, watch } from './steps/fixtures.ts'
import { signUpStudent } from './steps/student.ts'

const VTT = `WEBVTT

00:00.000 --> 00:02.000
<v Ms Rao>It is made in the file a coid.

00:02.000 --> 00:03.500
File a coid membranes hold the water.
`

test('a transcript is brought, changed everywhere, what was typed survives a kill, and its note leads back', async ({
  baseURL,
  device
}) => {
  const origin = baseURL ?? ''
  const student = await signUpStudent(origin)
  const first = await device.openSignedIn(origin, student)
  const page = await first.context.newPage()
  await page.goto(`${origin}/notetaker?recording=new`)
  await page.getByLabel('What it is about').fill('Light')
  const consent = page.getByText('I have asked, and they agree')
  if (await consent.isVisible()) await consent.click()
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expect(page.locator('[data-row="here"] output')).not.toHaveText('0:00')
  await page.getByRole('button', { name: 'Stop and keep' }).click()
  await expect(page.getByRole('button', { name: 'Play' })).toBeEnabled()

  const text = page.getByRole('article', { name: 'What was said' })
  await expect(text.getByText('Without one you can type it')).toBeVisible()
  await text
    .locator('input[type=file]')
    .setInputFiles({ name: 'light.vtt', mimeType: 'text/vtt', buffer: Buffer.from(VTT) })
  await expect(text.getByRole('listitem').filter({ hasText: 'Ms Rao' })).toContainText('It is made in the file a coid.')
  await text.getByRole('button', { name: 'Change the text at 0:00' }).click()
  await text.getByLabel('Text at 0:00').fill('It is made in the thylakoid.')
  await text.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(text.getByText('You changed “file a coid” to “thylakoid”. It stands 1 more time.')).toBeVisible()
  await text.getByRole('button', { name: 'Change it there too' }).click()
  await expect(text.getByText('Thylakoid membranes hold the water.')).toBeVisible()

  await text.getByRole('button', { name: /^Type a line at/ }).click()
  await text.getByLabel(/^Text at/).fill('Half a sen')
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
        for (const name of names) {
          const db = await new Promise<IDBDatabase>(resolve => {
            const open = indexedDB.open(name)
            open.onsuccess = () => resolve(open.result)
          })
          if (!db.objectStoreNames.contains('meta')) {
            db.close()
            continue
          }
          const rows = await new Promise<unknown[]>(resolve => {
            const all = db.transaction('meta').objectStore('meta').getAll()
            all.onsuccess = () => resolve(all.result)
          })
          db.close()
          if (JSON.stringify(rows).includes('Half a sen')) return true
        }
        return false
      })
    )
    .toBe(true)
  const address = page.url()
  await first.kill()

  const second = await device.open()
  const wrong = watch(second.context)
  const again = await second.context.newPage()
  await again.goto(address)
  await expect(again.getByLabel(/^Text at/)).toHaveValue('Half a sen')
  await again.getByLabel(/^Text at/).fill('Half a sentence, now whole.')
  await again.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(again.getByRole('listitem').filter({ hasText: 'Half a sentence, now whole.' })).toBeVisible()

  await again.getByRole('button', { name: 'Make a note' }).click()
  const paper = again.locator('.ProseMirror')
  await expect(paper).toContainText('It is made in the thylakoid. Ms Rao, 0:00')
  await expect(paper).toContainText('Half a sentence, now whole.')
  await paper.getByRole('link', { name: 'Ms Rao, 0:00' }).click()
  await expect(again.getByRole('button', { name: 'Play' })).toBeEnabled()
  expect(new URL(again.url()).searchParams.get('t')).toBe('0')
  await again.getByRole('link', { name: 'Open the note of this lecture' }).click()
  await expect(paper).toContainText('Half a sentence, now whole.')
  expect(wrong).toEqual([])
})
