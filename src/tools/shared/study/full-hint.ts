import { SIZES } from '#config/sizes.ts'
import { m } from '#messages/generated/messages.js'

/** A name that takes no more letters says so: what was pasted beyond them is not there. */
export const fullHint = (name: string): string | undefined =>
  name.length < SIZES.title ? undefined : m.zone_name_full({ most: SIZES.title })
