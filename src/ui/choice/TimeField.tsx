import { useId, type ReactNode } from 'react'
import '#styles/ui.css'

export interface TimeFieldProps {
  readonly label: string
  /** `16:30`, or null while it is empty. */
  readonly value: string | null
  readonly onChange: (time: string | null) => void
  readonly hint?: string
  readonly error?: string | undefined
  /** Minutes between the times that the arrow keys reach. */
  readonly step?: number
}

/** A time of day. The browser's own field: it follows the student's clock of 12 or 24 hours and a phone's wheel. */
export function TimeField({ label, value, onChange, hint, error, step = 5 }: TimeFieldProps): ReactNode {
  const id = useId()
  const said = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="time"
        step={step * 60}
        value={value ?? ''}
        aria-invalid={error !== undefined}
        aria-describedby={said === '' ? undefined : said}
        onChange={event => onChange(event.target.value === '' ? null : event.target.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="error">
          {error}
        </p>
      )}
    </div>
  )
}
