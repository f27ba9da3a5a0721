import { site } from '#config/site.ts'

/** The list of a passport's files, in the zip. */
export const LIST = `${site.slug}.json`
