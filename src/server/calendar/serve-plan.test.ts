import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { FEED_CALLS } from '#config/calendar.ts'
import type { FedPlan } from '#contract/calendar.ts'
import { readIcs } from '#domain/ics/read.ts'
import { hashOf } from '#server/calendar/endpoints.ts'
import type { CalendarPlace } from '#server/calendar/place.ts'
import { planFile } from '#server/calendar/plan-file.ts'
import { planServer } from '#server/calendar/serve-plan.ts'

const plain = { pinned: false, state: 'planned', madeBy: 'planner' }
const plan: FedPlan = {
  style: 'titles',
  zone: 'Europe/London',
  subjects: [
    { id: 's1', name: 'History', examOn: '2027-05-20' },
    { id: 's2', name: 'Physics', examOn: '2027-05-03' }
  ],
  exams: [
    { id: 'e1', subjectId: 's1', title: 'Paper 1', takesOn: '2027-05-20', startMinute: 540, minutes: 90 },
    { id: 'e2', subjectId: 's2', title: 'Mock', takesOn: '2027-01-12', startMinute: null, minutes: null }
  ],
  blocks: [
    {
      id: 'b1',
      kind: 'topic',
      title: 'Treaties',
      subjectId: 's1',
      day: '2027-03-27',
      startMinute: 960,
      minutes: 50,
      planId: 'p1',
      ...plain
    },
    {
      id: 'b2',
      kind: 'topic',
      title: 'Physics',
      subjectId: 's2',
      day: '2027-03-28',
      startMinute: 960,
      minutes: 50,
      planId: 'p1',
      ...plain
    },
    {
      id: 'b3',
      kind: 'cards',
      title: '',
      subjectId: null,
      day: '2027-03-29',
      startMinute: 900,
      minutes: 20,
      planId: 'p1',
      ...plain
    },
    {
      id: 'b4',
      kind: 'topic',
      title: 'Doubled',
      subjectId: 's1',
      day: '2027-03-27',
      startMinute: 960,
      minutes: 50,
      planId: 'p0',
      ...plain
    }
  ]
}
const now = new Date('2026-11-26T08:00:00Z')
const events = (text: string) => ICAL.Component.fromString(text).getAllSubcomponents('vevent')
const summaries = (text: string) => events(text).map(one => String(one.getFirstPropertyValue('summary')))

test('exams and blocks stand in it by their names, each once, and nothing else', () => {
  expect(summaries(planFile(plan, now))).toEqual([
    'Treaties',
    'Revise Physics',
    'Review cards',
    'History, Paper 1',
    'Physics, Mock',
    'Physics'
  ])
})

test('16:00 on the wall stays 16:00 on both sides of the change of clocks', () => {
  const { read } = readIcs(new TextEncoder().encode(planFile(plan, now)), '2026-11-26', 'Europe/London')
  expect(read?.events.slice(0, 2)).toMatchObject([
    { day: '2027-03-27', start: 960, minutes: 50 },
    { day: '2027-03-28', start: 960, minutes: 50 }
  ])
})

test('with “only busy” no word of what it is leaves', () => {
  const text = planFile({ ...plan, style: 'busy' }, now)
  expect(new Set(summaries(text))).toEqual(new Set(['Busy']))
  expect(text).not.toMatch(/History|Physics|Treaties|CATEGORIES|DESCRIPTION/)
})

const TOKEN = 'a'.repeat(43)

function place(): CalendarPlace & { readonly asked: string[] } {
  const asked: string[] = []
  return {
    gateway: null,
    limits: { requestsPerMinute: 1, tokensPerDay: 1, timeout: undefined },
    headers: { 'x-content-type-options': 'nosniff' },
    log: () => undefined,
    houseHosts: [],
    asked,
    feeds: {
      read: () => Promise.resolve(null),
      write: () => Promise.reject(new Error('not here')),
      remove: () => Promise.resolve(),
      planOf: hash => {
        asked.push(hash)
        return Promise.resolve(hash === hashOf(TOKEN) ? plan : null)
      }
    }
  }
}

const get = (token: string, method = 'GET') => new Request(`https://x.example/feeds/${token}.ics`, { method })

test('the token opens the plan without a sign-in; the database is asked for its hash alone', async () => {
  const at = place()
  const response = await planServer()(get(TOKEN), '1.1.1.1', at)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(await response.text()).toContain('BEGIN:VCALENDAR')
  expect(at.asked).toEqual([hashOf(TOKEN)])
  expect(at.asked).not.toContain(TOKEN)
})

test('an address that is none, and one that was ended, are not told apart', async () => {
  const serve = planServer()
  for (const token of ['b'.repeat(43), 'short', '..%2F..%2Fsecrets'])
    expect((await serve(get(token), '1.1.1.1', place())).status).toBe(404)
  expect((await serve(get(TOKEN, 'POST'), '1.1.1.1', place())).status).toBe(405)
})

test('an address asked for too often waits, and so does whoever tries addresses', async () => {
  let time = 0
  const serve = planServer(() => time)
  const status = async (token: string, peer: string) => (await serve(get(token), peer, place())).status
  for (let call = 0; call < FEED_CALLS.token; call++) expect(await status(TOKEN, `10.0.0.${call}`)).toBe(200)
  expect(await status(TOKEN, '9.9.9.9')).toBe(429)
  for (let call = 0; call < FEED_CALLS.wrong; call++) expect(await status(`${call}`, '8.8.8.8')).toBe(404)
  expect(await status('x', '8.8.8.8')).toBe(429)
  time += FEED_CALLS.window
  expect(await status(TOKEN, '9.9.9.9')).toBe(200)
})
