import type { Milestone } from '#domain/sitting/time.ts'
import { m } from '#messages/generated/messages.js'
import { timeWords } from '#tools/paper-maker/words.ts'

const MINUTE = 60_000

/** Minutes, the one under way counted; the last minute in seconds. */
export function leftWords(milliseconds: number): string {
  if (milliseconds <= MINUTE) return m.sit_seconds({ seconds: Math.max(0, Math.ceil(milliseconds / 1000)) })
  return timeWords(Math.ceil(milliseconds / MINUTE))
}

export const usedWords = (milliseconds: number): string => timeWords(Math.floor(milliseconds / MINUTE))

const SAID: Readonly<Record<Milestone, () => string>> = {
  half: m.sit_said_half,
  'quarter-hour': m.sit_said_quarter,
  'five-minutes': m.sit_said_five,
  'time-up': m.sit_said_up
}

export const milestoneWords = (milestone: Milestone): string => SAID[milestone]()

export const dayWords = (instant: string): string =>
  new Date(instant).toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
