import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startApp, type RunningApp } from '#cli/process/running-app.ts'
import { synced } from './steps/device.ts'
import { expect, test } from './steps/fixtures.ts'
import { day } from './steps/planner-world.ts'
import { serverView, signedInState, signUpStudent } from './steps/student.ts'

const compact = (date: string): string => date.replaceAll('-', '')
const calendar = (): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//school//EN',
    'X-WR-CALNAME:Greenhill School',
    'BEGIN:VEVENT',
    'UID:choir@school',
    `DTSTART:${compact(day(1))}T150000Z`,
    'DURATION:PT1H',
    'SUMMARY:Choir',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:essay@school',
    `DTSTART;VALUE=DATE:${compact(day(9))}`,
    'SUMMARY:Essay due',
    'END:VEVENT',
    'END:VCALENDAR',
    ''
  ].join('\r\n')

let school: Server
let app: RunningApp
let answer: () => readonly [number, string] = () => [200, calendar()]
let host = ''

test.beforeAll(async () => {
  school = createServer((_, res) => {
    const [status, body] = answer()
    res.writeHead(status).end(body)
  })
  await new Promise<void>(resolve => school.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(school.address() as AddressInfo).port}`
  app = await startApp({ CALENDAR_HOSTS: host })
})

test.afterAll(async () => {
  school.close()
  await app.stop()
})

test('a calendar by its address: busy time and a task, offline too; one that vanished leaves what was there', async ({
  browser
}) => {
  const { origin } = app
  const student = await signUpStudent(origin)
  const context = await browser.newContext({ storageState: signedInState(origin, student) })
  const page = await context.newPage()
  await page.goto(`${origin}/planner?view=setup&part=files`)
  const section = page.getByRole('region', { name: 'A calendar by its address' })
  await section.getByLabel('Address of the calendar').fill(`http://${host}/a.ics`)
  answer = () => [200, calendar()]
  await section.getByRole('button', { name: 'Read this calendar' }).click()
  await expect(section.getByText('Greenhill School')).toBeVisible()
  await expect(section.getByText('Times: 1. Deadlines: 1.')).toBeVisible()
  await synced(page)

  answer = () => [404, 'gone']
  await section.getByRole('button', { name: 'Read again' }).click()
  await expect(section.getByText(/There is no calendar at this address.*What was here stays/)).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('tab', { name: 'Tasks' }).click()
  await expect(page.getByText('Essay due')).toBeVisible()
  await page.getByRole('link', { name: 'Agenda' }).click()
  await expect(page.getByText(/15:00–16:00 Choir|16:00–17:00 Choir/)).toBeVisible()
  await context.setOffline(false)

  const server = await serverView(origin, student)
  const tasks = async () => (await server.from('tasks').select('title, due_on')).data
  await expect.poll(tasks).toEqual([{ title: 'Essay due', due_on: day(9) }])
  expect((await server.from('blocks').select('title')).data).toEqual([])
  await context.close()
})

test('the plan has a private address that is read without a sign-in, and ends when the student says so', async ({
  browser
}) => {
  const { origin } = app
  const student = await signUpStudent(origin)
  const context = await browser.newContext({ storageState: signedInState(origin, student) })
  const page = await context.newPage()
  await page.goto(`${origin}/planner?view=setup&part=files`)
  const section = page.getByRole('region', { name: 'Your plan in another calendar' })
  await section.getByRole('button', { name: 'Make an address' }).click()
  const address = await section.getByLabel('Your address').inputValue()
  const read = async (): Promise<number> => (await fetch(address)).status
  expect(await (await fetch(address)).text()).toContain('BEGIN:VCALENDAR')
  await section.getByRole('button', { name: 'End the address' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the address' }).click()
  await expect(section.getByText('The address has ended.')).toBeVisible()
  await expect(section.getByRole('button', { name: 'Make an address' })).toBeVisible()
  expect(await read()).toBe(404)
  await context.close()
})
