import type { Repeats } from '#domain/plan/repeats.ts'
import { m } from '#messages/generated/messages.js'

export const REPEAT_WORDS: Readonly<Record<Repeats, () => string>> = {
  'FREQ=DAILY': m.planner_repeat_daily,
  'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR': m.planner_repeat_weekdays,
  'FREQ=WEEKLY': m.planner_repeat_weekly,
  'FREQ=WEEKLY;INTERVAL=2': m.planner_repeat_fortnight,
  'FREQ=MONTHLY': m.planner_repeat_monthly
}
