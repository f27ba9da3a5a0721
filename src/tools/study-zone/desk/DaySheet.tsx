import { useStore } from '@nanostores/react'
import type { CSSProperties, ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { clockWords, lengthWords } from '#tools/shared/plan/plan-words.ts'
import { $clock } from '#tools/shared/study/study-session.store.ts'
import { startLine } from '#tools/study-zone/desk/start-line.ts'
import { $realToday } from '#tools/study-zone/desk/real.store.ts'
import type { PlannedDay } from '#tools/study-zone/desk/today.store.ts'
import { SidePart } from '#ui/page/PageFrame.tsx'
import { subjectSlot } from '#ui/state/subjects.ts'

const HOUR = 60
/** Hours that the sheet shows at least. */
const LEAST = 4

const at = (start: number, minutes: number, first: number): CSSProperties =>
  ({ '--at': start - first, '--len': minutes }) as CSSProperties

/** Planned against real, beside one another on one sheet. */
export function DaySheet({ day }: { readonly day: PlannedDay }): ReactNode {
  const real = useStore($realToday)
  const clock = useStore($clock)
  const { lines, now, subjects } = day
  if (lines.length === 0 && real.length === 0) return null
  const starts = [...lines.map(({ block }) => block.startMinute), ...real.map(({ start }) => start), now.minute]
  const ends = [...lines.map(({ block }) => block.startMinute + block.minutes), now.minute]
  const first = Math.floor(Math.min(...starts) / HOUR) * HOUR
  const last = Math.min(24 * HOUR, Math.max(first + LEAST * HOUR, Math.ceil(Math.max(...ends) / HOUR) * HOUR))
  const hours = Array.from({ length: (last - first) / HOUR }, (_, index) => first + index * HOUR)
  const sum = real.reduce((total, { entry }) => total + entry.seconds / 60, 0)
  const planned = lines.reduce((total, { block }) => total + block.minutes, 0)
  const slot = (id: string | null): number => {
    const place = subjects.findIndex(subject => subject.id === id)
    return subjectSlot(place < 0 ? null : place)
  }
  return (
    <SidePart title={m.zone_day()} aside={m.zone_day_sums({ planned: lengthWords(planned), real: lengthWords(sum) })}>
      <div className="zn-sheet" style={{ '--all': last - first } as CSSProperties}>
        {hours.map(hour => (
          <span key={hour} className="zn-hour" style={at(hour, 0, first)} aria-hidden="true">
            {hour / HOUR}
          </span>
        ))}
        <ul aria-label={m.zone_day_planned()}>
          {lines.map(line => (
            <li
              key={line.block.id}
              data-subject={slot(line.block.subjectId)}
              style={at(line.block.startMinute, line.block.minutes, first)}
            >
              {line.isOpen ? (
                <button type="button" onClick={() => void tryOnceOrNotify('clock start', () => startLine(line))}>
                  <b>{line.title}</b> <small>{m.zone_day_start({ time: clockWords(line.block.startMinute) })}</small>
                </button>
              ) : (
                <b>{line.title}</b>
              )}
            </li>
          ))}
        </ul>
        <ul aria-label={m.zone_day_real()}>
          {real.map(({ entry, start, minutes }) => (
            <li key={entry.id} data-real="true" data-subject={slot(entry.subjectId)} style={at(start, minutes, first)}>
              <b>{entry.title || lengthWords(entry.seconds / 60)}</b>
            </li>
          ))}
        </ul>
        <span className="zn-nowline" style={at(now.minute, 0, first)}>
          {clockWords(now.minute)}
        </span>
      </div>
      {clock === null && (
        <p className="zn-soft">
          <a href={href('study-zone', { log: 'day' })}>{m.zone_day_mend()}</a>
        </p>
      )}
    </SidePart>
  )
}
