import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $attempts } from '#data/read/papers/attempts.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { Attempts } from '#tools/paper-maker/sit/Attempts.tsx'
import { Disclosure } from '#ui/choice/Disclosure.tsx'

/** On a paper's page: that it was sat, and how often. */
export function PaperAttempts({ paperId }: { readonly paperId: string }): ReactNode {
  const own = valueOr(useStore($attempts), []).filter(line => line.paperId === paperId)
  if (own.length === 0) return null
  const sat = own.filter(({ isFinished }) => isFinished).length
  return (
    <div className="pr-off pp-sat">
      <Disclosure title={sat === 0 ? m.sit_open() : m.sit_sat({ count: sat })}>
        <Attempts paperId={paperId} />
      </Disclosure>
    </div>
  )
}

/** In a list of papers: the last sitting in one line. */
export function LastAttempt({ paperId }: { readonly paperId: string }): ReactNode {
  const own = valueOr(useStore($attempts), []).filter(line => line.paperId === paperId)
  return own.length === 0 ? null : <Attempts paperId={paperId} most={1} />
}
