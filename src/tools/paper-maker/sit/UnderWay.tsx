import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $attempts } from '#data/read/papers/attempts.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'

/** Sittings that were begun and not submitted: their clocks may run. */
export function UnderWay(): ReactNode {
  const open = valueOr(useStore($attempts), []).filter(({ isFinished }) => !isFinished)
  return open.map(({ id, paperId, title }) => (
    <p key={id} className="pp-going">
      <span>{m.paper_under_way({ title })}</span>
      <a className="plain" href={href('paper-maker', { sit: paperId ?? id, attempt: id })}>
        {m.paper_go_on()}
      </a>
    </p>
  ))
}
