import type { ReactNode } from 'react'
import type { IcsRead } from '#domain/ics/event.ts'
import { m } from '#messages/generated/messages.js'

const NAMED = 5

/** What a calendar file holds that is not offered, and why: by name where there are few. */
export function LeftOut({ read }: { readonly read: IcsRead }): ReactNode {
  const { events, deadlines, daysOff, notBusy, unreadable, unknownZones, tooOften, isCut, isUnfinished } = read
  const nameOf = (title: string): string => title || m.planner_busy()
  const lines = [
    ...unreadable.slice(0, NAMED).map(title => m.planner_files_unreadable({ title: nameOf(title) })),
    ...(unreadable.length > NAMED ? [m.planner_files_unreadable_more({ count: unreadable.length - NAMED })] : []),
    ...unknownZones.slice(0, NAMED).map(({ title, zone }) => m.planner_files_zone({ title: nameOf(title), zone })),
    ...(unknownZones.length > NAMED ? [m.planner_files_zone_more({ count: unknownZones.length - NAMED })] : []),
    ...tooOften.slice(0, NAMED).map(title => m.planner_files_often({ title: nameOf(title) })),
    ...(notBusy > 0 ? [m.planner_files_not_busy({ count: notBusy })] : []),
    ...(isCut ? [m.planner_files_cut({ count: events.length + deadlines.length + daysOff.length })] : []),
    ...(isUnfinished ? [m.planner_files_unfinished()] : [])
  ]
  if (lines.length === 0) return null
  return (
    <section aria-label={m.planner_files_left_out()}>
      <h4>{m.planner_files_left_out()}</h4>
      <ul className="pl-read">
        {lines.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
