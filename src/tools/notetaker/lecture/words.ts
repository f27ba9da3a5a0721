import type { Marker, Recording } from '#contract/entities.ts'
import { m } from '#messages/generated/messages.js'

const two = (value: number): string => String(value).padStart(2, '0')

/** `4:12`, from an hour on `1:02:09`. */
export function secondWords(seconds: number): string {
  const whole = Math.floor(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  return hours === 0 ? `${minutes}:${two(whole % 60)}` : `${hours}:${two(minutes)}:${two(whole % 60)}`
}

/** For a screen reader, which reads `4:12` as a time of day. */
export function spokenSecond(seconds: number): string {
  const whole = Math.floor(seconds)
  const parts = { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60), seconds: whole % 60 }
  return parts.hours === 0 ? m.lecture_spoken(parts) : m.lecture_spoken_hours(parts)
}

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })

export const dayWords = (instant: string): string => DAY.format(new Date(instant))

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** The day and the time of day: two lessons of one day may have one name. */
export const whenWords = (instant: string): string => `${dayWords(instant)}, ${TIME.format(new Date(instant))}`

export function titleOf({ title, startedAt }: Pick<Recording, 'title' | 'startedAt'>): string {
  return title === '' ? m.lecture_untitled({ day: dayWords(startedAt) }) : title
}

export function markerWords({ kind, words }: Pick<Marker, 'kind' | 'words'>): string {
  if (words !== '') return words
  return kind === 'photo' ? m.lecture_photo() : m.lecture_important()
}

const MEGABYTE = 1_000_000

/** A short one with its tenths: a minute of speech takes a quarter of one. */
export function megabytes(recording: Pick<Recording, 'sound'>): number {
  const bytes = recording.sound?.cuts.reduce((sum, cut) => sum + cut.bytes, 0) ?? 0
  const parts = bytes < 10 * MEGABYTE ? 10 : 1
  return Math.max(bytes > 0 ? 0.1 : 0, Math.round((bytes / MEGABYTE) * parts) / parts)
}
