import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { $sync } from '#data/sync/status.ts'
import { FIRST_STEPS } from '#domain/first-steps.ts'
import type { NextBest } from '#domain/plan/next-best.ts'
import { $losses } from '#data/read/marks/losses.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { wordsFor } from '#stores/words.ts'
import { useFreshFeeds } from '#tools/shared/plan/fresh-feeds.ts'
import { useZoneNotice } from '#tools/shared/plan/zone-notice.ts'
import { lengthWords, weekdayDay } from '#tools/shared/plan/plan-words.ts'
import { isArriving } from '#tools/main/arriving.ts'
import { Continue } from '#tools/main/Continue.tsx'
import { ExamsPart, LossesPart, TheDay, WeekPart } from '#tools/main/DayParts.tsx'
import { FirstDay } from '#tools/main/first/FirstDay.tsx'
import { WeekExample } from '#tools/main/first/WeekExample.tsx'
import { $firstDays } from '#tools/main/first/first.store.ts'
import { $today } from '#tools/main/main.store.ts'
import { NextBestThing } from '#tools/main/NextBestThing.tsx'
import { OpenQuizzes } from '#tools/main/OpenQuizzes.tsx'
import { SampleHint } from '#tools/main/SampleHint.tsx'
import { $dayToday, type WeekDay } from '#tools/main/today.store.ts'
import { splitWords } from '#tools/shared/cards/cards-words.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Empty } from '#ui/state/Empty.tsx'
import { PageFrame } from '#ui/page/PageFrame.tsx'
import css from '#tools/main/today.css?inline'
import '#styles/main.css'

adoptStyles(css)

/** What a first step comes before; work of the student's own comes before a first step. */
const AFTER_FIRST: ReadonlySet<NextBest['kind']> = new Set(['nothing', 'date', 'past', 'plan'])

function factsOf(today: string, week: readonly WeekDay[]): string {
  const own = week.find(({ day }) => day === today)
  if (!own || own.planned === 0) return weekdayDay(today)
  const [done, planned] = [lengthWords(own.done), lengthWords(own.planned)]
  return m.main_minutes_done({ day: weekdayDay(today), done, planned })
}

/** Today: the next best thing, the day, where the student left off, and how far the exams are. */
export function Main(): ReactNode {
  const today = useStore($today)
  const day = useStore($dayToday)
  const isFetching = isArriving(useStore($sync))
  const firstDays = useStore($firstDays)
  const losses = valueOr(useStore($losses), [])
  useFreshFeeds(day.state === 'ready' ? day.value.now : null)
  useZoneNotice(day.state === 'ready' ? day.value.now.zone : null)
  const failed = today.state === 'failed' ? today : day.state === 'failed' ? day : null
  if (failed)
    return (
      <PageFrame title={m.main_failed_title()}>
        <p>{wordsFor(failed.error)}</p>
      </PageFrame>
    )
  if (today.state !== 'ready' || day.state !== 'ready') return null
  const { notes, due } = today.value
  const { now, next, isPlanAwaited, lines, exams, examCount, week, undated } = day.value
  const isEmpty =
    notes.length === 0 && due.total === 0 && lines.length === 0 && (next.kind === 'nothing' || next.kind === 'date')
  const first = isEmpty && isFetching ? null : firstDays
  const isFirst = first !== null && AFTER_FIRST.has(next.kind)
  return (
    <PageFrame
      title={m.main_title()}
      facts={factsOf(now.today, week)}
      tools={
        <>
          <a href={href('notetaker', { cards: 'all' })}>{m.notes_all_cards()}</a>
          <a href={href('planner')}>{m.main_plan_week()}</a>
        </>
      }
      side={
        <>
          <ExamsPart exams={exams} count={examCount} undated={undated} />
          <LossesPart losses={losses} />
          <WeekPart week={week} today={now.today} />
          {first && <WeekExample />}
        </>
      }
    >
      {isEmpty && isFetching && <Empty title={m.main_arriving_title()}>{m.main_arriving()}</Empty>}
      {!isFirst && !(isEmpty && isFetching) && (
        <NextBestThing next={next} isAwaited={isPlanAwaited} split={splitWords(due.counts)} />
      )}
      {first && <FirstDay days={first} hasAct={isFirst} all={FIRST_STEPS.length} />}
      {due.waiting > 0 && (
        <p className="hint">
          {m.main_due_limit({ waiting: due.waiting, limit: due.limit })}{' '}
          <a href={href('user-settings', { part: 'study' })}>{m.main_due_limit_change()}</a>
        </p>
      )}
      <TheDay lines={lines} />
      <OpenQuizzes />
      {notes.length > 0 && <Continue notes={notes} />}
      <SampleHint />
    </PageFrame>
  )
}
