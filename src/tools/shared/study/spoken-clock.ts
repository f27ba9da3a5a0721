import { readWhat } from '#domain/clock/read-what.ts'
import type { KnownSubject } from '#domain/plan/text/subject.ts'
import { m } from '#messages/generated/messages.js'
import { lengthWords } from '#tools/shared/plan/plan-words.ts'
import { isLength, LENGTHS, type ClockMode, type ClockSettings } from '#tools/shared/study/clock-settings.store.ts'
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
  const isUsual = word === null || word === 'timer'
  // The kind that is chosen holds, where it takes such a length.
  const isRound =
    word === 'pomodoro' || (isUsual && settings.mode === 'pomodoro' && (minutes === null || isLength('work', minutes)))
  const mode = isRound ? 'pomodoro' : isUsual ? (minutes === null ? settings.mode : 'countdown') : word
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

const KINDS: Readonly<Record<ClockMode, () => string>> = {
  pomodoro: m.zone_kind_pomodoro,
  countdown: m.zone_mode_countdown,
  stopwatch: m.zone_mode_stopwatch,
  flow: m.zone_mode_flow
}

/** How the words were read, part by part. */
export function spokenWords({ what, terms, fault }: SpokenClock, subjects: readonly KnownSubject[]): string {
  if (fault !== null) {
    const [least, most] = LENGTHS[fault]
    return m.zone_minutes_wrong({ least, most })
  }
  const subject = subjects.find(({ id }) => id === what.subjectId)?.name ?? ''
  return [KINDS[terms.mode](), terms.work === null ? '' : lengthWords(terms.work / 60), subject]
    .filter(Boolean)
    .join(' · ')
}
