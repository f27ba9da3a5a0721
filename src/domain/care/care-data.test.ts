import { expect, test } from 'vitest'
import { BOARDS } from '#config/boards.ts'
import { COUNTRIES, countryName, countryOfZone, dialled, zonesByCountry } from '#domain/care/country.ts'
import { callsOf, EMERGENCY } from '#domain/care/emergency.ts'
import { HELPLINES } from '#domain/care/helplines.ts'
import { workRule } from '#domain/care/work-rule.ts'

const lines = Object.entries(HELPLINES).flatMap(([country, ones]) => ones.map(one => ({ country, ...one })))

test.each(lines)('$country: $name says where its number comes from, and can be dialled', ({ number, source }) => {
  expect(dialled(number)).toMatch(/^\+?\d{3,15}$/)
  expect(URL.canParse(source.url)).toBe(true)
  expect(source.url).toMatch(/^https:/)
  expect(source.opened).toMatch(/^2026-\d\d-\d\d$/)
  expect(source.says === 'no date' || source.says <= source.opened).toBe(true)
})

test('each country with a helpline has an emergency number and a name', () => {
  for (const country of Object.keys(HELPLINES)) {
    expect(COUNTRIES).toContain(country)
    expect(callsOf(country).length).toBeGreaterThan(0)
  }
  for (const [country, { police, ambulance }] of EMERGENCY) {
    expect(countryName(country)).not.toBe(country)
    expect(police).toMatch(/^\d{2,6}$/)
    expect(ambulance).toMatch(country === 'KR' ? /^$/ : /^\d{2,6}$/)
  }
  expect(callsOf('XX')).toEqual([])
})

test('the number of the police of South Korea was called the one of all services', () => {
  expect(callsOf('KR')).toEqual([{ service: 'police', number: '112' }])
})

test('countries whose entry names both numbers were left out', () => {
  expect(callsOf('BS')).toEqual([{ service: 'emergency', number: '919' }])
  expect(callsOf('NA').map(({ number }) => number)).toEqual(['10111', '211111'])
  expect(EMERGENCY.size).toBe(219)
})

test.each([
  ['Asia/Kolkata', 'IN'],
  ['Asia/Calcutta', 'IN'],
  ['Europe/London', 'GB'],
  ['America/Chicago', 'US'],
  ['America/Indiana/Indianapolis', 'US'],
  ['Asia/Dubai', 'AE'],
  ['Africa/Nairobi', 'KE'],
  ['Asia/Katmandu', 'NP'],
  ['Asia/Kathmandu', 'NP'],
  ['Europe/Kyiv', 'UA'],
  ['Europe/Kiev', 'UA'],
  ['America/Ciudad_Juarez', 'MX']
])('the clock of %s stands in %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country)
})

test('a zone of no country names none', () => {
  for (const zone of ['Etc/UTC', 'UTC', 'Mars/Base', '']) expect(countryOfZone(zone)).toBeNull()
})

test('nearly every zone that a browser names has a country', () => {
  const unknown = Intl.supportedValuesOf('timeZone').filter(zone => countryOfZone(zone) === null)
  expect(unknown.length).toBeLessThan(8)
})

test('each board has a rule, or none is claimed', () => {
  for (const board of BOARDS) expect(['ib', 'jcq', 'ap', 'other']).toContain(workRule(board))
  expect(workRule(null)).toBe('other')
})

test('the table of the page and the library name the same country', () => {
  const table = zonesByCountry()
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const found = Object.entries(table).find(([, zones]) => zones.includes(zone))?.[0] ?? null
    expect(found, zone).toBe(countryOfZone(zone))
  }
})
