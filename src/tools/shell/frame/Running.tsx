import { lazy, Suspense, type ReactNode } from 'react'

const StudySessionBar = lazy(async () => ({
  default: (await import('#tools/shell/frame/StudySessionBar.tsx')).StudySessionBar
}))

/** What runs: fetched after the first paint. */
export function Running(): ReactNode {
  return (
    <Suspense>
      <StudySessionBar />
    </Suspense>
  )
}
