import type { PlanFeeds } from '#server/calendar/store.ts'
import type { Host } from '#server/endpoint/rules.ts'

export interface CalendarPlace extends Host {
  /** Hosts that may be read although they are not public: a school's own server in the same house. */
  readonly houseHosts: readonly string[]
  /** null: this server cannot keep an address of the plan. */
  readonly feeds: PlanFeeds | null
}

export const houseHosts = (env: Readonly<Record<string, string | undefined>>): string[] =>
  (env['CALENDAR_HOSTS'] ?? '')
    .split(',')
    .map(host => host.trim())
    .filter(Boolean)
