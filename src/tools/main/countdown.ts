import { m } from '#messages/generated/messages.js'

/** today · tomorrow · in 12 days */
export function countdown(days: number): string {
  if (days === 0) return m.main_exams_today()
  return days === 1 ? m.main_exams_tomorrow() : m.main_exams_days({ days })
}
