import type { ReadableAtom } from 'nanostores'
import type { Answer, Attempt, ClockEvent } from '#contract/entities.ts'
import { chosenLetter, satPaper, sittingSettings, type SatPaper, type SittingSettings } from '#contract/sitting.ts'
import type { Database } from '#data/device/database.ts'
import { live } from '#data/read/live.ts'
import { fromRow, isLiving } from '#data/device/rows.ts'
import { textOfDoc } from '#domain/sitting/answer-doc.ts'
import type { SittingTerms } from '#domain/sitting/time.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import type { Remote } from '#lib/remote.ts'

/** A sitting of a paper, whole. */
export interface SatAttempt {
  readonly attempt: Attempt
  /** Null where another version of this program wrote it. */
  readonly asked: SatPaper | null
  readonly settings: SittingSettings
  readonly terms: SittingTerms
  /** By question key (`partKey`). */
  readonly answers: ReadonlyMap<string, Answer>
  readonly clock: readonly ClockEvent[]
}

const PLAIN: SittingSettings = { v: 1, pauses: true, wroteAt: null, choices: {} }

export const settingsOf = ({ settings }: Pick<Attempt, 'settings'>): SittingSettings => {
  const read = sittingSettings.safeParse(settings)
  return read.success ? read.data : PLAIN
}

export const termsOf = (
  attempt: Pick<Attempt, 'minutes' | 'readingMinutes' | 'extraPercent' | 'settings'>
): SittingTerms => {
  const { minutes, readingMinutes, extraPercent } = attempt
  return { minutes, readingMinutes, extraPercent, wroteAt: settingsOf(attempt).wroteAt }
}

export const answerDoc = ({ doc }: Pick<Answer, 'doc'>): DocNode | null => doc as DocNode | null

/** The letter chosen, or null. */
export function choiceOf({ value }: Pick<Answer, 'value'>): string | null {
  const read = chosenLetter.safeParse(value)
  return read.success ? read.data.choice : null
}

export function isAnswered(answer: Pick<Answer, 'doc' | 'value' | 'fileIds'>): boolean {
  return answer.fileIds.length > 0 || choiceOf(answer) !== null || textOfDoc(answerDoc(answer)).trim() !== ''
}

/** Keys of the parts that hold anything. */
export function answeredKeys({ answers }: Pick<SatAttempt, 'answers'>): Set<string> {
  return new Set([...answers].flatMap(([key, answer]) => (isAnswered(answer) ? [key] : [])))
}

/** Null where there is no such sitting. */
export async function readSitting(db: Database, id: string): Promise<SatAttempt | null> {
  const row = await db.attempts.get(id)
  if (!isLiving(row) || row.kind !== 'paper') return null
  const attempt = fromRow('attempts', row)
  const asked = satPaper.safeParse(attempt.asked)
  const rows = await db.answers.where('attempt_id').equals(id).toArray()
  const clock = await db.clock_events.where('attempt_id').equals(id).toArray()
  const answers = rows.filter(isLiving).map(one => fromRow('answers', one))
  return {
    attempt,
    asked: asked.success ? asked.data : null,
    settings: settingsOf(attempt),
    terms: termsOf(attempt),
    answers: new Map(answers.map(answer => [answer.questionKey, answer])),
    clock: clock.filter(isLiving).map(one => fromRow('clock_events', one))
  }
}

export function liveSitting(id: string): ReadableAtom<Remote<SatAttempt | null>> {
  return live(db => readSitting(db, id))
}
