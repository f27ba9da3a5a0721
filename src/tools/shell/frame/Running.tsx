import { Suspense, type ReactNode } from 'react'
import { later } from '#tools/shell/frame/later.ts'

const StudySessionBar = later(() => import('#tools/shell/frame/StudySessionBar.tsx').then(part => part.StudySessionBar))

/** What runs: fetched after the first paint. */
export function Running(): ReactNode {
  return (
    <Suspense>
      <StudySessionBar />
    </Suspense>
  )
}
