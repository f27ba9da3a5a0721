import { expect, test } from 'vitest'
import { studyDay } from '#domain/study-day.ts'
import { checkEntry } from '#tools/study-zone/log/entry-check.ts'
import { instantWithin, wallOf } from '#tools/study-zone/log/wall.ts'

const NOW = Date.parse('2026-11-24T18:00:00Z')
const LONDON = { timeZone: 'Europe/London', dayStartsAt: 0 }
const typed = (date: string | null, from: string | null, to: string | null) => ({
  title: '',
  subjectId: null,
  date,
  from,
  to
})

function told(date: string | null, from: string | null, to: string | null, clock = LONDON, now = NOW): string {
  const checked = checkEntry(typed(date, from, to), clock, now)
  return checked.fault ?? `${new Date(checked.from).toISOString().slice(5, 16)} ${(checked.to - checked.from) / 60_000}`
}

test.each([
  ['an afternoon', '2026-11-24', '16:12', '16:37', '11-24T16:12 25'],
  ['over midnight', '2026-11-23', '23:30', '00:30', '11-23T23:30 60'],
  ['no end', '2026-11-24', '16:12', null, 'empty'],
  ['no day', null, '16:12', '16:37', 'empty'],
  ['no time at all', '2026-11-24', '16:12', '16:12', 'short'],
  ['tomorrow', '2026-11-25', '10:00', '11:00', 'future'],
  ['tonight, which is not over', '2026-11-24', '17:00', '19:00', 'future'],
  ['the times are swapped: 23 hours', '2026-11-22', '17:00', '16:00', 'long'],
  ['the times of yesterday are swapped', '2026-11-23', '18:00', '17:30', 'long'],
  ['a slip in the year', '0001-11-24', '16:12', '16:37', 'old'],
  ['the night in which the clocks go back', '2026-10-25', '00:30', '02:30', '10-24T23:30 180'],
  ['the night in which they go forward', '2026-03-29', '00:30', '02:30', '03-29T00:30 60']
] as const)('%s', (_, date, from, to, expected) => expect(told(date, from, to)).toBe(expected))

// At 00:06 on Friday the day that is shown is Thursday: what was typed for it came a day too early.
test.each([
  ['just now, after midnight', '2026-11-26', '00:00', '00:02', '11-27T00:00 2'],
  ['over midnight', '2026-11-26', '23:50', '00:04', '11-26T23:50 14'],
  ['the evening', '2026-11-26', '21:00', '22:00', '11-26T21:00 60'],
  ['as the day begins', '2026-11-26', '04:00', '04:30', '11-26T04:00 30'],
  ['the last minute before it begins, of the day before', '2026-11-25', '03:59', '04:30', '11-26T03:59 31'],
  ['the night before', '2026-11-25', '00:30', '01:00', '11-26T00:30 30'],
  ['the day of the calendar, which has not begun', '2026-11-27', '00:00', '00:02', 'future'],
  ['later this night', '2026-11-26', '00:02', '00:30', 'future'],
  ['swapped', '2026-11-26', '18:00', '17:00', 'long']
] as const)(
  'after midnight what is added by hand lands in the day that is shown: %s',
  (_, date, from, to, expected) => {
    const clock = { timeZone: 'UTC', dayStartsAt: 4 }
    const now = Date.parse('2026-11-27T00:06:00Z')
    expect(told(date, from, to, clock, now)).toBe(expected)
    const checked = checkEntry(typed(date, from, to), clock, now)
    if (checked.fault === null) expect(studyDay(new Date(checked.from), 'UTC', 4)).toBe(date)
  }
)

test('the wall shows what was typed, wherever it hangs', () => {
  for (const zone of ['Asia/Kathmandu', 'America/St_Johns', 'Pacific/Chatham', 'UTC']) {
    const checked = checkEntry(typed('2026-11-20', '16:12', '16:37'), { timeZone: zone, dayStartsAt: 4 }, NOW)
    expect(checked.fault === null && wallOf(checked.from, zone)).toEqual({ date: '2026-11-20', time: '16:12' })
  }
})

test('an entry is parted at any minute within it, also after midnight', () => {
  const [from, to] = [Date.parse('2026-11-20T23:30:30Z'), Date.parse('2026-11-21T00:30:00Z')]
  const told = (time: string): string | undefined => {
    const at = instantWithin({ from, to }, time, 'UTC')
    return at === null ? undefined : new Date(at).toISOString().slice(5, 16)
  }
  expect(['23:31', '00:29', '23:30', '00:30', '12:00'].map(told)).toEqual([
    '11-20T23:31',
    '11-21T00:29',
    undefined,
    undefined,
    undefined
  ])
})
