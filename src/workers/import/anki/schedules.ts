import type { Counts } from '#domain/history/audit.ts'
import { isDueInAnki, standingOf, type AnkiState } from '#domain/history/anki-card.ts'
import { unpackLog } from '#domain/history/packed-log.ts'
import type { SchedulerOptions } from '#domain/schedule.ts'
import { addDays } from '#domain/study-day.ts'
import { isRecord } from '#lib/values/is-record.ts'
import type { AnkiClock } from '#workers/import/anki/clock.ts'
import type { AnkiCard } from '#workers/import/anki/cards.ts'
import type { CardLog } from '#workers/import/anki/log.ts'
import { wordsOf, type Row } from '#workers/import/anki/sqlite.ts'

/** In a filtered deck `odue` is when the card is due at home. */
export const SCHEDULE_COLUMNS = `c.id, c.type, CASE WHEN c.odid > 0 AND c.odue <> 0 THEN c.odue ELSE c.due END,
  c.ivl, c.factor, c.reps, c.lapses, c.left, CAST(c.data AS TEXT)`

interface CardData {
  readonly s?: unknown
  readonly d?: unknown
  readonly dr?: unknown
  readonly lrt?: unknown
}

function dataOf(json: string): CardData {
  if (!json.startsWith('{')) return {}
  try {
    const read: unknown = JSON.parse(json)
    return isRecord(read) ? read : {}
  } catch {
    return {}
  }
}

const numberOr = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null)

/** What each card's row and log say of its schedule, and what the collection says of itself by the way. */
export function schedulesOf(clock: AnkiClock, logs: ReadonlyMap<string, CardLog>, options: SchedulerOptions) {
  let [due, answers] = [0, 0]
  const retentions = new Map<number, number>()
  const buriedUntil = addDays(clock.changedOn, 1)
  // What was buried on an earlier day is not any more.
  const isBuriedNow = clock.changedOn >= clock.dateOfToday

  const of = (queue: number, columns: Row): Pick<AnkiCard, 'history' | 'isLogCut' | 'buriedUntil'> => {
    const [id, ...values] = columns
    const [type = 0, when = 0, interval = 0, factor = 0, reps = 0, lapses = 0, left = 0] = values.map(
      value => Number(value) || 0
    )
    const { s, d, dr, lrt } = dataOf(wordsOf(columns[8]))
    const log = logs.get(wordsOf(id))
    const known = { stability: numberOr(s), difficulty: numberOr(d), lastAnswer: numberOr(lrt) }
    const card: AnkiState = { type, queue, due: when, interval, factor, reps, lapses, left, ...known }
    if (isDueInAnki(card, clock.today, clock.endsAt, isBuriedNow)) due += 1
    answers += log?.answers ?? 0
    const wished = numberOr(dr)
    if (wished !== null) retentions.set(wished, (retentions.get(wished) ?? 0) + 1)
    const standing = standingOf(card, unpackLog(log?.packed ?? ''), clock, options)
    const hasPast = standing.state !== 'new' || log !== undefined
    return {
      history: hasPast ? { rows: log?.packed ?? '', standing } : undefined,
      isLogCut: log?.isCut ?? false,
      buriedUntil: queue < -1 && isBuriedNow ? buriedUntil : null
    }
  }

  return {
    of,
    counted: (): Pick<Counts, 'answers' | 'due'> => ({ answers, due }),
    retention: (): number | null => [...retentions].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null
  }
}
