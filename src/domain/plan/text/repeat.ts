import { weekdayNamed } from '#domain/plan/text/weekday.ts'
import type { Line } from '#domain/plan/text/line.ts'
import type { Repeats } from '#domain/plan/repeats.ts'

export interface ReadRepeat {
  readonly rule: Repeats
  /** Monday is 0; null where the rule names no day. */
  readonly weekday: number | null
  /** All days of the week where it names several. */
  readonly weekdays?: readonly number[]
}

const DAY = '(mon|tues?|wed(?:s|nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?'
const plain = (rule: Repeats): ReadRepeat => ({ rule, weekday: null })

const SEVERAL = `${DAY}(?:\\s?(?:,\\sand|,|and|&|\\+|/)\\s?${DAY})+\\b`
const EVERY_OF_SEVERAL = new RegExp(`\\b(?:every|each)\\s${SEVERAL}`, 'i')
/** Without "every" it may be this week alone: nothing of it is read. */
const ON_SEVERAL = new RegExp(`\\bon\\s${SEVERAL}`, 'gi')

function severalIn([whole]: RegExpExecArray): ReadRepeat | null {
  const named = [...whole.matchAll(new RegExp(`\\b${DAY}\\b`, 'gi'))].map(([day]) => weekdayNamed(day))
  const weekdays = [...new Set(named.filter(day => day !== null))].sort((a, b) => a - b)
  return weekdays.length < 2 ? null : { rule: 'FREQ=WEEKLY', weekday: null, weekdays }
}

/** "every Tuesday", "daily", "every weekday", "every other week", "monthly". */
export function readRepeat(line: Line): ReadRepeat | null {
  line.hideAll(ON_SEVERAL)
  const fixed = (pattern: RegExp, rule: Repeats): ReadRepeat | null => line.read(pattern, () => plain(rule))
  return (
    line.read(EVERY_OF_SEVERAL, severalIn) ??
    fixed(
      /\b(?:(?:every|each|on)\s(?:week\s?days?|school\s?days?)|(?:mon(?:day)?\s?(?:-|–|to)\s?fri(?:day)?))\b/i,
      'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'
    ) ??
    line.read(new RegExp(`\\b(?:every|each)\\s(?:other|second|2nd)\\s${DAY}\\b`, 'i'), ([, day]) => ({
      rule: 'FREQ=WEEKLY;INTERVAL=2' as const,
      weekday: weekdayNamed(day)
    })) ??
    line.read(new RegExp(`\\b(?:every|each)\\s${DAY}\\b`, 'i'), ([, day]) => ({
      rule: 'FREQ=WEEKLY' as const,
      weekday: weekdayNamed(day)
    })) ??
    line.read(/\b(?:on\s)?(mon|tues|wednes|thurs|fri|satur|sun)days\b/i, ([, day]) => ({
      rule: 'FREQ=WEEKLY' as const,
      weekday: weekdayNamed(day)
    })) ??
    fixed(
      /\b(?:(?:every|each)\s(?:other|second|2|two)\sweeks?|fortnightly|biweekly|bi-weekly|every\sfortnight)\b/i,
      'FREQ=WEEKLY;INTERVAL=2'
    ) ??
    fixed(/\b(?:daily|every\s?day|each\sday|every\s(?:night|evening|morning))\b/i, 'FREQ=DAILY') ??
    fixed(/\b(?:weekly|every\sweek|each\sweek|once\sa\sweek)\b/i, 'FREQ=WEEKLY') ??
    fixed(/\b(?:monthly|every\smonth|each\smonth|once\sa\smonth)\b/i, 'FREQ=MONTHLY')
  )
}
