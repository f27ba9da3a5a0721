import { lazy, Suspense, type ReactNode } from 'react'
import type { Quote } from '#data/read/lectures/heard.ts'
import { retry } from '#lib/async/retry.ts'

const HearIt = lazy(async () => {
  const { HearIt: Own } = await retry(() => import('#tools/notetaker/lecture/hear/HearIt.tsx'))
  return { default: Own }
})

/** The way from a sentence to the second at which it was said, fetched when a sentence is shown. */
export function Hear(quote: Quote): ReactNode {
  return (
    <Suspense fallback={null}>
      <HearIt {...quote} />
    </Suspense>
  )
}
