import { useState, type ReactNode } from 'react'
import type { IcsEvent } from '#domain/ics/event.ts'
import { ICS_LIMITS, type IcsRead } from '#domain/ics/event.ts'
import { m } from '#messages/generated/messages.js'
import { attempt } from '#stores/attempt.ts'
import { clockWords, lengthWords, weekdayDay } from '#tools/shared/plan/plan-words.ts'
import { exportPlan, importEvents, readCalendarFile } from '#tools/planner/setup/calendar-file.ts'
import type { PartProps } from '#tools/planner/setup/part-props.ts'
import { Button } from '#ui/Button.tsx'
import { FileDrop } from '#ui/choice/FileDrop.tsx'
import { Section } from '#ui/page/PageFrame.tsx'

const SHOWN = 12
const MEGABYTES = ICS_LIMITS.bytes / 1024 / 1024

type State =
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly words: string }
  | { readonly kind: 'read'; readonly read: IcsRead }

function Found({ read, onDone }: { readonly read: IcsRead; readonly onDone: () => void }): ReactNode {
  const { events, wholeDays, broken, isCut, hasUnknownZone } = read
  const take = (use: 'busy' | 'tasks'): void =>
    void attempt(async () => {
      await importEvents(events, use)
      onDone()
    })
  const line = ({ title, day, start, minutes }: IcsEvent): string =>
    [title || m.planner_busy(), weekdayDay(day), clockWords(start), lengthWords(minutes)].join(' · ')
  return (
    <>
      <p>{events.length === 0 ? m.planner_files_none() : m.planner_files_found({ count: events.length })}</p>
      {wholeDays > 0 && <p>{m.planner_files_whole_days({ count: wholeDays })}</p>}
      {broken > 0 && <p>{m.planner_files_broken({ count: broken })}</p>}
      {hasUnknownZone && <p>{m.planner_files_zone()}</p>}
      {isCut && <p>{m.planner_files_cut({ count: events.length })}</p>}
      <ul className="pl-read">
        {events.slice(0, SHOWN).map(event => (
          <li key={event.key}>{line(event)}</li>
        ))}
      </ul>
      {events.length > SHOWN && <p>{m.planner_preview_more({ count: events.length - SHOWN })}</p>}
      {events.length > 0 && (
        <p className="row">
          <Button onPress={() => take('busy')}>{m.planner_files_as_busy()}</Button>
          <Button onPress={() => take('tasks')}>{m.planner_files_as_tasks()}</Button>
        </p>
      )}
    </>
  )
}

/** Calendar files in, by preview, and out. */
export function IcsPart({ rows, now }: PartProps): ReactNode {
  const [state, setState] = useState<State>({ kind: 'none' })
  const read = async (files: readonly File[]): Promise<void> => {
    const [file] = files
    if (!file) return
    if (file.size > ICS_LIMITS.bytes) {
      setState({ kind: 'failed', words: m.planner_files_too_big({ megabytes: MEGABYTES }) })
      return
    }
    const found = await readCalendarFile(await file.text(), now)
    setState(found ? { kind: 'read', read: found } : { kind: 'failed', words: m.planner_files_unreadable() })
  }
  return (
    <>
      <Section title={m.planner_files_import()}>
        <FileDrop
          label={m.planner_files_lead({ megabytes: MEGABYTES })}
          choose={m.planner_files_choose()}
          accept={['.ics', 'text/calendar']}
          onFiles={files => void attempt(() => read(files))}
        />
        <div role="alert">{state.kind === 'failed' && <p className="error">{state.words}</p>}</div>
        {state.kind === 'read' && <Found read={state.read} onDone={() => setState({ kind: 'none' })} />}
      </Section>
      <Section title={m.planner_files_export()}>
        <p>{m.planner_files_export_lead()}</p>
        <p>
          <Button onPress={() => void attempt(() => exportPlan(rows, now))}>{m.planner_files_download()}</Button>
        </p>
      </Section>
    </>
  )
}
