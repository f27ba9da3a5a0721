import { quickAdd, type QuickAdd } from '#domain/plan/text/quick-add.ts'
import type { ClockSettings } from '#tools/shared/study/clock-settings.store.ts'
import { spokenClock, type SpokenClock } from '#tools/shared/study/spoken-clock.ts'
import type { NEW_ACTS } from '#tools/shell/frame/new-acts.ts'
import type { KnownSubject } from '#domain/plan/text/subject.ts'

/** What the words typed ask to be begun. */
export type Act =
  | { readonly kind: 'new'; readonly what: NewThing }
  | { readonly kind: 'quiz'; readonly about: string }
  | { readonly kind: 'review'; readonly about: string }
  | { readonly kind: 'clock'; readonly line: string; readonly clock: SpokenClock }
  | { readonly kind: 'plan'; readonly line: string; readonly read: QuickAdd }

export type NewThing = (typeof NEW_ACTS)[number]['id']

const NEW = /^(?:new|add|make|write|create)\s+(?:a\s+|an\s+)?(note|card|flashcard|quiz|paper|task|exam|answer)s?$/i
const QUIZ = /^(?:quiz|test)(?:\s+me)?(?:\s+(?:on|about))?\s+(\S.*)$/i
const REVIEW = /^(?:review|recall|revise|learn)(?:\s+(?:my\s+)?cards?)?(?:\s+(?:on|about|of|in))?(?:\s+(\S.*))?$/i

interface World {
  readonly today: string
  readonly minute: number
  readonly subjects: readonly KnownSubject[]
  readonly settings: ClockSettings
}

/** A date, a length or the word for it makes a line one of the plan; a bare word is looked for, not planned. */
function planOf(line: string, { today, minute, subjects }: World): Act | null {
  const read = quickAdd(line, today, subjects, minute)
  const saysWhen = read.on !== null || read.minutes !== null || read.kind === 'weekly'
  return saysWhen && read.title.trim() !== '' ? { kind: 'plan', line, read } : null
}

/** The acts that a line of words can mean, likeliest first. */
export function readActs(typed: string, world: World): readonly Act[] {
  const line = typed.replaceAll(/\s+/g, ' ').trim()
  if (line === '') return []
  const made = NEW.exec(line)?.[1]?.toLowerCase()
  if (made !== undefined) return [{ kind: 'new', what: made === 'flashcard' ? 'card' : (made as NewThing) }]
  const quiz = QUIZ.exec(line)?.[1]
  const review = REVIEW.exec(line)
  const plan = planOf(line, world)
  const clock = spokenClock(line, world.subjects, world.settings)
  const isDated = plan?.kind === 'plan' && (plan.read.on !== null || plan.read.kind !== 'task')
  return [
    ...(clock.isAsked && !isDated ? [{ kind: 'clock' as const, line, clock }] : []),
    ...(plan && !review ? [plan] : []),
    ...(quiz === undefined ? [] : [{ kind: 'quiz' as const, about: quiz }]),
    ...(review ? [{ kind: 'review' as const, about: review[1] ?? '' }] : [])
  ]
}
