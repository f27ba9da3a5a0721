import { site } from '#config/site.ts'

const relative = new Intl.RelativeTimeFormat(site.locale, { numeric: 'auto' })
const date = new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium' })

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** When a note was last edited, the way one would say it. */
export function ago(then: Date, now: Date): string {
  const passed = Math.max(0, now.getTime() - then.getTime())
  if (passed < HOUR) return relative.format(-Math.floor(passed / MINUTE), 'minute')
  if (passed < DAY) return relative.format(-Math.floor(passed / HOUR), 'hour')
  return passed < 7 * DAY ? relative.format(-Math.floor(passed / DAY), 'day') : date.format(then)
}
