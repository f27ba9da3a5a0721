import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readIcs } from '#domain/ics/read.ts'
import type { IcsRead } from '#domain/ics/event.ts'

/** Files as Google, Outlook, Apple, Canvas, ManageBac and faulty programs write them, read on 24 November 2026. */
const result = (name: string) =>
  readIcs(
    readFileSync(new URL(`../../../tests/fixtures/ics/${name}.ics`, import.meta.url)),
    '2026-11-24',
    'Europe/London'
  )
function read(name: string): IcsRead {
  const { read: found, refused } = result(name)
  if (!found) throw new Error(`${name} was refused: ${refused}`)
  return found
}
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const times = ({ events }: IcsRead): string[] => events.map(({ day, start }) => `${day} ${clock(start)}`)
const whole = (name: string): string[] => {
  const found = read(name)
  expect([found.unreadable, found.unknownZones, found.tooOften, found.isUnfinished]).toEqual([[], [], [], false])
  return times(found)
}

test('01: Tuesdays and Thursdays until the end of April, without three days', () => {
  const days = whole('01-google-weekly-byday-until')
  expect(days.slice(0, 8)).toEqual([
    '2026-12-01 16:00',
    '2026-12-03 16:00',
    '2026-12-08 16:00',
    '2026-12-10 16:00',
    '2026-12-15 16:00',
    '2026-12-17 16:00',
    '2026-12-22 16:00',
    '2027-01-05 16:00'
  ])
  expect(days.at(-1)).toBe('2027-04-29 16:00')
  expect(days.length).toBe(7 + 34)
})

test('02 and 03: one occurrence moved, one cancelled; all from one on an hour and more later', () => {
  expect(whole('02-recurrence-id-moved')).toEqual([
    '2026-11-30 17:00',
    '2026-12-07 17:00',
    '2026-12-15 19:00',
    '2026-12-28 17:00',
    '2027-01-04 17:00'
  ])
  expect(whole('03-thisandfuture')).toEqual([
    '2026-11-30 17:00',
    '2026-12-01 17:00',
    '2026-12-02 17:00',
    '2026-12-03 19:00',
    '2026-12-04 19:00',
    '2026-12-05 19:00'
  ])
})

test('04: holidays are days off, the day of a deadline is a deadline, neither is busy time', () => {
  const { events, deadlines, daysOff } = read('04-allday-multi')
  expect(events).toEqual([])
  expect(daysOff).toEqual([{ uid: 'ad', key: 'ad', title: 'Christmas holidays', from: '2026-12-21', to: '2027-01-03' }])
  expect(deadlines).toEqual([{ uid: 'ad2', key: 'ad2', title: 'Physics IA due', day: '2026-12-10', minute: null }])
})

test.each([
  ['05-floating', '2026-12-03 18:00'],
  ['06-utc', '2027-06-01 10:00'],
  ['07-windows-zone-with-vtz', '2027-04-01 09:00'],
  ['08-windows-zone-no-vtz', '2026-12-03 03:30'],
  ['09-custom-vtz', '2026-12-03 08:00'],
  ['29-xwr-floating', '2026-12-03 23:00'],
  ['31-lowercase-lf', '2026-12-03 09:00']
])('%s: the right instant', (name, expected) => {
  expect(whole(name)).toEqual([expected])
})

test('10: an event in a zone nobody knows is named, not guessed', () => {
  const found = read('10-unknown-zone')
  expect(found.events).toEqual([])
  expect(found.unknownZones).toEqual([{ title: 'Mars', zone: 'Mars/Olympus' }])
})

test('11: cancelled and free events are not busy', () => {
  const { events, notBusy, uids } = read('11-status-cancelled')
  expect([events, notBusy, uids]).toEqual([[], 2, ['cx', 'tr']])
})

test.each([
  [
    '12-folding-escapes',
    'Maths, chapter 4; part b — naïve ‘quote’ new line and a very long folded tail that goes on and on 数学'
  ],
  ['13-crlf-mix-bom', 'Bom event'],
  ['14-latin1', 'Français révision'],
  ['15-utf16', 'UTF16'],
  ['31-lowercase-lf', 'lower']
])('%s: the text is right', (name, title) => {
  expect(read(name).events.map(one => one.title)).toEqual([title])
})

