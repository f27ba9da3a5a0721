import type { Mark } from '#domain/lecture/check/detect.ts'
import { clockTime } from '#domain/lecture/files/times.ts'
import type { Stretch } from '#domain/lecture/pieces/voice.ts'
import { m } from '#messages/generated/messages.js'

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
