import { ENCODER_BYTES } from '../../src/config/ai.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'

const NAME = /sentence-encoder[.-][^/]*\.bin$/

test('the sentence encoder comes only when it is wanted, works on this device, and goes again', async ({
  signedIn: page
}) => {
  const fetched: string[] = []
  page.on('request', request => {
    if (NAME.test(request.url())) fetched.push(request.url())
  })
  await page.goto('/user-settings?part=engine')
  const part = page.getByRole('region', { name: 'Finding by meaning' })
  await expect(part.getByText('It is not on this device.')).toBeVisible()
  expect(fetched).toEqual([])

  // Stopped in the middle, it is as if it was never asked for.
  let pass: () => void = () => undefined
  const gate = new Promise<void>(resolve => (pass = resolve))
  await page.route(NAME, async route => {
    await gate
    await route.continue().catch(() => undefined)
  })
  await part.getByRole('button', { name: 'Fetch it, 7.3 MB' }).click()
  await part.getByRole('button', { name: 'Stop' }).click()
  await expect(part.getByText('It is not on this device.')).toBeVisible()
  await expect(part.getByRole('button', { name: 'Fetch it, 7.3 MB' })).toBeFocused()
  pass()
  await page.unroute(NAME)

  await page.context().setOffline(true)
  await expect(part.getByText('There is no connection, so it cannot be fetched now.')).toBeVisible()
  await page.context().setOffline(false)

  await part.getByRole('button', { name: 'Fetch it, 7.3 MB' }).click()
  await expect(part.getByText('It is on this device: 7.3 MB.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  const kept = await page.evaluate(async () => {
    const all = await indexedDB.databases()
    const open = (name: string) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error('no database'))
      })
    const sizes: number[] = []
    for (const { name = '' } of all) {
      const db = await open(name)
      if (db.objectStoreNames.contains('fetched_files'))
        await new Promise<void>(resolve => {
          const request = db.transaction('fetched_files').objectStore('fetched_files').getAll()
          request.onsuccess = () => {
            for (const row of request.result as { bytes: ArrayBuffer }[]) sizes.push(row.bytes.byteLength)
            resolve()
          }
        })
      db.close()
    }
    return sizes
  })
  expect(kept).toEqual([ENCODER_BYTES])

  await page.reload()
  await part.getByRole('button', { name: 'Remove it' }).click()
  await expect(part.getByText('It is removed from this device, with all that it had read.')).toBeVisible()
  await expect(part.getByRole('button', { name: 'Fetch it, 7.3 MB' })).toBeFocused()
})
