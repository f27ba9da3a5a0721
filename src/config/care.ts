import { site } from '#config/site.ts'

/** Where the country is kept for which numbers are shown: on this device, with or without an account. */
export const CARE_COUNTRY = `${site.slug}-care-country`
