import { dayNumber } from '#domain/plan/days.ts'
import type { Purpose } from '#domain/plan/world.ts'

/** A block that stands: planned or done. What was missed stands no more. */
export interface Standing {
  readonly key: string
  readonly kind: string
  /** The task, step or topic it belongs to. */
  readonly ref: string | null
  /** Of a topic: the day of the sitting it leads up to. */
  readonly by: string | undefined
  readonly day: string
  readonly start: number
  readonly purpose: Purpose | undefined
}

export interface Part {
  readonly count: number
  readonly of: number
  readonly purpose: Purpose | undefined
}

/** The last session in so many days before the sitting is the last look. */
const LOOK_DAYS = 21

function purposeOf({ purpose, day, by }: Standing, count: number, of: number): Purpose | undefined {
  if (purpose === undefined || by === undefined) return purpose
  if (count > 1 && count === of && dayNumber(by) - dayNumber(day) <= LOOK_DAYS) return 'last-look'
  if (count === 1) return purpose
  return 'return'
}

/**
 * Which of how many sessions of its task, or of its topic before one sitting, a block is, and what it is for: by the
 * order of what stands, for a number kept with a block is wrong as soon as another one is split, moved or dropped.
 */
export function partsOf(blocks: readonly Standing[]): ReadonlyMap<string, Part> {
  const series = Map.groupBy(
    blocks.filter(({ kind, ref }) => (kind === 'task' || kind === 'topic') && ref !== null),
    ({ kind, ref, by = '' }) => `${kind} ${ref ?? ''} ${kind === 'topic' ? by : ''}`
  )
  const parts = new Map<string, Part>()
  for (const own of series.values()) {
    const inTime = own.toSorted((a, b) => a.day.localeCompare(b.day) || a.start - b.start || (a.key < b.key ? -1 : 1))
    for (const [at, block] of inTime.entries())
      parts.set(block.key, { count: at + 1, of: own.length, purpose: purposeOf(block, at + 1, own.length) })
  }
  return parts
}
