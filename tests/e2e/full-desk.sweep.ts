import { href } from '#stores/places.ts'
import { overflowOf } from './steps/accessible.ts'
import { synced } from './steps/device.ts'
import { expect, test } from './steps/fixtures.ts'
import { fillDesk } from './steps/full-desk.ts'
import { signedInState, signUpStudent } from './steps/student.ts'

test('the row of open marks made Today 463 px wide at 390: with a full desk no room scrolls sideways', async ({
  browser,
  baseURL
}) => {
  const student = await signUpStudent(baseURL ?? '')
  const { note, thread } = await fillDesk(baseURL ?? '', student)
  const rooms = [
    href('main'),
    href('notetaker'),
    href('notetaker', { note }),
    href('notetaker', { cards: 'all' }),
    href('notetaker', { stats: '' }),
    href('notetaker', { review: 'today' }),
    href('planner'),
    href('paper-maker'),
    href('answer-reviewer'),
    href('answer-reviewer', { view: 'new' }),
    href('chatbot'),
    href('chatbot', { thread }),
    href('user-settings')
  ]
  const context = await browser.newContext({ storageState: signedInState(baseURL ?? '', student) })
  const page = await context.newPage()
  await page.goto(href('main'))
  await synced(page)
  await expect(page.getByText('Oligonucleotide').first()).toBeAttached()
  const wide: string[] = []
  for (const room of rooms) {
    await page.goto(room)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeAttached()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await overflowOf(page)
      if (overflow > 0) wide.push(`${room}: ${overflow} px past the edge of ${width}`)
    }
  }
  expect(wide).toEqual([])
  await context.close()
})
