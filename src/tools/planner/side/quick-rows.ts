import type { Fields } from '#contract/entities.ts'
import { EMPTY_TASK } from '#data/write/plan/imported.ts'
import { dateOf, dayNumber } from '#domain/plan/days.ts'
import type { QuickAdd } from '#domain/plan/text/quick-add.ts'
import { nextWeekday } from '#domain/plan/text/weekday.ts'
import { firstSigns } from '#lib/values/whole-text.ts'

const TITLE = 200
const cutTitle = (title: string): string => firstSigns(title, TITLE)

type Row =
  | { readonly name: 'exams'; readonly fields: Fields<'exams'> }
  | { readonly name: 'lessons'; readonly fields: Fields<'lessons'> }
  | { readonly name: 'tasks'; readonly fields: Fields<'tasks'> }

function weeklyRows({ title, subjectId, at, minutes, weekdays }: QuickAdd): Row[] {
  if (at === null || minutes === null) return []
  const length = Math.max(5, Math.min(minutes, 1440 - at))
  return weekdays.map(day => ({
    name: 'lessons',
    fields: {
      subjectId,
      title: cutTitle(title),
      place: '',
      weekday: day + 1,
      week: 'every',
      startMinute: at,
      minutes: length
    }
  }))
}

/** First dates: of a task of several days of the week, one for each of them. */
function datesOf({ on, repeats, weekdays }: QuickAdd): (string | null)[] {
  if (on === null || repeats !== 'FREQ=WEEKLY' || weekdays.length < 2) return [on]
  return weekdays.map(day => dateOf(nextWeekday(dayNumber(on), day)))
}

/** The rows of what a line was read as. An exam needs a subject and a date; without them it is a task. */
export function quickRows(read: QuickAdd): readonly Row[] {
  const { kind, title, subjectId, on, at, minutes, repeats } = read
  const weekly = kind === 'weekly' ? weeklyRows(read) : []
  if (weekly.length > 0) return weekly
  if (kind === 'exam' && subjectId !== null && on !== null)
    return [
      {
        name: 'exams',
        fields: {
          subjectId,
          title: cutTitle(title),
          presetPaper: null,
          takesOn: on,
          startMinute: at,
          minutes: minutes === null ? null : Math.min(1440, minutes),
          weight: null
        }
      }
    ]
  return datesOf(read).map(dueOn => ({
    name: 'tasks',
    fields: {
      ...EMPTY_TASK,
      subjectId,
      title: cutTitle(title),
      dueOn,
      dueMinute: at,
      minutes: minutes === null ? null : Math.min(30_000, minutes),
      repeats: repeats === null || dueOn === null ? null : { v: 1, rule: repeats }
    }
  }))
}
