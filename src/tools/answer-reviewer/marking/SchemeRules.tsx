import type { ReactNode } from 'react'
import { groupLimits, runsOf } from '#domain/marks/scheme/sum.ts'
import type { SchemePoint } from '#domain/paper/question.ts'
import { m } from '#messages/generated/messages.js'

interface SchemeRulesProps {
  readonly points: readonly SchemePoint[]
  readonly limits?: Readonly<Record<string, number>> | undefined
  readonly guidance?: string | undefined
}

/** How the points are counted: what numbers say, and what the scheme says in words that the student has to heed. */
export function SchemeRules({ points, limits, guidance = '' }: SchemeRulesProps): ReactNode {
  const groups = groupLimits(points, limits).filter(group => group.points.length < points.length)
  const words = guidance.split('\n').filter(line => line !== '')
  return (
    <>
      {groups.map(({ points: numbers, marks }) => (
        <p key={numbers[0]} className="hint">
          {m.reviewer_any_of({ points: runsOf(numbers), marks })}
        </p>
      ))}
      {words.length > 0 && (
        <div className="hint">
          {m.reviewer_rules()}{' '}
          {words.map(line => (
            <q key={line}>{line}</q>
          ))}
        </div>
      )}
    </>
  )
}
