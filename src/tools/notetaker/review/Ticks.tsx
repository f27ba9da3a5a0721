import type { ReactNode } from 'react'
import type { Progress } from '#tools/notetaker/review/review-session.ts'

/** As many as stand in the margin of one card. */
const MOST = 12

/** One mark for each card of the day, or for a share of them when there are many; said in words above the card. */
export function Ticks({ progress }: { readonly progress: Progress | null }): ReactNode {
  const { learnt, total } = progress ?? { learnt: 0, total: 0 }
  const marks = Math.min(total, MOST)
  const filled = total === 0 ? 0 : Math.floor((learnt * marks) / total)
  return (
    <p className="no ticks" aria-hidden="true">
      {Array.from({ length: marks }, (_, index) => (
        <span key={index} data-filled={index < filled} />
      ))}
    </p>
  )
}
