import type { CSSProperties, ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { clockWords, lengthWords, weekdayDay, weekdayShort } from '#tools/shared/plan/plan-words.ts'
import { openMarks, type LossLine } from '#data/read/marks/losses.ts'
import type { DayLine, ExamLine, WeekDay } from '#tools/main/today.store.ts'
import { Section, SidePart } from '#ui/page/PageFrame.tsx'
import { Meter } from '#ui/state/Meter.tsx'
import { countdown } from '#tools/main/countdown.ts'
import { SubjectMark } from '#ui/state/SubjectMark.tsx'

export function TheDay({ lines }: { readonly lines: readonly DayLine[] }): ReactNode {
  if (lines.length === 0) return null
  const done = lines.filter(line => line.state === 'done').length
  return (
    <Section title={m.main_day()} aside={m.main_day_done({ done, all: lines.length })}>
      <ol className="td-day">
        {lines.map(({ id, start, minutes, title, detail, position, state }) => (
          <li key={id} data-state={state}>
            <time className="figures">{clockWords(start)}</time>
            <SubjectMark position={position} isTall />
            <div>
              <a href={href('planner', { block: id })}>
                <strong>{title}</strong>
              </a>
              <small>{state === 'missed' ? [detail, m.planner_missed()].filter(Boolean).join(' · ') : detail}</small>
            </div>
            <span className="figures">
              {lengthWords(minutes)}
              {state === 'done' && (
                <span className="td-done">
                  {' ✓'}
                  <span className="hidden-text"> {m.planner_done()}</span>
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function ExamPart({ exam }: { readonly exam: ExamLine }): ReactNode {
  const { name, days, recall, cushion } = exam
  const air =
    cushion === null
      ? ''
      : cushion < 0
        ? m.planner_short({ length: lengthWords(cushion) })
        : m.main_exam_cushion({ length: lengthWords(cushion) })
  return (
    <li>
      <p className="td-exam">
        <strong>{name}</strong>
        <span>{countdown(days)}</span>
      </p>
      <Meter
        label={m.main_exam_recall_of({ name })}
        value={recall?.without ?? null}
        {...(recall ? { aim: recall.with } : {})}
        words={
          recall
            ? m.main_exam_recall({ without: Math.round(recall.without * 100), with: Math.round(recall.with * 100) })
            : m.main_no_data()
        }
        aside={<span className={cushion !== null && cushion < 0 ? 'td-short' : ''}>{air}</span>}
      />
    </li>
  )
}

interface ExamsProps {
  readonly exams: readonly ExamLine[]
  /** Of so many. */
  readonly count: number
  readonly undated: readonly { readonly id: string; readonly name: string }[]
}

const NAMED = 3

function undatedWords(all: readonly string[]): string {
  const names = all.slice(0, NAMED).join(', ')
  const count = all.length - NAMED
  return count > 0 ? m.main_undated_more({ names, count }) : m.main_undated({ names })
}

export function ExamsPart({ exams, count, undated }: ExamsProps): ReactNode {
  const setup = href('planner', { view: 'setup', part: 'exams' })
  const all = count > exams.length ? m.main_exams_all_of({ count }) : m.main_exams_all()
  return (
    <SidePart title={m.main_exams_title()} aside={<a href={setup}>{all}</a>}>
      {exams.length === 0 && <p>{m.main_exams_none()}</p>}
      <ul className="td-exams">
        {exams.map(exam => (
          <ExamPart key={exam.id} exam={exam} />
        ))}
      </ul>
      {undated.length > 0 && (
        <p className="hint">
          {undatedWords(undated.map(one => one.name))} <a href={setup}>{m.main_exams_add()}</a>
        </p>
      )}
    </SidePart>
  )
}

export function WeekPart({ week, today }: { readonly week: readonly WeekDay[]; readonly today: string }): ReactNode {
  const most = Math.max(1, ...week.map(day => day.planned))
  const [done, planned] = [
    week.reduce((sum, day) => sum + day.done, 0),
    week.reduce((sum, day) => sum + day.planned, 0)
  ]
  if (planned === 0) return null
  return (
    <SidePart
      title={m.main_week()}
      aside={m.main_week_done({ done: lengthWords(done), planned: lengthWords(planned) })}
    >
      <ol className="td-week">
        {week.map(({ day, done: ready, planned: all }) => (
          <li
            key={day}
            data-today={day === today}
            style={{ '--all': all / most, '--done': ready / most } as CSSProperties}
            aria-label={m.main_week_day({ day: weekdayDay(day), done: lengthWords(ready), planned: lengthWords(all) })}
          >
            <i aria-hidden="true" />
            <span aria-hidden="true">{weekdayShort(day).slice(0, 1)}</span>
          </li>
        ))}
      </ol>
    </SidePart>
  )
}

/** Rings beyond this many are left to the count above them. */
const SHOWN_LOSSES = 40

export function LossesPart({ losses }: { readonly losses: readonly LossLine[] }): ReactNode {
  const wonBack = losses.filter(({ state }) => state.state === 'closed' && state.by !== 'student')
  const won = wonBack.reduce((sum, { marks }) => sum + marks, 0)
  const open = openMarks(losses)
  if (won + open === 0) return null
  return (
    <SidePart title={m.main_losses()} aside={m.main_losses_count({ open, won })}>
      <p className="td-losses" aria-hidden="true">
        {won > 0 && <b>{'✓'.repeat(Math.min(won, SHOWN_LOSSES))}</b>}
        {open > 0 && <i>{'○'.repeat(Math.min(open, SHOWN_LOSSES))}</i>}
      </p>
      <p className="hint">{m.main_losses_why()}</p>
    </SidePart>
  )
}
