import { useId, type ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { adoptStyles } from '#ui/adopt-styles.ts'
import css from '#ui/state/state.css?inline'

adoptStyles(css)

export interface ProgressProps {
  /** What is going on, with its figures: "Reading the deck, 1,200 of 20,000 cards". */
  readonly label: string
  /** 0 to 1; left out where nobody knows how long it takes. */
  readonly value?: number
  readonly cancel?: { readonly label: string; readonly onPress: () => void }
}

/** A job under way, with the way to stop it. */
export function Progress({ label, value, cancel }: ProgressProps): ReactNode {
  const id = useId()
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div className="st-progress">
      <span id={id} className="st-progress-label">
        {label}
      </span>
      {cancel && (
        <Button kind="quiet" onPress={cancel.onPress}>
          {cancel.label}
        </Button>
      )}
      <div
        className="st-bar"
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        data-unknown={percent === undefined}
      >
        <span style={percent === undefined ? undefined : { width: `${percent}%` }} />
      </div>
    </div>
  )
}
