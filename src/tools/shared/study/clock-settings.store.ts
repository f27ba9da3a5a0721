import { persistentAtom } from '@nanostores/persistent'
import type { ReadableAtom } from 'nanostores'
import { site } from '#config/site.ts'
import type { ClockAbout } from '#contract/clock.ts'
import { isRecord } from '#lib/values/is-record.ts'

export type ClockMode = ClockAbout['mode']
export const MODES: readonly ClockMode[] = ['pomodoro', 'countdown', 'stopwatch', 'flow']
export const SOUNDS = ['none', 'bell', 'wood', 'glass'] as const
export type Sound = (typeof SOUNDS)[number]

/** How this device's clock goes; lengths in minutes. */
export interface ClockSettings {
  readonly mode: ClockMode
  readonly work: number
  readonly rest: number
  readonly long: number
  readonly every: number
  readonly countdown: number
  readonly sound: Sound
}

const USUAL: ClockSettings = {
  mode: 'pomodoro',
  work: 25,
  rest: 5,
  long: 15,
  every: 4,
  countdown: 30,
  sound: 'bell'
}

/** Minutes that each length may have, both included. */
export const LENGTHS = {
  work: [1, 180],
  rest: [1, 60],
  long: [1, 120],
  every: [2, 12],
  countdown: [1, 720]
} as const satisfies Partial<Record<keyof ClockSettings, readonly [number, number]>>
export type LengthName = keyof typeof LENGTHS

export function isLength(name: LengthName, value: number): boolean {
  const [least, most] = LENGTHS[name]
  return Number.isInteger(value) && value >= least && value <= most
}

function decode(stored: string): ClockSettings {
  try {
    const value: unknown = JSON.parse(stored)
    if (!isRecord(value)) return USUAL
    const settings = { ...USUAL, ...value }
    const isWhole = (Object.keys(LENGTHS) as LengthName[]).every(name => isLength(name, settings[name]))
    return isWhole && MODES.includes(settings.mode) && SOUNDS.includes(settings.sound) ? settings : USUAL
  } catch {
    return USUAL
  }
}

const $stored = persistentAtom<ClockSettings>(`${site.slug}-clock`, USUAL, { encode: JSON.stringify, decode })

/** Of this device: a phone's clock may go otherwise than a desk's. */
export const $clockSettings: ReadableAtom<ClockSettings> = $stored

export function setClock(change: Partial<ClockSettings>): void {
  $stored.set({ ...$stored.get(), ...change })
}

/** What is typed to begin a clock outlives the tab. */
export const $clockLine = persistentAtom<string>(`${site.slug}-clock-line`, '')
