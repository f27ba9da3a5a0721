import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readIcs } from '#domain/ics/read.ts'
import { writeIcs } from '#domain/ics/write.ts'

const calendar = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]): string[] => ['BEGIN:VEVENT', 'UID:u1', ...lines, 'END:VEVENT']
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const read = (text: string, today = '2026-10-20', zone = 'Europe/London') => readIcs(bytes(text), today, zone).read

test('a weekly lesson keeps its hour when the clocks change', () => {
  const found = read(
    calendar(
      ...event(
        'DTSTART;TZID=Europe/London:20261019T090000',
        'DTEND;TZID=Europe/London:20261019T100000',
        'RRULE:FREQ=WEEKLY;COUNT=3',
        'SUMMARY:Maths'
      )
    )
  )
  expect(found?.events.map(one => [one.day, one.start, one.minutes])).toEqual([
    ['2026-10-26', 540, 60],
    ['2026-11-02', 540, 60]
  ])
})

test('a zone of elsewhere is read on the student’s wall clock, exceptions and moved occurrences as the file says', () => {
  const found = read(
    calendar(
      ...event(
        'DTSTART;TZID=America/New_York:20261102T100000',
        'DURATION:PT45M',
        'RRULE:FREQ=DAILY;COUNT=4',
        'EXDATE;TZID=America/New_York:20261103T100000',
        'SUMMARY:Call'
      ),
      ...event(
        'RECURRENCE-ID;TZID=America/New_York:20261104T100000',
        'DTSTART;TZID=America/New_York:20261104T120000',
        'DTEND;TZID=America/New_York:20261104T123000',
        'SUMMARY:Call, later'
      )
    )
  )
  expect(found?.events.map(one => [one.day, one.start, one.title])).toEqual([
    ['2026-11-02', 900, 'Call'],
    ['2026-11-04', 1020, 'Call, later'],
    ['2026-11-05', 900, 'Call']
  ])
})

test('an endless event ends after 400 days, an hourly one since 1970 does not hang', () => {
  const endless = read(
    calendar(...event('DTSTART:20261019T090000Z', 'DTEND:20261019T100000Z', 'RRULE:FREQ=DAILY', 'SUMMARY:x'))
  )
  expect(endless?.events.length).toBe(401)
  const old = read(calendar(...event('DTSTART:19700101T000000Z', 'DURATION:PT5M', 'RRULE:FREQ=HOURLY', 'SUMMARY:x')))
  expect([old?.isCut, old?.events[0]?.day]).toEqual([true, '2026-10-20'])
})

test('a rule with more steps than anyone can have lessons is cut and says so, and shows no lesson it did not reach', () => {
  const start = ['DTSTART:19700101T000000Z', 'DURATION:PT5M', 'SUMMARY:x']
  const counted = read(calendar(...event(...start, 'RRULE:FREQ=HOURLY;COUNT=9999999')))
  expect([counted?.isCut, counted?.events]).toEqual([true, []])
})

test('what repeats every minute or second is named and brings nothing', () => {
  for (const freq of ['MINUTELY', 'SECONDLY']) {
    const often = event('DTSTART:20261021T090000Z', 'DURATION:PT5M', `RRULE:FREQ=${freq}`, 'SUMMARY:Tick')
    const lesson = event('DTSTART:20261022T090000Z', 'DURATION:PT1H', 'SUMMARY:Maths').map(line =>
      line === 'UID:u1' ? 'UID:u2' : line
    )
    const found = read(calendar(...often, ...lesson))
    expect([found?.tooOften, found?.events.map(({ title }) => title)]).toEqual([['Tick'], ['Maths']])
  }
})

test('a lesson that took place three times years ago does not come back now', () => {
  const past = event('DTSTART:20200106T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3', 'SUMMARY:Maths')
  expect(read(calendar(...past))?.events ?? []).toEqual([])
})

test('folded lines, an unknown zone, no start and a whole day are read or said', () => {
  const found = read(
    calendar(
      ...event('DTSTART:20261021T090000', 'DTEND:20261021T100000', 'SUMMARY:A long', '  name'),
      'BEGIN:VEVENT',
      'UID:u0',
      'DTSTART;TZID=Mars/Base:20261021T090000',
      'DTEND;TZID=Mars/Base:20261021T100000',
      'SUMMARY:Landing',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:u2',
      'SUMMARY:No start',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:u3',
      'DTSTART;VALUE=DATE:20261024',
      'SUMMARY:Essay',
      'END:VEVENT'
    )
  )
  expect(found?.events).toEqual([
    { uid: 'u1', key: 'u1', title: 'A long name', day: '2026-10-21', start: 540, minutes: 60 }
  ])
  expect(found?.deadlines).toEqual([{ uid: 'u3', key: 'u3', title: 'Essay', day: '2026-10-24', minute: null }])
  expect(found?.unknownZones).toEqual([{ title: 'Landing', zone: 'Mars/Base' }])
  expect(found?.unreadable).toEqual(['No start'])
})

test('what is no calendar is refused with what it is', () => {
  const why = (text: string) => readIcs(bytes(text), '2026-10-20', 'UTC').refused
  expect(why('')).toBe('empty')
  for (const text of ['hello', '{"a":1}', '\u0001\u0002']) expect(why(text)).toBe('none')
  expect(why('<!doctype html><p>Please sign in</p>')).toBe('page')
  expect(why('BEGIN:VCALENDAR')).toBe('unfinished')
})

test('a night over two days is busy on both', () => {
  const found = read(calendar(...event('DTSTART:20261021T213000Z', 'DTEND:20261022T000000Z', 'SUMMARY:Concert')))
  expect(found?.events.map(one => [one.day, one.start, one.minutes])).toEqual([
    ['2026-10-21', 1350, 90],
    ['2026-10-22', 0, 60]
  ])
})

test('written and read again, every item is the same; read twice, its keys are', () => {
  const item = fc.record({
    uid: fc.uuid(),
    title: fc
      .string({ minLength: 1, maxLength: 120, unit: 'grapheme' })
      .filter(text => !/[\u0000-\u001f\u007f]/.test(text)),
    day: fc
      .integer({ min: 0, max: 300 })
      .map(days => new Date(Date.UTC(2026, 9, 20 + days)).toISOString().slice(0, 10)),
    start: fc.integer({ min: 240, max: 1200 }),
    minutes: fc.integer({ min: 5, max: 180 })
  })
  fc.assert(
    fc.property(
      fc.uniqueArray(item, { selector: one => one.uid, maxLength: 12 }),
      fc.constantFrom('Europe/London', 'America/New_York', 'Australia/Sydney'),
      (items, zone) => {
        const text = writeIcs(items, zone, 'test', new Date(0))
        expect(text.split('\r\n').every(line => new TextEncoder().encode(line).length <= 75)).toBe(true)
        const found = read(text, '2026-10-20', zone)
        const shape = (list: readonly { title: string; day: string; start: number; minutes: number }[]) =>
          list
            .map(
              ({ title, day, start, minutes }) => `${day} ${start} ${minutes} ${title.replaceAll(/\s+/g, ' ').trim()}`
            )
            .sort()
        expect(shape(found?.events ?? [])).toEqual(shape(items))
        expect(read(text, '2026-10-20', zone)).toEqual(found)
      }
    ),
    { numRuns: 100 }
  )
})
