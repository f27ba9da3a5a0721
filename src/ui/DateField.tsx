import { useId, type ReactNode } from 'react'
import '#styles/ui.css'

export interface DateFieldProps {
  readonly label: string
  /** A plain date, 2027-05-12, or null for none. */
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly min?: string
  readonly hint?: string
}

/** The browser's own date field: every phone has a good one, with the student's own calendar. */
export function DateField({ label, value, onChange, min, hint }: DateFieldProps): ReactNode {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        className="input figures"
        value={value ?? ''}
        min={min}
        max="2199-12-31"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={event => onChange(event.target.value === '' ? null : event.target.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </div>
  )
}
