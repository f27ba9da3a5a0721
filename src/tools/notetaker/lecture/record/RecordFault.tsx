import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { $recording } from '#tools/notetaker/lecture/record/recording.store.ts'
import type { TabFault } from '#tools/notetaker/lecture/record/tab-sound.ts'
import type { RecordFault as Fault } from '#tools/shared/cards/media/record.ts'

const FAULTS: Readonly<Record<Fault | TabFault, () => string>> = {
  refused: m.lecture_fault_refused,
  'no-microphone': m.lecture_fault_none,
  unable: m.lecture_fault_unable,
  failed: m.lecture_fault_failed,
  'tab-refused': m.lecture_fault_tab_refused,
  'tab-silent': m.lecture_fault_tab_silent
}

/** Why nothing is recorded, in words. */
export function RecordFault(): ReactNode {
  const now = useStore($recording)
  const words =
    now.state === 'refused' ? FAULTS[now.fault]() : now.state === 'elsewhere' ? m.lecture_elsewhere() : undefined
  return (
    <p className="lc-fault" role="alert">
      {words}
    </p>
  )
}
