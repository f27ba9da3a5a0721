import { useStore } from '@nanostores/react'
import { lazy, Suspense, type ReactNode } from 'react'
import { retry } from '#lib/async/retry.ts'
import { m } from '#messages/generated/messages.js'
import { placeIn } from '#stores/route.ts'
import { Desk } from '#tools/study-zone/desk/Desk.tsx'
import { toolOf } from '#tools/study-zone/tools.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import css from '#tools/study-zone/zone.css?inline'

adoptStyles(css)

const Log = lazy(async () => ({ default: (await retry(() => import('#tools/study-zone/log/Log.tsx'))).Log }))

const ExamMode = lazy(async () => ({
  default: (await retry(() => import('#tools/study-zone/exam/ExamMode.tsx'))).ExamMode
}))

/** Tools that the rules of an exam speak of. */
const IN_EXAMS: readonly string[] = ['graph', 'calculator', 'formulas']

const $place = placeIn('study-zone')

/** The desk a student sits at: the clock, the day, and one tool at a time. */
export function StudyZone(): ReactNode {
  const place = useStore($place)
  const tool = toolOf(place)
  if (place.log !== undefined)
    return (
      <Suspense fallback={<p role="status">{m.zone_log_opening()}</p>}>
        <Log />
      </Suspense>
    )
  if (!tool || tool.isBeside) return <Desk tool={tool} timer={place.timer} />
  const { Screen } = tool
  return (
    <Suspense fallback={<p role="status">{m.zone_tool_opening({ name: tool.name() })}</p>}>
      {IN_EXAMS.includes(tool.id) ? (
        <ExamMode tool={tool} asked={place.paper}>
          <Screen />
        </ExamMode>
      ) : (
        <Screen />
      )}
    </Suspense>
  )
}
