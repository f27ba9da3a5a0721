import { useStore } from '@nanostores/react'
import { useMemo, type ReactNode } from 'react'
import { markersOf } from '#data/read/lectures/lectures.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { MarkerList, type MarkerListProps } from '#tools/notetaker/lecture/marks/MarkerList.tsx'
import { SidePart } from '#ui/page/PageFrame.tsx'

/** What was marked while it was said, as a list that gets shorter. */
export function ComeBack(props: MarkerListProps): ReactNode {
  const { id } = props
  const markers = valueOr(useStore(useMemo(() => markersOf(id), [id])), [])
  const open = markers.filter(({ doneAt }) => doneAt === null).length
  return (
    <SidePart
      title={m.lecture_come_back()}
      {...(markers.length > 0 && { aside: m.lecture_come_back_left({ open, total: markers.length }) })}
    >
      <MarkerList {...props} isOver />
    </SidePart>
  )
}
