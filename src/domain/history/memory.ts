import type { KeptLine } from '#domain/history/kept-answers.ts'
import { schedulerFor } from '#domain/schedule-fsrs.ts'
import type { SchedulerOptions } from '#domain/schedule.ts'

const DAY = 86_400_000
/** Recall that Anki takes for granted in cards that were scheduled by ease (its `historical_retention`). */
const HISTORICAL = 0.9
const USUAL_EASE = 2500
/** Below it a line's factor is a difficulty: FSRS writes 100 to 1100 for 1 to 10. */
const HIGHEST_DIFFICULTY = 1100
const SMALLEST = 0.001

export interface Memory {
  readonly stability: number
  readonly difficulty: number
}

const within = (low: number, high: number, value: number): number => Math.min(high, Math.max(low, value))

/** What interval and ease say of a memory (fsrs-rs, `memory_state_from_sm2`). `ease` in thousandths. */
export function memoryOfEase(
  ease: number,
  interval: number,
  options: SchedulerOptions,
  recall: number = HISTORICAL
): Memory {
  const { w } = schedulerFor(options).parameters
  const [growth = 0, fall = 0, gain = 0, decay = 0] = [w[8], w[9], w[10], w[20]]
  const days = Math.max(interval, SMALLEST)
  const stability = (days * (0.9 ** (-1 / decay) - 1)) / (recall ** (-1 / decay) - 1)
  const rise = Math.exp(growth) * stability ** -fall * Math.expm1((1 - recall) * gain)
  const difficulty = 11 - ((ease || USUAL_EASE) / 1000 - 1) / rise
  return { stability, difficulty: within(1, 10, difficulty) }
}

/** What a first line of a log that lacks its beginning says. */
function memoryOfLine({ factor, interval }: KeptLine, options: SchedulerOptions): Memory {
  const memory = memoryOfEase(factor, Math.max(1, interval), options)
  if (factor === 0 || factor > HIGHEST_DIFFICULTY) return memory
  return { ...memory, difficulty: within(1, 10, (factor / 1000 - 0.1) * 9 + 1) }
}

/**
 * Replays the answers of a log by whole days, as Anki does; `dayEndsAt` is the end of a study day, in milliseconds. Null
 * where they say nothing.
 */
export function memoryOfAnswers(
  lines: readonly KeptLine[],
  isWhole: boolean,
  dayEndsAt: number,
  options: SchedulerOptions
): Memory | null {
  const [first, ...later] = lines
  if (!first || (!isWhole && later.length === 0)) return null
  const scheduler = schedulerFor(options)
  const dayOf = ({ at }: KeptLine): number => -Math.floor((dayEndsAt - at) / DAY)
  let memory = isWhole ? scheduler.next_state(null, 0, first.grade) : memoryOfLine(first, options)
  let before = dayOf(first)
  for (const line of later) {
    const day = dayOf(line)
    memory = scheduler.next_state(memory, Math.max(0, day - before), line.grade)
    before = day
  }
  return memory
}
