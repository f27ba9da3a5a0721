import { site } from '#config/site.ts'

const format = new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium', timeStyle: 'short' })

/** Day and time of an instant where the reader is: "26 Nov 2026, 14:05". */
export const momentWords = (at: string): string => format.format(new Date(at))
