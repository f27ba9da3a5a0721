import { readWhat } from '#domain/clock/read-what.ts'
import type { KnownSubject } from '#domain/plan/text/subject.ts'
import { m } from '#messages/generated/messages.js'
import { isLength, type ClockSettings } from '#tools/shared/study/clock-settings.store.ts'
import type { StudyWhat } from '#tools/shared/study/study-session.store.ts'
import { firstTerms, type ClockTerms } from '#tools/shared/study/terms.ts'

export interface SpokenClock {
  readonly what: StudyWhat
  readonly terms: ClockTerms
  /** Which length the words give that no clock takes. */
  readonly fault: 'work' | 'countdown' | null
  /** The words ask for a clock, and for nothing else. */
  readonly isAsked: boolean
}

/** A clock in the student's words: `25 minutes Biology`, `pomodoro`, `stopwatch for the essay`. */
export function spokenClock(line: string, subjects: readonly KnownSubject[], settings: ClockSettings): SpokenClock {
  const { title, minutes, subjectId, word, isLengthFirst } = readWhat(line, subjects)
  const name = title || (subjects.find(({ id }) => id === subjectId)?.name ?? m.zone_untitled())
  const of = { tool: 'study-zone', subjectId, topicId: null, refKind: null, refId: null, blockId: null }
  const isRound = word === 'pomodoro'
  const mode = word === null || word === 'timer' ? (minutes === null ? settings.mode : 'countdown') : word
  const terms =
    isRound && minutes !== null
      ? firstTerms({ ...settings, work: minutes }, null, 'pomodoro')
      : firstTerms(settings, minutes, mode)
  const length = isRound ? 'work' : 'countdown'
  return {
    what: { ...of, title: name },
    terms,
    fault: minutes === null || isLength(length, minutes) ? null : length,
    // A bare `timer` is the place, not yet an act.
    isAsked: isLengthFirst || (word !== null && (word !== 'timer' || title !== '' || minutes !== null))
  }
}
