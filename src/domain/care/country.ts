import { IANA_ALIAS_MAP, WINDOWS_TO_IANA_MAP, findIanaAliases } from 'windows-iana'
import { EMERGENCY } from '#domain/care/emergency.ts'

/** The mark that the table of CLDR has for "anywhere". */
const ANYWHERE = ['001', 'ZZ']

/** Zones of the IANA database (zone1970.tab) that the table of CLDR has not got yet. */
const NEWER: ReadonlyMap<string, string> = new Map([
  ['Europe/Kyiv', 'UA'],
  ['Pacific/Kanton', 'KI'],
  ['America/Ciudad_Juarez', 'MX'],
  ['America/Coyhaique', 'CL']
])

/** The country of a time zone by the table of CLDR; null for one that belongs to none or is not in it. */
export function countryOfZone(zone: string): string | null {
  const newer = NEWER.get(zone)
  if (newer !== undefined) return newer
  const names = new Set([zone, ...findIanaAliases(zone)])
  const found = WINDOWS_TO_IANA_MAP.find(
    ({ territory, iana }) => !ANYWHERE.includes(territory) && iana.some(name => names.has(name))
  )
  return found?.territory ?? null
}

/** Every zone of the table by its country: for the page of care, which is too light to carry the library. */
export const zonesByCountry = (): Readonly<Record<string, readonly string[]>> => {
  const found: Record<string, string[]> = {}
  for (const { territory, iana } of WINDOWS_TO_IANA_MAP)
    if (!ANYWHERE.includes(territory)) (found[territory] ??= []).push(...iana)
  for (const { alias } of IANA_ALIAS_MAP) {
    const country = alias.map(countryOfZone).find(one => one !== null)
    if (country) (found[country] ??= []).push(...alias)
  }
  for (const [zone, country] of NEWER) (found[country] ??= []).push(zone)
  return Object.fromEntries(Object.entries(found).map(([country, zones]) => [country, [...new Set(zones)]]))
}

const names = new Intl.DisplayNames('en', { type: 'region' })
export const countryName = (country: string): string => names.of(country) ?? country

/** Every country of the page, by its English name. */
export const COUNTRIES: readonly string[] = [...EMERGENCY.keys()].sort((one, other) =>
  countryName(one).localeCompare(countryName(other), 'en')
)

/** What a telephone dials: digits and a plus sign. */
export const dialled = (number: string): string => number.replaceAll(/[^\d+]/g, '')
