import { expect, test } from 'vitest'
import { isChristmasOff } from '#domain/days-off/christmas.ts'
import { usualFeasts } from '#domain/days-off/usual.ts'
import { easter, FEASTS, feasts, orthodoxEaster } from '#domain/days-off/feasts.ts'

test.each([
  [2000, '2000-04-23', '2000-04-30'],
  [2024, '2024-03-31', '2024-05-05'],
  [2025, '2025-04-20', '2025-04-20'],
  [2027, '2027-03-28', '2027-05-02'],
  [2038, '2038-04-25', '2038-04-25']
])('Easter %i', (year, west, east) => {
  expect([easter(year), orthodoxEaster(year)]).toEqual([west, east])
})

test('each feast stands once in a year, on the day other tables give (date-holidays 3.37.0)', () => {
  const year = feasts('2027-01-01', 365)
  expect(Object.fromEntries(year.map(({ name, day }) => [name, day]))).toEqual({
    'new-year': '2027-01-01',
    'lunar-new-year': '2027-02-06',
    'eid-fitr': '2027-03-09',
    nowruz: '2027-03-21',
    'good-friday': '2027-03-26',
    'easter-monday': '2027-03-29',
    passover: '2027-04-22',
    'orthodox-easter': '2027-05-02',
    'eid-adha': '2027-05-16',
    'rosh-hashanah': '2027-10-02',
    'yom-kippur': '2027-10-11',
    diwali: '2027-10-29',
    christmas: '2027-12-25'
  })
  expect(year.length).toBe(FEASTS.length)
})

test('a window over the turn of the year holds both Christmases it touches and no day outside', () => {
  const found = feasts('2026-12-25', 366)
  expect(found.filter(({ name }) => name === 'christmas').map(({ day }) => day)).toEqual(['2026-12-25', '2027-12-25'])
  expect(found.every(({ day }) => day >= '2026-12-25' && day <= '2027-12-25')).toBe(true)
})

test('25 December is a day off where it is a holiday', () => {
  for (const zone of ['Europe/London', 'Asia/Kolkata', 'America/New_York', 'UTC'])
    expect(isChristmasOff(zone)).toBe(true)
  for (const zone of ['Asia/Tokyo', 'Asia/Riyadh', 'Asia/Dubai', 'Europe/Moscow'])
    expect(isChristmasOff(zone)).toBe(false)
})

test.each([
  ['Europe/London', ['christmas', 'easter-monday', 'good-friday', 'new-year']],
  ['Asia/Kolkata', ['christmas', 'diwali', 'eid-adha', 'eid-fitr', 'good-friday', 'new-year']],
  ['Asia/Dubai', ['eid-adha', 'eid-fitr', 'new-year']],
  ['Asia/Shanghai', ['lunar-new-year', 'new-year']],
  ['Asia/Jerusalem', ['passover', 'rosh-hashanah', 'yom-kippur']],
  ['UTC', ['christmas', 'new-year']]
])('in %s these are ticked', (zone, names) => {
  expect([...usualFeasts(zone)].sort()).toEqual(names)
})
