import { persistentAtom } from '@nanostores/persistent'
import { computed } from 'nanostores'
import { CARE_COUNTRY } from '#config/care.ts'
import { countryOfZone } from '#domain/care/country.ts'

/** On this device only, with or without an account. */
const $chosen = persistentAtom<string>(CARE_COUNTRY, '')

/** What the student chose, else the country of the device's time zone; empty where that names none. */
export const $careCountry = computed($chosen, chosen =>
  chosen === '' ? (countryOfZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? '') : chosen
)

export function chooseCountry(country: string): void {
  $chosen.set(country)
}
