import { MOST_HOURS, type TypedEntry } from '#tools/study-zone/log/entry-check.ts'

const DAY = 1440
export const MOST_MINUTES = MOST_HOURS * 60

type Times = Pick<TypedEntry, 'from' | 'to'>

const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const two = (value: number): string => String(value).padStart(2, '0')
const timeAt = (minute: number): string => {
  const within = ((minute % DAY) + DAY) % DAY
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`
}

/** Minutes from one time of the wall to the other, past midnight where it must be; null where one of them is not given. */
export function lengthOf({ from, to }: Times): number | null {
  if (from === null || to === null) return null
  return (minuteOf(to) - minuteOf(from) + DAY) % DAY
}

export const isLengthRight = (minutes: number): boolean =>
  Number.isInteger(minutes) && minutes >= 1 && minutes <= MOST_MINUTES

/** The times that a length gives: from the start on where there is one, else back from the end. */
export function withLength<Typed extends Times>(typed: Typed, minutes: number): Typed {
  const { from, to } = typed
  if (from !== null) return { ...typed, to: timeAt(minuteOf(from) + minutes) }
  return to === null ? typed : { ...typed, from: timeAt(minuteOf(to) - minutes) }
}
