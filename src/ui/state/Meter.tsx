import type { ReactNode } from 'react'
import { adoptStyles } from '#ui/adopt-styles.ts'
import css from '#ui/state/state.css?inline'

adoptStyles(css)

export interface MeterProps {
  /** Names it for a screen reader: "Recall on the day, History Paper 1". */
  readonly label: string
  /** 0 to 1, or null: no data yet, and the words must say so. */
  readonly value: number | null
  /** 0 to 1: where it is meant to be, as a red tick. */
  readonly aim?: number
  /** The same in words, seen: the line alone says nothing to who cannot see it. */
  readonly words: ReactNode
  /** At the end of the line of words. */
  readonly aside?: ReactNode
}

const percent = (share: number): string => `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`

/** A share on a hairline, with its figures below. */
export function Meter({ label, value, aim, words, aside }: MeterProps): ReactNode {
  return (
    <div className="st-meter">
      <div
        className="st-bar"
        {...(value === null
          ? { 'aria-hidden': true }
          : {
              role: 'meter',
              'aria-label': label,
              'aria-valuemin': 0,
              'aria-valuemax': 100,
              'aria-valuenow': Math.round(value * 100)
            })}
      >
        {value !== null && <span style={{ width: percent(value) }} />}
        {aim !== undefined && <span className="st-aim" style={{ insetInlineStart: percent(aim) }} />}
      </div>
      <p className="st-meter-words">
        <span>{words}</span>
        {aside !== undefined && <span>{aside}</span>}
      </p>
    </div>
  )
}
