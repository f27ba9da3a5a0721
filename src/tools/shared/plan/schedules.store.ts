import { $subjectSchedules } from '#data/read/plan/schedules-live.ts'
import { afterReady } from '#stores/after-ready.ts'
import { $todaysCards } from '#tools/shared/cards/todays-cards.store.ts'

/** All schedules, read once what is due today is on the screen. */
export const $schedules = afterReady($subjectSchedules, $todaysCards)
