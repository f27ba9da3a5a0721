import type { ReactNode } from 'react'
import { confidenceOf, type Confidence } from '#domain/quiz/calibration.ts'
import { m } from '#messages/generated/messages.js'
import { Chips } from '#ui/choice/Chips.tsx'

export const CONFIDENCE_WORDS = {
  guess: m.quiz_confidence_guess,
  think: m.quiz_confidence_think,
  sure: m.quiz_confidence_sure
} as const

const WORDS: readonly Confidence[] = ['guess', 'think', 'sure']

interface ConfidenceChoiceProps {
  readonly percent: number | null
  readonly onChange: (word: Confidence) => void
}

/** How sure the student is, before the solution is shown. Nobody has to say it. */
export function ConfidenceChoice({ percent, onChange }: ConfidenceChoiceProps): ReactNode {
  return (
    <div className="qz-sure">
      <p>{m.quiz_confidence()}</p>
      <Chips<Confidence>
        label={m.quiz_confidence()}
        mode="single"
        isRequired={percent !== null}
        chips={WORDS.map(id => ({ id, title: CONFIDENCE_WORDS[id]() }))}
        selected={percent === null ? [] : [confidenceOf(percent)]}
        onChange={([word]) => word && onChange(word)}
      />
    </div>
  )
}
