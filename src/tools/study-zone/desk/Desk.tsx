import { useStore } from '@nanostores/react'
import { Suspense, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { lengthWords, weekdayDay } from '#tools/shared/plan/plan-words.ts'
import { RemoteView } from '#tools/shared/RemoteView.tsx'
import { $studySession } from '#tools/shared/study/study-session.store.ts'
import { Idle } from '#tools/study-zone/desk/Idle.tsx'
import { Clock } from '#tools/study-zone/desk/Clock.tsx'
import { $plannedDay, type PlannedDay } from '#tools/study-zone/desk/today.store.ts'
import { Shelf } from '#tools/study-zone/Shelf.tsx'
import type { ShownTool } from '#tools/study-zone/tools.ts'
import { PageFrame } from '#ui/page/PageFrame.tsx'

function factsOf({ now, minutes }: PlannedDay): string {
  if (minutes.planned === 0) return weekdayDay(now.today)
  const [done, planned] = [lengthWords(minutes.done), lengthWords(minutes.planned)]
  return m.main_minutes_done({ day: weekdayDay(now.today), done, planned })
}

function Beside({ tool }: { readonly tool: ShownTool }): ReactNode {
  const { Screen, name } = tool
  return (
    <Suspense fallback={<p role="status">{m.zone_tool_opening({ name: name() })}</p>}>
      <Screen />
    </Suspense>
  )
}

/** The clock is the room; beside it lies one tool, and the others stand on the shelf. */
export function Desk({ tool }: { readonly tool: ShownTool | null }): ReactNode {
  const day = useStore($plannedDay)
  const session = useStore($studySession)
  return (
    <PageFrame
      title={m.shell_nav_study_zone()}
      facts={day.state === 'ready' ? factsOf(day.value) : ''}
      {...(tool ? { side: <Beside tool={tool} /> } : {})}
    >
      <RemoteView remote={day} loading={m.zone_opening()} failed={m.zone_failed()}>
        {value => (session ? <Clock session={session} /> : <Idle day={value} />)}
      </RemoteView>
      <Shelf open={tool} />
    </PageFrame>
  )
}
