import { test as base, type BrowserContext, type Page } from '@playwright/test'
import { ownDevice, type OwnDevice } from './chromium.ts'
import { signedInState, signUpStudent, type Student } from './student.ts'
import { firstScreensOnly } from './kept-tools.ts'

interface Fixtures {
  /** Patterns of console errors that this test causes on purpose. */
  readonly expectedErrors: RegExp[]
  /**
   * Whether each page has all rooms kept for offline use by itself, as it does for students: 11 MB in 270 files take
   * three seconds of a processor for each context. Without it they are kept once `keptOffline` asks.
   */
  readonly keepsTools: boolean
  /** Sees to `keepsTools` in every context of the test. */
  readonly newContexts: undefined
  /** Fails the test on a console error, a page error or a violated content security policy. */
  readonly quiet: undefined
  /** Of this test alone: what an earlier one left in a list would be there by chance. */
  readonly student: Student
  /** A page on which the student is signed in. */
  readonly signedIn: Page
  /** Browsers of this test alone, which it may kill; none outlives it, however it ends. */
  readonly device: OwnDevice
}

/** Collects what goes wrong in any page of a context. */
export function watch(context: BrowserContext): string[] {
  const wrong: string[] = []
  context.on('console', message => {
    if (message.type() === 'error') wrong.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', error => void wrong.push(error.error().message))
  return wrong
}

/** Where global-setup.ts has started the app: on a port that was free. */
function appOrigin(): string {
  const origin = process.env['E2E_ORIGIN']
  if (!origin) throw new Error('No app was started for these tests.')
  return origin
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(appOrigin()),
  expectedErrors: [[], { option: true }],
  keepsTools: [false, { option: true }],
  newContexts: [
    async ({ browser, keepsTools }, use) => {
      const open = browser.newContext.bind(browser)
      if (!keepsTools)
        browser.newContext = async options => {
          const context = await open(options)
          await context.addInitScript(firstScreensOnly)
          return context
        }
      await use(undefined)
      browser.newContext = open
    },
    { auto: true }
  ],
  quiet: [
    async ({ newContexts: _, context, expectedErrors }, use) => {
      const wrong = watch(context)
      await use(undefined)
      const unexpected = wrong.filter(text => !expectedErrors.some(pattern => pattern.test(text)))
      base.expect(unexpected, 'nothing may be logged as an error').toEqual([])
    },
    { auto: true }
  ],
  device: async ({}, use) => {
    const device = ownDevice()
    await use(device)
    await device.end()
  },
  student: async ({}, use) => use(await signUpStudent(appOrigin())),
  signedIn: async ({ browser, student, baseURL, expectedErrors }, use) => {
    const context = await browser.newContext({ storageState: signedInState(baseURL ?? '', student) })
    const wrong = watch(context)
    const page = await context.newPage()
    await use(page)
    await context.close()
    const unexpected = wrong.filter(text => !expectedErrors.some(pattern => pattern.test(text)))
    base.expect(unexpected, 'nothing may be logged as an error').toEqual([])
  }
})

export const expect = test.expect