test.each([
  ['16-no-end', 'unfinished'],
  ['17-html', 'page'],
  ['18-empty', 'empty'],
  ['25-infinite-secondly', 'tooOften']
])('%s is refused', (name, why) => {
  expect(result(name)).toEqual({ refused: why })
})

test('an unfinished file keeps its whole events and says so', () => {
  const cut = readFileSync(new URL('../../../tests/fixtures/ics/33-bad-one-of-three.ics', import.meta.url)).subarray(
    0,
    -60
  )
  const { read: found } = readIcs(cut, '2026-11-24', 'Europe/London')
  expect([found?.isUnfinished, found?.events.map(one => one.title)]).toEqual([true, ['ok1']])
})

test('19: without end, without length or ending before its start, it is a deadline at that time', () => {
  const { events, deadlines } = read('19-zero-duration')
  expect(events).toEqual([])
  expect(deadlines.map(({ title, day, minute }) => [title, day, clock(minute ?? 0)])).toEqual([
    ['Homework due (no end)', '2026-12-03', '09:00'],
    ['Zero', '2026-12-03', '10:00'],
    ['Backwards', '2026-12-03', '12:00']
  ])
})

test('20: busy on three days', () => {
  expect(read('20-overnight-multi').events.map(({ day, start, minutes }) => [day, start, minutes])).toEqual([
    ['2026-12-04', 1200, 240],
    ['2026-12-05', 0, 1440],
    ['2026-12-06', 0, 480]
  ])
})

test('21: last Fridays, 31sts, last workdays, and dates of their own with the first', () => {
  const found = read('21-monthly-nth')
  const of = (title: string): string[] => found.events.filter(one => one.title === title).map(one => one.day)
  expect(of('Last Friday')).toEqual(['2026-12-25', '2027-01-29', '2027-02-26', '2027-03-26', '2027-04-30'])
  expect(of('31st')).toEqual(['2026-12-31', '2027-01-31', '2027-03-31', '2027-05-31'])
  expect(of('Last workday')).toEqual(['2026-12-31', '2027-01-29', '2027-02-26'])
  expect(of('RDATE')).toEqual(['2026-12-02', '2026-12-09', '2026-12-16'])
})

test('22: a lesson of New York over two changes of the clocks', () => {
  expect(whole('22-dst-weekly-ny')).toEqual([
    '2027-02-22 15:00',
    '2027-03-01 15:00',
    '2027-03-08 15:00',
    '2027-03-15 14:00',
    '2027-03-22 14:00',
    '2027-03-29 15:00',
    '2027-04-05 15:00',
    '2027-04-12 15:00'
  ])
})

test('26: every day since 2001 is every one of 401 days', () => {
  const days = whole('26-old-daily')
  expect([days.length, days[0], days.at(-1)]).toEqual([401, '2026-11-24 07:00', '2027-12-29 07:00'])
})

test('27: both calendars of one file', () => {
  expect(read('27-two-calendars').events.map(one => one.title)).toEqual(['Cal one', 'Cal two'])
})

test('28 and 30: to-dos and Canvas’ whole days are deadlines', () => {
  expect(read('28-vtodo').deadlines).toEqual([
    { uid: 'td', key: 'td', title: 'Essay (todo)', day: '2026-12-03', minute: 1020 }
  ])
  expect(read('30-canvas-allday').deadlines.map(({ title, day, minute }) => [title, day, minute])).toEqual([
    ['Assignment 1 [AP BIO]', '2026-12-03', null],
    ['Assignment 2 [AP BIO]', '2026-12-04', null],
    ['Assignment 3 [AP BIO]', '2026-12-05', null]
  ])
})

test('32: events without UID are both there, the same on a second import', () => {
  const { events } = read('32-missing-uid')
  expect(events.map(one => one.title)).toEqual(['No uid A', 'No uid B'])
  expect(new Set(events.map(one => one.key)).size).toBe(2)
  expect(read('32-missing-uid').events).toEqual(events)
})

test('33: two events are kept, the one that cannot be read is named', () => {
  const { events, unreadable } = read('33-bad-one-of-three')
  expect([events.map(one => one.title), unreadable]).toEqual([['ok1', 'ok2'], ['bad']])
})

test('m1, then m2: a moved event has the key it had', () => {
  const [before, after] = [read('m1').events[0], read('m2').events[0]]
  expect([before?.key, before?.day, after?.day]).toEqual([after?.key, '2026-12-03', '2026-12-04'])
})
