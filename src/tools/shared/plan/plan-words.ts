import { site } from '#config/site.ts'
import type { Part } from '#domain/plan/rows/parts.ts'
import type { Reason } from '#domain/plan/world.ts'
import type { DayCards } from '#domain/progress/load.ts'
import { m } from '#messages/generated/messages.js'
import { todaysCardsWords } from '#tools/shared/cards/cards-words.ts'

/** 50 min · 1 h 15 min · 2 h: a number is never parted from its unit. */
export function lengthWords(minutes: number): string {
  const whole = Math.round(Math.abs(minutes))
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  if (hours === 0) return m.planner_min({ minutes: rest })
  return rest === 0 ? m.planner_hours({ hours }) : m.planner_hours_min({ hours, minutes: rest })
}

/** Less than a minute is no whole one, and still something. */
export const secondsWords = (seconds: number): string =>
  seconds > 0 && seconds < 59.5 ? m.zone_log_seconds({ seconds: Math.round(seconds) }) : lengthWords(seconds / 60)

export function clockWords(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

const format = (options: Intl.DateTimeFormatOptions): ((day: string) => string) => {
  const of = new Intl.DateTimeFormat(site.locale, { ...options, timeZone: 'UTC' })
  return day => of.format(new Date(`${day}T00:00:00Z`))
}
export const dayMonth = format({ day: 'numeric', month: 'long' })
export const dayMonthYear = format({ day: 'numeric', month: 'long', year: 'numeric' })
export const weekdayShort = format({ weekday: 'short' })
export const weekdayDay = format({ weekday: 'long', day: 'numeric', month: 'long' })
export const weekdayDayYear = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
export const shortDay = format({ weekday: 'short', day: 'numeric', month: 'short' })
export const dayOnly = format({ day: 'numeric' })
export const monthYear = format({ month: 'long', year: 'numeric' })

/** What a session of a topic is for, and which of how many it is. */
function sessionWords({ code, purpose, by, count = 1, of = 1 }: Reason): string {
  const what =
    purpose === 'last-look' || (purpose === undefined && code === 'last-look')
      ? m.planner_reason_last({ on: by === undefined ? '' : dayMonth(by) })
      : purpose === 'after-mock'
        ? m.planner_reason_after_mock()
        : purpose === 'return' || (purpose === undefined && code === 'return')
          ? m.planner_reason_return()
          : code === 'weak'
            ? m.planner_reason_weak()
            : m.planner_reason_first()
  return of > 1 && count <= of ? m.planner_reason_session({ count, of, what }) : what
}

/** Why a block stands where it stands, in a few words. */
export function reasonWords(reason: Reason): string {
  const { code, by, count = 1, of = 1, amount } = reason
  const on = by === undefined ? '' : dayMonth(by)
  switch (code) {
    case 'first':
    case 'weak':
    case 'return':
    case 'last-look':
      return sessionWords(reason)
    case 'due':
      return of > 1 ? m.planner_reason_due_part({ count, of, on }) : m.planner_reason_due({ on })
    case 'overdue':
      return m.planner_reason_overdue()
    case 'undated':
      return m.planner_reason_undated()
    case 'cards':
      return amount === undefined ? m.planner_reason_cards() : m.planner_reason_cards_count({ count: amount })
    case 'paper':
      return amount === undefined ? m.planner_reason_paper() : m.planner_reason_paper_mark({ minutes: amount })
  }
}

/** Why a block stands there; that of today's cards says how many they are now, and not when it was planned. */
export function blockWhy(
  {
    kind,
    day,
    state,
    reason
  }: { kind: string; day: string; state: string; reason: Parameters<typeof storedReason>[0] },
  cards: { readonly today: string; readonly counts: DayCards | null },
  part?: Part
): string {
  const isTodays = kind === 'cards' && day === cards.today && state === 'planned'
  return isTodays && cards.counts !== null ? todaysCardsWords(cards.counts) : storedReason(reason, part)
}

/**
 * A stored reason may come from another version: one that is not known says nothing. Numbers are those of what stands
 * now, and none where it does not stand.
 */
export function storedReason(reason: Readonly<Record<string, unknown>> | null, part?: Part): string {
  if (reason === null) return ''
  const known = ['first', 'weak', 'return', 'last-look', 'due', 'overdue', 'undated', 'cards', 'paper']
  return known.includes(String(reason['code']))
    ? reasonWords({ ...(reason as unknown as Reason), count: 1, of: 1, ...part })
    : ''
}
