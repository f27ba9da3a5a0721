import { expect, test } from './steps/fixtures.ts'
import { day } from './steps/planner-world.ts'
import { serverView, signedInState, signUpStudent } from './steps/student.ts'

const compact = (date: string): string => date.replaceAll('-', '')

function calendar(...parts: readonly (readonly string[])[]): Buffer {
  const lines = parts.flatMap(part => ['BEGIN:VEVENT', ...part, 'END:VEVENT'])
  return Buffer.from(
    ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//school//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')
  )
}

const dentist = (on: string): string[] => [
  'UID:dentist@school',
  `DTSTART:${compact(on)}T150000Z`,
  'DURATION:PT1H',
  'SUMMARY:Dentist'
]
const choir = ['UID:choir@school', `DTSTART:${compact(day(7))}T170000Z`, 'DURATION:PT1H', 'SUMMARY:Choir']
const essay = ['UID:essay@school', `DTSTART;VALUE=DATE:${compact(day(9))}`, 'SUMMARY:Essay due']
const holidays = [
  'UID:holidays@school',
  `DTSTART;VALUE=DATE:${compact(day(20))}`,
  `DTEND;VALUE=DATE:${compact(day(27))}`,
  'TRANSP:TRANSPARENT',
  'SUMMARY:Winter break'
]

test('a calendar brings busy time, a deadline and days off; a moved event leaves no copy behind, one ticked out stays out', async ({
  browser,
  baseURL
}) => {
  const origin = baseURL ?? ''
  const student = await signUpStudent(origin)
  const context = await browser.newContext({ storageState: signedInState(origin, student) })
  const page = await context.newPage()
  await page.goto('/planner?view=setup&part=files')
  const choose = async (buffer: Buffer): Promise<void> => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a file' }).click()
    await (await chooser).setFiles({ name: 'school.ics', mimeType: 'text/calendar', buffer })
  }

  await choose(Buffer.from('<!doctype html><p>Please sign in</p>'))
  await expect(page.getByText('This file is a web page, not a calendar.')).toBeVisible()

  await choose(calendar(dentist(day(6)), essay, holidays))
  await page.getByRole('button', { name: 'Add as busy time' }).click()
  const deadlines = page.getByRole('region', { name: '1 deadline or whole day' })
  await expect(deadlines.getByText('Essay due')).toBeVisible()
  await deadlines.getByRole('button', { name: 'Add as tasks' }).click()
  await page.getByRole('button', { name: 'Add as days off' }).click()
  await expect(page.getByText('Winter break')).toBeHidden()

  await choose(calendar(dentist(day(8)), choir))
  const events = page.getByRole('region', { name: /events? with a time/ })
  await events.getByText(/^Choir/).click()
  await page.getByRole('button', { name: 'Add as busy time' }).click()
  await expect(events.getByText(/^Dentist/)).toBeHidden()
  await expect(events.getByRole('checkbox', { name: /^Choir/ })).not.toBeChecked()
  await page.getByRole('button', { name: 'Leave out the rest' }).click()
  await expect(events).toBeHidden()

  const server = await serverView(origin, student)
  const blocks = async () => (await server.from('blocks').select('title, day').is('deleted_at', null)).data
  await expect.poll(blocks).toEqual([{ title: 'Dentist', day: day(8) }])
  const tasks = async () => (await server.from('tasks').select('title, due_on, due_minute').is('deleted_at', null)).data
  await expect.poll(tasks).toEqual([{ title: 'Essay due', due_on: day(9), due_minute: null }])
  const settings = async () => (await server.from('plan_settings').select('rest_days')).data
  const rest = { spans: [{ from: day(20), to: day(26), name: 'Winter break' }] }
  await expect.poll(settings).toMatchObject([{ rest_days: rest }])
  await context.close()
})
