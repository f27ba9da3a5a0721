import { useStore } from '@nanostores/react'
import { Suspense, type ReactNode } from 'react'
import { $runningRecording } from '#tools/shared/recording/now.ts'
import { later } from '#tools/shell/frame/later.ts'

const StudySessionBar = later(() => import('#tools/shell/frame/StudySessionBar.tsx').then(part => part.StudySessionBar))
const RecordingBar = later(() => import('#tools/shell/frame/RecordingBar.tsx').then(part => part.RecordingBar))

/** What runs: fetched after the first paint, a recording's part once there is one. */
export function Running(): ReactNode {
  const isRecorded = useStore($runningRecording) !== null
  return (
    <Suspense>
      <StudySessionBar />
      {isRecorded && <RecordingBar />}
    </Suspense>
  )
}
