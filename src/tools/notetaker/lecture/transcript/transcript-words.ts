import type { Mark } from '#domain/lecture/check/detect.ts'
import { clockTime } from '#domain/lecture/files/times.ts'
import type { Stretch } from '#domain/lecture/pieces/voice.ts'
import type { AppError, ErrorCode } from '#lib/errors.ts'
import { m } from '#messages/generated/messages.js'
import { wordsFor } from '#stores/words.ts'

/** 75 → "1 min 15 s". */
export function lengthWords(seconds: number): string {
  const whole = Math.round(seconds)
  if (whole < 60) return m.transcript_seconds({ seconds: whole })
  return m.transcript_minutes({ minutes: Math.floor(whole / 60), seconds: whole % 60 })
}

const WHY: Readonly<Record<Mark, () => string>> = {
  loop: m.transcript_why_loop,
  silence: m.transcript_why_silence,
  language: m.transcript_why_language,
  dense: m.transcript_why_dense,
  missing: m.transcript_why_missing
}

export const gapWords = ({ from, to }: Stretch, mark: Mark | undefined): string => {
  const place = { from: clockTime(from), to: clockTime(to) }
  return mark ? m.transcript_gap_doubtful({ ...place, why: WHY[mark]() }) : m.transcript_gap(place)
}

const STOPPED: Readonly<Partial<Record<ErrorCode, () => string>>> = {
  budget: m.transcript_stop_budget,
  limit: m.transcript_stop_limit,
  unavailable: m.transcript_stop_unavailable,
  timeout: m.transcript_stop_timeout,
  unreadable: m.transcript_stop_unreadable,
  refused: m.transcript_stop_refused,
  invalid: m.transcript_stop_invalid,
  'too-large': m.transcript_stop_invalid,
  missing: m.transcript_stop_missing
}

/** Why no more text comes, and what to do: what other rooms say of a model does not fit a sound. */
export function failureWords(error: AppError): string {
  if (error.code === 'limit' && error.waitSeconds !== undefined)
    return m.transcript_stop_wait({ time: lengthWords(error.waitSeconds) })
  return STOPPED[error.code]?.() ?? wordsFor(error)
}
