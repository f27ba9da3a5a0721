import { useStore } from '@nanostores/react'
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { href, readRef } from '#stores/route.ts'
import { RemoteView } from '#tools/shared/RemoteView.tsx'
import { $clock } from '#tools/shared/study/study-session.store.ts'
import { $zoneDay } from '#tools/study-zone/day.store.ts'
import { deskFacts } from '#tools/study-zone/day-words.ts'
import { Clock } from '#tools/study-zone/desk/Clock.tsx'
import { DaySheet } from '#tools/study-zone/desk/DaySheet.tsx'
import { FullScreen } from '#tools/study-zone/desk/FullScreen.tsx'
import { Idle } from '#tools/study-zone/desk/Idle.tsx'
import { Instead } from '#tools/study-zone/desk/Instead.tsx'
import { $plannedDay, type PlannedDay } from '#tools/study-zone/desk/today.store.ts'
import { SmallWindow } from '#tools/study-zone/desk/SmallWindow.tsx'
import { Shelf } from '#tools/study-zone/Shelf.tsx'
import type { ShownTool } from '#tools/study-zone/tools.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { PageFrame } from '#ui/page/PageFrame.tsx'
import css from '#tools/study-zone/desk/desk.css?inline'

adoptStyles(css)

function Beside({ tool }: { readonly tool: ShownTool }): ReactNode {
  const { Screen, name } = tool
  return (
    <Suspense fallback={<p role="status">{m.zone_tool_opening({ name: name() })}</p>}>
      <Screen />
    </Suspense>
  )
}

function Heart({ day, asked }: { readonly day: PlannedDay; readonly asked: string | null }): ReactNode {
  const clock = useStore($clock)
  const root = useRef<HTMLDivElement>(null)
  const had = useRef(false)
  const run = clock?.run.id
  // Who pressed to begin stands on the button that pauses, not on the page; who came in by an address stays where they are.
  useEffect(() => {
    if (had.current && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('.zn-heart > .zn-acts button, .zn-idle button')?.focus()
  }, [run])
  const place = day.subjects.findIndex(({ id }) => id === clock?.run.about.subjectId)
  return (
    <div ref={root} onFocus={() => (had.current = true)}>
      {clock ? (
        <>
          <Clock
            clock={clock}
            subject={day.subjects[place]?.name ?? ''}
            position={place < 0 ? null : place}
            day={day}
          />
          <Instead day={day} blockId={clock.run.about.blockId} />
        </>
      ) : (
        <Idle day={day} asked={asked} />
      )}
    </div>
  )
}

interface DeskProps {
  readonly tool: ShownTool | null
  /** `block:ID` of an address that leads here to study it. */
  readonly timer: string | undefined
}

/** The clock is the room; beside it lies one tool, and the others stand on the shelf. */
export function Desk({ tool, timer }: DeskProps): ReactNode {
  const day = useStore($plannedDay)
  const zone = useStore($zoneDay)
  return (
    <PageFrame
      title={m.shell_nav_study_zone()}
      facts={day.state === 'ready' ? deskFacts(day.value, zone.state === 'ready' ? zone.value : null) : ''}
      tools={
        <>
          <SmallWindow />
          <FullScreen />
          <a href={href('study-zone', { log: 'day' })}>{m.zone_log()}</a>
        </>
      }
      side={tool ? <Beside tool={tool} /> : day.state === 'ready' && <DaySheet day={day.value} />}
    >
      <RemoteView remote={day} loading={m.zone_opening()} failed={m.zone_failed()}>
        {value => <Heart day={value} asked={readRef(timer, ['block'])?.id ?? null} />}
      </RemoteView>
      <Shelf open={tool} />
    </PageFrame>
  )
}
