import { useState, type ReactNode } from 'react'
import type { DayClock } from '#domain/progress/counted-once.ts'
import { m } from '#messages/generated/messages.js'
import { lengthWords, secondsWords, weekdayDay } from '#tools/shared/plan/plan-words.ts'
import { OpenEntry } from '#tools/study-zone/log/OpenEntry.tsx'
import { entryTitle, kindWords, subjectOf } from '#tools/study-zone/log/log-words.ts'
import type { LogNames } from '#tools/study-zone/log/log.store.ts'
import type { ShownEntry } from '#tools/study-zone/log/shown-entries.ts'
import { wallOf } from '#tools/study-zone/log/wall.ts'
import { Section } from '#ui/page/PageFrame.tsx'
import { SubjectMark } from '#ui/state/SubjectMark.tsx'

interface Props {
  readonly day: string
  readonly entries: readonly ShownEntry[]
  readonly planned: number
  readonly names: LogNames
  readonly clock: DayClock
}

/** What was studied on a day: when, what, how long. */
export function DayEntries({ day, entries, planned, names, clock }: Props): ReactNode {
  const zone = clock.timeZone
  const [open, setOpen] = useState<string | null>(null)
  const sum = entries.reduce((total, { seconds }) => total + seconds, 0)
  const real = secondsWords(sum)
  const aside = planned > 0 ? m.zone_log_of_planned({ real, planned: lengthWords(planned) }) : real
  return (
    <Section title={weekdayDay(day)} aside={aside}>
      <ol className="zn-log">
        {entries.map((shown, index) => {
          const { entry, seconds, elsewhere } = shown
          const title = entryTitle(entry, names)
          const isOpen = open === entry.id
          const subject = entry.subjectId === null ? undefined : names.subjects.get(entry.subjectId)
          return (
            <li key={entry.id} data-open={isOpen}>
              <time>
                {wallOf(entry.from, zone).time}–{wallOf(entry.to, zone).time}
              </time>
              <SubjectMark position={subject?.position ?? null} isTall />
              <div>
                <strong>{title}</strong>
                <small>{[subjectOf(entry, names), kindWords(entry)].filter(Boolean).join(' · ')}</small>
                {elsewhere && (
                  <small>
                    {m.zone_log_elsewhere({
                      time: secondsWords(elsewhere.seconds),
                      title: entryTitle(elsewhere.as, names)
                    })}
                  </small>
                )}
              </div>
              <span className="figures">{secondsWords(seconds)}</span>
              <button
                type="button"
                className="link"
                aria-expanded={isOpen}
                aria-label={isOpen ? m.zone_log_close() : m.zone_log_edit_what({ title })}
                onClick={() => setOpen(isOpen ? null : entry.id)}
              >
                {isOpen ? m.zone_log_close() : m.zone_log_edit()}
              </button>
              {isOpen && (
                <OpenEntry
                  entry={entry}
                  next={entries[index + 1]?.entry}
                  clock={clock}
                  day={day}
                  onDone={() => setOpen(null)}
                />
              )}
            </li>
          )
        })}
      </ol>
      {entries.some(({ elsewhere }) => elsewhere !== null) && <p className="hint">{m.zone_log_once()}</p>}
    </Section>
  )
}
