import { existsSync, globSync, readFileSync } from 'node:fs'
import { ownDevice } from './steps/chromium.ts'
import { expect, test } from './steps/fixtures.ts'
import { signUpStudent } from './steps/student.ts'

/** The processes of browsers that use this profile. */
const running = (profile: string): string[] =>
  globSync('/proc/[0-9]*/cmdline').filter(file => {
    try {
      return readFileSync(file, 'utf8').includes(profile)
    } catch {
      return false
    }
  })

test('a browser that a failed test had not killed stayed alive: all of a device end with it', async ({ baseURL }) => {
  const device = ownDevice()
  const one = await device.open()
  await one.context.newPage().then(page => page.goto(`${baseURL ?? ''}/robots.txt`))
  expect(running(device.profile)).not.toEqual([])
  await device.end()
  await expect.poll(() => running(device.profile)).toEqual([])
  expect(existsSync(device.profile)).toBe(false)
})

test('a browser killed right after the sign-in had no session on its disk: its next start is signed in', async ({
  baseURL,
  device
}) => {
  const origin = baseURL ?? ''
  const first = await device.openSignedIn(origin, await signUpStudent(origin))
  await first.kill()
  const second = await device.open()
  const page = await second.context.newPage()
  await page.goto(`${origin}/main`)
  await expect(page.getByText('First steps')).toBeVisible()
})
