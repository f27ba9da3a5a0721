import type { ReactNode } from 'react'
import type { ScriptPart } from '#data/read/marks/script.ts'
import { m } from '#messages/generated/messages.js'
import { dayWords } from '#tools/answer-reviewer/mark-words.ts'
import { rangeWords } from '#tools/shared/marks/out-of-words.ts'
import { makerWords } from '#tools/shared/engine/maker-words.ts'
import { Disclosure } from '#ui/choice/Disclosure.tsx'

const BY = { self: m.reviewer_by_self, dispute: m.reviewer_by_dispute, engine: makerWords } as const

/** Every marking of this answer, newest first: nothing of it is ever changed. */
export function History({ one: { markings } }: { readonly one: ScriptPart }): ReactNode {
  if (markings.length === 0) return null
  return (
    <Disclosure title={m.reviewer_history({ count: markings.length })}>
      <ol className="rv-lines">
        {markings.toReversed().map(({ id, madeBy, engine, low, high, max, createdAt, remark }) => (
          <li key={id}>
            <span>{BY[madeBy](engine)}</span>
            <span>{dayWords(createdAt)}</span>
            <b className="figures">
              {low === null || high === null ? m.reviewer_no_total() : `${rangeWords({ low, high })}/${max}`}
            </b>
            {remark !== '' && <q dir="auto">{remark}</q>}
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
