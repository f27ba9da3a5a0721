import { addDays } from '#domain/study-day.ts'

export const FEASTS = [
  'christmas',
  'new-year',
  'good-friday',
  'easter-monday',
  'orthodox-easter',
  'eid-fitr',
  'eid-adha',
  'diwali',
  'lunar-new-year',
  'nowruz',
  'passover',
  'rosh-hashanah',
  'yom-kippur'
] as const
export type FeastName = (typeof FEASTS)[number]

export interface Feast {
  readonly name: FeastName
  readonly day: string
}

/** By month and day of a calendar that Intl knows (CLDR). What is given by sight of the moon may fall a day later. */
const BY_CALENDAR: readonly (readonly [FeastName, string, string, number])[] = [
  ['eid-fitr', 'islamic-umalqura', '10', 1],
  ['eid-adha', 'islamic-umalqura', '12', 10],
  ['nowruz', 'persian', '1', 1],
  ['passover', 'hebrew', 'Nisan', 15],
  ['rosh-hashanah', 'hebrew', 'Tishri', 1],
  ['yom-kippur', 'hebrew', 'Tishri', 10]
]

/**
 * Diwali is in no calendar of Intl; of its Chinese calendar some versions are a day out (ICU 74 in 2027). Both as
 * date-holidays 3.37.0 has them, Diwali as in India and Mauritius (Singapore differs in 2027 and 2028).
 */
const DATED: Readonly<Partial<Record<FeastName, readonly string[]>>> = {
  diwali: ['2026-11-08', '2027-10-29', '2028-10-17', '2029-11-05', '2030-10-26'],
  'lunar-new-year': ['2027-02-06', '2028-01-26', '2029-02-13']
}

const dateOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

/** Of the Gregorian calendar (Meeus, Jones and Butcher: Astronomical Algorithms, chapter 8). */
export function easter(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  return dateOf(year, 3, h + l - 7 * m + 22)
}

/** Of the Julian calendar, thirteen days behind until 2100 (the same chapter). */
export function orthodoxEaster(year: number): string {
  const d = (19 * (year % 19) + 15) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7
  return addDays(dateOf(year, 3, d + e + 22), 13)
}

function ofYear(year: number): Feast[] {
  const sunday = easter(year)
  return [
    { name: 'new-year', day: dateOf(year, 1, 1) },
    { name: 'good-friday', day: addDays(sunday, -2) },
    { name: 'easter-monday', day: addDays(sunday, 1) },
    { name: 'orthodox-easter', day: orthodoxEaster(year) },
    { name: 'christmas', day: dateOf(year, 12, 25) }
  ]
}

function ofCalendars(from: string, days: number): Feast[] {
  const formats = new Map(
    BY_CALENDAR.map(([, calendar]) => [
      calendar,
      new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
        month: calendar === 'hebrew' ? 'long' : 'numeric',
        day: 'numeric',
        timeZone: 'UTC'
      })
    ])
  )
  return Array.from({ length: days }, (_, at) => addDays(from, at)).flatMap(day => {
    const parts = new Map(
      [...formats].map(([calendar, format]) => {
        const of = Object.fromEntries(
          format.formatToParts(new Date(`${day}T12:00:00Z`)).map(({ type, value }) => [type, value])
        )
        return [calendar, `${of['month']} ${of['day']}`]
      })
    )
    return BY_CALENDAR.flatMap(([name, calendar, month, date]) =>
      parts.get(calendar) === `${month} ${date}` ? [{ name, day }] : []
    )
  })
}

/** Feasts on which many do not study, in so many days, in order. */
export function feasts(from: string, days: number): Feast[] {
  const to = addDays(from, days - 1)
  const first = Number(from.slice(0, 4))
  const years = Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, at) => first + at)
  const dated = FEASTS.flatMap(name => (DATED[name] ?? []).map(day => ({ name, day })))
  const fixed = [...years.flatMap(ofYear), ...dated]
  return [...fixed.filter(({ day }) => day >= from && day <= to), ...ofCalendars(from, days)].sort((a, b) =>
    a.day.localeCompare(b.day)
  )
}
