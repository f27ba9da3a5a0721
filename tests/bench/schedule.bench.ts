import { type Row, busy, milliseconds, perSecond, quantile } from '#cli/report/bench-table.ts'
import { forecast } from '#domain/progress/forecast.ts'
import { type QueueCard, buildQueue } from '#domain/cards/queue.ts'
import { newSchedule, nextSchedule, preview, replay } from '#domain/schedule-fsrs.ts'

export const title = 'Schedules and queue, in Node'
export const how = 'FSRS-6 with fuzz through `src/domain`; the queue is mixed from cards in memory. Processor time.'

const options = { desiredRetention: 0.9, weights: null }
const CREATED = '2026-01-05T08:00:00.000Z'
const DAY = 86_400_000
const at = (days: number) => new Date(Date.parse(CREATED) + days * DAY)

const reviews = [3, 3, 3, 1, 3, 4, 3, 2, 3, 3].map((grade, step) => ({
  grade: grade as 1 | 2 | 3 | 4,
  reviewedAt: at(step * 5).toISOString()
}))

function queueTime(size: number): number[] {
  const seasoned = replay('bench', CREATED, reviews, options)
  const cards: QueueCard[] = Array.from({ length: size }, (_, index) => ({
    id: `card ${index}`,
    groupId: `group ${index}`,
    createdAt: CREATED,
    suspended: false,
    buriedUntil: null,
    schedule: index % 3 === 0 ? newSchedule(CREATED) : { ...seasoned, due: at(60 + (index % 50)).toISOString() }
  }))
  const day = { now: at(90), today: '2026-04-05', endsAt: at(91), newPerDay: 20, reviewsPerDay: 200 }
  const done = { new: 0, reviews: 0, groups: new Set<string>() }
  return Array.from({ length: 9 }, () => busy(() => void buildQueue(cards, { ...day, done })))
}

/** Half a year ahead, of cards of many stabilities. */
function forecastTime(size: number): number[] {
  const seasoned = replay('bench', CREATED, reviews, options)
  const cards = Array.from({ length: size }, (_, index) => {
    const stability = 0.5 + (index % 997) / 2
    return { ...seasoned, stability, due: at(60 + (index % 400)).toISOString() }
  })
  const ahead = { ...options, newPerDay: 20, secondsPerAnswer: 8, days: 180 }
  return Array.from({ length: 5 }, () => busy(() => void forecast(cards, at(90), ahead)))
}

export function measure(): Promise<readonly Row[]> {
  const schedule = replay('bench', CREATED, reviews, options)
  const rate = (work: () => void) => `${perSecond(work).toLocaleString('en-GB')} a second`
  const mixed = queueTime(100_000)
  const ahead = forecastTime(100_000)
  return Promise.resolve([
    { what: 'one answer (next schedule)', value: rate(() => nextSchedule('bench', schedule, 3, at(90), options)) },
    { what: 'the four intervals of a card', value: rate(() => preview('bench', schedule, at(90), options)) },
    {
      what: 'forecast of 100,000 cards over 180 days',
      value: milliseconds(ahead),
      bar: 'median ≤ 500 ms',
      isMet: quantile(ahead, 0.5) <= 500
    },
    { what: 'a card from its ten answers', value: rate(() => replay('bench', CREATED, reviews, options)) },
    {
      what: 'a queue mixed from 100,000 cards',
      value: milliseconds(mixed),
      bar: 'median ≤ 100 ms',
      isMet: quantile(mixed, 0.5) <= 100
    }
  ])
}
