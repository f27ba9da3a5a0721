import { useEffect, useId, useState, type ReactNode } from 'react'

const PERSONAS = ['student', 'teacher'] as const
type Persona = (typeof PERSONAS)[number]

interface Props {
  readonly label: string
  readonly names: Readonly<Record<Persona, string>>
}

/** Whose hints the page shows. Both stand in the HTML; the choice is a mark on the root that style sheets follow. */
export function PersonaToggle({ label, names }: Props): ReactNode {
  const [chosen, setChosen] = useState<Persona>('student')
  const group = useId()
  useEffect(() => {
    document.documentElement.dataset['persona'] = chosen
  }, [chosen])
  return (
    <fieldset className="persona">
      <legend>{label}</legend>
      {PERSONAS.map(persona => (
        <label key={persona}>
          <input
            type="radio"
            name={group}
            value={persona}
            checked={chosen === persona}
            onChange={() => setChosen(persona)}
          />
          <span>{names[persona]}</span>
        </label>
      ))}
    </fieldset>
  )
}
