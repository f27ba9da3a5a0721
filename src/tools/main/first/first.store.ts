import { persistentAtom } from '@nanostores/persistent'
import { computed, type ReadableAtom } from 'nanostores'
import { site } from '#config/site.ts'
import { $attempts } from '#data/read/papers/attempts.ts'
import { $planRows } from '#data/read/plan/plan-rows.ts'
import { $notes } from '#data/write/notes/notes.ts'
import { $preferences } from '#data/write/preferences.ts'
import { firstDays, type FirstDays } from '#domain/first-steps.ts'
import { studyDay, studyDayStart } from '#domain/study-day.ts'
import { madeAt } from '#lib/ids.ts'
import { isReady } from '#lib/remote.ts'
import { $now } from '#stores/clock.ts'

/** Of this device: a student who hides the list here may want it elsewhere. */
const $hidden = persistentAtom<string>(`${site.slug}-first-steps`, '')

export function hideFirstSteps(): void {
  $hidden.set('hidden')
}

function earliest(times: readonly number[]): Date | null {
  const known = times.filter(Number.isFinite)
  return known.length === 0 ? null : new Date(Math.min(...known))
}

const created = (rows: readonly { readonly createdAt: string }[]): number[] =>
  rows.map(({ createdAt }) => Date.parse(createdAt))

/** The first days of a student: read from what was really done. Null: over, hidden, or not known yet. */
export const $firstDays: ReadableAtom<FirstDays | null> = computed(
  [$planRows, $notes, $attempts, $preferences, $now, $hidden],
  (rows, notes, attempts, preferences, now, hidden) => {
    if (hidden !== '' || !isReady(rows) || !isReady(notes) || !isReady(attempts) || !isReady(preferences)) return null
    const { subjects, exams, settings } = rows.value
    const { timeZone, dayStartsAt } = preferences.value
    const dated = subjects.filter(({ examOn }) => examOn !== null)
    const submits = attempts.value.flatMap(({ clock }) => clock.filter(({ kind }) => kind === 'submit'))
    return firstDays(
      {
        subjects: earliest(created(subjects)),
        paper: earliest(submits.map(({ happenedAt }) => Date.parse(happenedAt))),
        dates: earliest(created([...exams, ...dated])),
        note: earliest(notes.value.map(({ id }) => madeAt(id))),
        times: settings ? earliest(created([settings])) : null
      },
      studyDayStart(studyDay(now, timeZone, dayStartsAt), timeZone, dayStartsAt)
    )
  }
)
