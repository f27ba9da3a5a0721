import { useState, type ReactNode } from 'react'
import { ICS_LIMITS, type IcsRead, type IcsRefusal } from '#domain/ics/event.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { exportPlan, readCalendarFile } from '#tools/planner/calendars/calendar-file.ts'
import { FeedsPart } from '#tools/planner/calendars/FeedsPart.tsx'
import { FoundInFile } from '#tools/planner/calendars/FoundInFile.tsx'
import { PlanFeedPart } from '#tools/planner/calendars/PlanFeedPart.tsx'
import type { PartProps } from '#tools/planner/rows/part-props.ts'
import { Button } from '#ui/Button.tsx'
import { FileDrop } from '#ui/choice/FileDrop.tsx'
import { Section } from '#ui/page/PageFrame.tsx'

const MEGABYTES = ICS_LIMITS.bytes / 1024 / 1024

const REFUSALS: Readonly<Record<IcsRefusal, () => string>> = {
  empty: m.planner_files_refused_empty,
  page: m.planner_files_refused_page,
  none: m.planner_files_refused_none,
  unfinished: m.planner_files_refused_unfinished,
  tooOften: m.planner_files_refused_often
}

type State =
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly words: string }
  | { readonly kind: 'read'; readonly file: number; readonly read: IcsRead }

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
    const found = await readCalendarFile(file, now)
    setState(
      found.read
        ? { kind: 'read', file: Date.now(), read: found.read }
        : { kind: 'failed', words: REFUSALS[found.refused]() }
    )
  }
  return (
    <>
      <Section title={m.planner_files_import()}>
        <FileDrop
          label={m.planner_files_lead({ megabytes: MEGABYTES })}
          choose={m.planner_files_choose()}
          accept={['.ics', 'text/calendar']}
          onFiles={files => void tryOrNotify(() => read(files))}
        />
        <div role="alert">{state.kind === 'failed' && <p className="error">{state.words}</p>}</div>
        {state.kind === 'read' && (
          <FoundInFile
            key={state.file}
            rows={rows}
            now={now}
            read={state.read}
            onDone={() => setState({ kind: 'none' })}
          />
        )}
      </Section>
      <FeedsPart rows={rows} now={now} />
      <Section title={m.planner_files_export()}>
        <p>{m.planner_files_export_lead()}</p>
        <p>
          <Button onPress={() => void tryOrNotify(() => exportPlan(rows, now))}>{m.planner_files_download()}</Button>
        </p>
      </Section>
      <PlanFeedPart />
    </>
  )
}
