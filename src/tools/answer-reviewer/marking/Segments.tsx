import { useId, type ReactNode } from 'react'

interface SegmentsProps<Id extends string> {
  /** Names the group for a screen reader. */
  readonly label: string
  readonly chosen: Id | null
  readonly options: readonly { readonly id: Id; readonly title: string; readonly tone?: 'gained' | 'lost' }[]
  readonly onChoose: (id: Id) => void
}

/** Two to five short choices in one frame; arrow keys go through them. */
export function Segments<Id extends string>({ label, chosen, options, onChoose }: SegmentsProps<Id>): ReactNode {
  const name = useId()
  return (
    <fieldset className="rv-seg">
      <legend className="hidden-text">{label}</legend>
      {options.map(({ id, title, tone }) => (
        <label key={id} data-tone={tone}>
          <input type="radio" name={name} checked={chosen === id} onChange={() => onChoose(id)} />
          <span>{title}</span>
        </label>
      ))}
    </fieldset>
  )
}
