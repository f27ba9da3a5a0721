import { useStore } from '@nanostores/react'
import { useMemo, type ReactNode } from 'react'
import type { CardEntry } from '#data/read/cards/card-index.ts'
import type { Exams } from '#data/entities/schedules.ts'
import { $exams } from '#data/read/cards/live-exams.ts'
import { $preferences } from '#data/write/preferences.ts'
import { recallOnDay } from '#domain/cards/exam-target.ts'
import { isLeech } from '#domain/cards/leech.ts'
import { isPredicted, retrievability } from '#domain/schedule-fsrs.ts'
import type { SchedulerOptions } from '#domain/schedule.ts'
import { studyDay } from '#domain/study-day.ts'
import { isReady, valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { $now } from '#stores/clock.ts'
import { listedDueWords } from '#tools/notetaker/cards/due-words.ts'
import { $picked, $sort, pickOne, setFilter, type CardList } from '#tools/notetaker/cards-list/list.store.ts'
import { ALL } from '#tools/notetaker/cards-list/card-filter.ts'
import type { SortBy } from '#tools/notetaker/cards-list/card-sort.ts'
import { $names } from '#tools/notetaker/cards-list/names.store.ts'
import { Thumb } from '#tools/notetaker/cards-list/Thumb.tsx'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/state/Empty.tsx'
import type { Column } from '#ui/table/columns.ts'
import { Table } from '#ui/table/Table.tsx'

interface Facts {
  readonly now: Date
  readonly today: string
  /** The study day of an instant. */
  readonly dayOf: (instant: Date) => string
  readonly options: SchedulerOptions
  readonly exams: Exams
  readonly names: ReadonlyMap<string, string>
}

function Recall({ entry, facts }: { readonly entry: CardEntry; readonly facts: Facts }): ReactNode {
  if (!isPredicted(entry.schedule))
    return entry.schedule.lastReviewedAt === null ? m.collection_none() : m.cards_review_recall_learning()
  const percent = Math.round(100 * retrievability(entry.schedule, facts.now, facts.options))
  return (
    <span className="cl-recall">
      <span className="cl-bar" aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
      {m.collection_percent({ percent })}
    </span>
  )
}

function onTheDay({ id, subjectId, schedule }: CardEntry, { exams, now, options }: Facts): string {
  const days = (subjectId !== null && exams.get(subjectId)) || []
  if (!isPredicted(schedule)) return m.collection_day_none()
  const recall = recallOnDay(id, schedule, days, now, options)
  return recall === null ? m.collection_day_none() : m.collection_percent({ percent: Math.round(100 * recall) })
}

function seenWords({ schedule }: CardEntry): string {
  if (schedule.reps === 0) return m.collection_day_none()
  const count = schedule.reps
  return isLeech(schedule) ? m.collection_seen_leech({ count }) : m.collection_seen({ count })
}

function columnsOf(facts: Facts): Column<CardEntry>[] {
  return [
    {
      id: 'question',
      title: m.collection_col_question(),
      kind: 'name',
      canSort: true,
      cell: entry => (
        <>
          {entry.flag > 0 && (
            <span className="cl-flag" data-flag={entry.flag} role="img" aria-label={FLAGS[entry.flag]?.()} />
          )}
          {entry.picture !== null && <Thumb fileId={entry.picture} />}
          {entry.question}
          {entry.hasSound && (
            <span role="img" aria-label={m.media_has_sound()}>
              {' ♪'}
            </span>
          )}
        </>
      )
    },
    {
      id: 'topic',
      title: m.collection_col_topic(),
      isWide: true,
      cell: ({ topicId, subjectId }) =>
        (topicId !== null && facts.names.get(topicId)) || (subjectId !== null && facts.names.get(subjectId)) || '–'
    },
    {
      id: 'recall',
      title: m.collection_col_recall(),
      isWide: true,
      canSort: true,
      cell: entry => <Recall entry={entry} facts={facts} />
    },
    { id: 'day', title: m.collection_col_day(), isWide: true, cell: entry => onTheDay(entry, facts) },
    {
      id: 'due',
      title: m.collection_col_due(),
      width: 'minmax(5.5rem, 0.8fr)',
      canSort: true,
      cell: entry => listedDueWords(entry, facts)
    },
    { id: 'seen', title: m.collection_col_seen(), isWide: true, canSort: true, cell: seenWords }
  ]
}

export const FLAGS: readonly (() => string)[] = [
  m.collection_flag_0,
  m.collection_flag_1,
  m.collection_flag_2,
  m.collection_flag_3,
  m.collection_flag_4,
  m.collection_flag_5,
  m.collection_flag_6,
  m.collection_flag_7
]

const NO_EXAMS: Exams = new Map()

export interface CardTableProps {
  readonly list: CardList
  readonly onOpen: (id: string) => void
}

export function CardTable({ list, onOpen }: CardTableProps): ReactNode {
  const picked = useStore($picked)
  const sort = useStore($sort)
  const now = useStore($now)
  const preferences = useStore($preferences)
  const exams = valueOr(useStore($exams), NO_EXAMS)
  const { of: names } = useStore($names)
  const columns = useMemo(() => {
    const own = isReady(preferences) ? preferences.value : null
    const options = { desiredRetention: own?.desiredRetention ?? 0.9, weights: own?.fsrsWeights ?? null }
    const { timeZone = 'UTC', dayStartsAt = 0 } = own ?? {}
    const dayOf = (instant: Date): string => studyDay(instant, timeZone, dayStartsAt)
    return columnsOf({ now, today: list.today, dayOf, options, exams, names })
  }, [preferences, exams, names, now, list.today])
  return (
    <Table
      label={m.collection_table()}
      columns={columns}
      rows={list.rows}
      keyOf={({ id }) => id}
      sort={sort}
      onSort={({ by, order }) => $sort.set({ by: by as SortBy, order })}
      onOpen={({ id }) => onOpen(id)}
      picked={picked}
      onPick={({ id }) => pickOne(id)}
      pickLabel={({ question }) => m.collection_pick({ question })}
      empty={
        <Empty
          title={m.collection_nothing_title()}
          action={<Button onPress={() => setFilter(ALL)}>{m.collection_nothing_clear()}</Button>}
        >
          {m.collection_nothing_text()}
        </Empty>
      }
    />
  )
}
