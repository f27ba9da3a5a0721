import { useStore } from '@nanostores/react'
import { lazy, Suspense, type ReactNode } from 'react'
import { retry } from '#lib/async/retry.ts'
import { m } from '#messages/generated/messages.js'
import { placeIn } from '#stores/route.ts'
import { Desk } from '#tools/study-zone/desk/Desk.tsx'
import { $keptExam } from '#tools/study-zone/exam/kept.store.ts'
import { toolOf } from '#tools/study-zone/tools.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import css from '#tools/study-zone/zone.css?inline'

adoptStyles(css)

const Log = lazy(async () => ({ default: (await retry(() => import('#tools/study-zone/log/Log.tsx'))).Log }))

const ExamMode = lazy(async () => ({
  default: (await retry(() => import('#tools/study-zone/exam/ExamMode.tsx'))).ExamMode
}))

const ExamOn = lazy(async () => ({
  default: (await retry(() => import('#tools/study-zone/exam/ExamOn.tsx'))).ExamOn
}))

/** Tools that the rules of an exam speak of. */
const IN_EXAMS: readonly string[] = ['graph', 'calculator', 'formulas']

const $place = placeIn('study-zone')

/** The desk a student sits at: the clock, the day, and one tool at a time. */
export function StudyZone(): ReactNode {
  const place = useStore($place)
  const kept = useStore($keptExam)
  const tool = toolOf(place)
  const isRuled = place.log === undefined && tool !== null && IN_EXAMS.includes(tool.id)
  return (
    <>
      {!isRuled && (kept !== '' || place.paper !== undefined) && (
        <Suspense fallback={null}>
          <ExamOn />
        </Suspense>
      )}
      <Room />
    </>
  )
}

function Room(): ReactNode {
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
        <ExamMode tool={tool}>
          <Screen />
        </ExamMode>
      ) : (
        <Screen />
      )}
    </Suspense>
  )
}
