import type { ReactNode } from 'react'
import type { PointVerdict } from '#domain/marks/verdict.ts'
import { m } from '#messages/generated/messages.js'
import { useKeyHints } from '#tools/shared/keys/key-words.ts'

interface VerdictsProps {
  /** Names the group for a screen reader. */
  readonly label: string
  readonly chosen: PointVerdict | null
  readonly onPress: (verdict: PointVerdict) => void
}

/** The order is that of the keys: 1 earned, 2 not earned, 3 not sure. */
export const VERDICTS = ['earned', 'missed', 'unsure'] as const

/** One press decides and goes on. */
export function Verdicts({ label, chosen, onPress }: VerdictsProps): ReactNode {
  const hint = useKeyHints('marking')
  const words = { earned: m.reviewer_earned(), missed: m.reviewer_not_earned(), unsure: m.reviewer_unsure() }
  return (
    <span className="rv-verdicts" role="group" aria-label={label}>
      {VERDICTS.map((verdict, at) => (
        <button
          key={verdict}
          type="button"
          data-verdict={verdict}
          aria-pressed={chosen === verdict}
          {...hint('digit', at + 1).attributes}
          onClick={() => onPress(verdict)}
        >
          {words[verdict]}
        </button>
      ))}
    </span>
  )
}
