import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { recordingOf } from '#data/read/lectures/lectures.ts'
import { $workspace } from '#data/read/workspace.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { $route, href } from '#stores/route.ts'
import { lookForLeft, $left } from '#tools/notetaker/lecture/left.store.ts'
import { CutOff } from '#tools/notetaker/lecture/list/CutOff.tsx'
import { LectureList } from '#tools/notetaker/lecture/list/LectureList.tsx'
import { Player } from '#tools/notetaker/lecture/play/Player.tsx'
import { Begin } from '#tools/notetaker/lecture/record/Begin.tsx'
import { $recording } from '#tools/notetaker/lecture/record/recording.store.ts'
import { UnderWay, type UnderWayProps } from '#tools/notetaker/lecture/record/UnderWay.tsx'
import { RemoteView } from '#tools/shared/RemoteView.tsx'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { PageFrame } from '#ui/page/PageFrame.tsx'
import { Empty } from '#ui/state/Empty.tsx'
import css from '#tools/notetaker/lecture/lecture.css?inline'

adoptStyles(css)

/** Lectures: their list (`all`), a new one (`new`), one under way, one to hear. */
export function Lecture(): ReactNode {
  const { query } = useStore($route)
  const place = query['recording'] ?? 'all'
  const workspace = useStore($workspace)
  useEffect(() => {
    if (workspace) void lookForLeft()
  }, [workspace])
  if (place === 'new') return <Begin />
  if (place === 'all' || place === '') return <LectureList />
  return <OneLecture key={place} id={place} second={Number(query['t'])} />
}

/** Its screen stays while its row is away for a moment: another device may delete what is recorded here. */
function Running({ id, now }: { readonly id: string; readonly now: UnderWayProps['now'] }): ReactNode {
  const row = valueOr(useStore(useMemo(() => recordingOf(id), [id])), null)
  const [last, setLast] = useState(row)
  if (row && row !== last) setLast(row)
  return last && <UnderWay recording={last} now={now} />
}

function OneLecture({ id, second }: { readonly id: string; readonly second: number }): ReactNode {
  const now = useStore($recording)
  return now.state === 'running' && now.id === id ? <Running id={id} now={now} /> : <AtRest id={id} second={second} />
}

function AtRest({ id, second }: { readonly id: string; readonly second: number }): ReactNode {
  const recording = useStore(useMemo(() => recordingOf(id), [id]))
  const now = useStore($recording)
  const isLeft = useStore($left).some(left => left.id === id)
  return (
    <RemoteView
      remote={recording}
      loading={m.lecture_opening()}
      failed={m.lecture_failed()}
      isEmpty={row => row === null}
      empty={
        <PageFrame
          title={m.lecture_title()}
          tools={<a href={href('notetaker', { recording: 'all' })}>{m.lecture_all()}</a>}
        >
          <Empty title={m.lecture_gone()} />
        </PageFrame>
      }
    >
      {row =>
        row === null ? null : isLeft && now.state !== 'making' ? (
          <CutOff recording={row} />
        ) : (
          <Player recording={row} second={Number.isFinite(second) ? second : 0} />
        )
      }
    </RemoteView>
  )
}
