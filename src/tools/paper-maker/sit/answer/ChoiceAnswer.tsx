import { useState, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { choose } from '#tools/paper-maker/sit/acts.ts'
import type { Sitting } from '#tools/paper-maker/sit/sitting.ts'
import { Button } from '#ui/Button.tsx'

interface ChoiceAnswerProps {
  readonly sitting: Sitting
  readonly questionKey: string
  readonly choices: Readonly<Partial<Record<string, string>>>
  readonly label: string
  /** As the device holds it. */
  readonly chosen: string | null
  readonly isClosed: boolean
}

/** One letter of several: shown at once, and on the disk a moment later. */
export function ChoiceAnswer(props: ChoiceAnswerProps): ReactNode {
  const { sitting, questionKey, choices, label, chosen, isClosed } = props
  const [pending, setPending] = useState<string | null | undefined>(undefined)
  if (pending !== undefined && pending === chosen) setPending(undefined)
  const shown = pending === undefined ? chosen : pending
  const give = async (letter: string | null): Promise<void> => {
    setPending(letter)
    await choose(sitting, questionKey, letter)
    setPending(now => (now === letter ? undefined : now))
  }
  return (
    <fieldset className="sit-choices" disabled={isClosed}>
      <legend className="hidden-text">{label}</legend>
      {Object.entries(choices).map(([letter, text]) => (
        <label key={letter}>
          <input
            type="radio"
            name={`${sitting.id}-${questionKey}`}
            value={letter}
            checked={shown === letter}
            onChange={() => void give(letter)}
          />
          <b>{letter}</b>
          <span>{text}</span>
        </label>
      ))}
      {shown !== null && !isClosed && (
        <Button kind="quiet" aria-label={m.sit_choice_clear_of({ label })} onPress={() => void give(null)}>
          {m.sit_choice_clear()}
        </Button>
      )}
    </fieldset>
  )
}
