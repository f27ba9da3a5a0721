import { useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { BOARDS, LEVELS } from '#config/boards.ts'
import { m } from '#messages/generated/messages.js'
import { $draft, answer, goOn } from '#tools/onboarding/onboarding.store.ts'
import { dateBySession } from '#tools/onboarding/sessions.ts'
import { StepFrame } from '#tools/onboarding/StepFrame.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'

export function BoardStep(): ReactNode {
  const { board, level, session, subjects } = useStore($draft)
  const [isTold, setTold] = useState(false)
  const next = (): void => (board === null && !isTold ? setTold(true) : goOn())
  return (
    <StepFrame title={m.onboarding_board_title()} lead={m.onboarding_board_lead()} onNext={next} canSkip>
      <RadioGroup
        label={m.settings_board()}
        value={board}
        options={BOARDS.map(value => ({ value, text: value }))}
        onChange={chosen =>
          answer({ board: chosen, level: null, session: null, subjects: dateBySession(subjects, session, null) })
        }
      />
      {board && LEVELS[board].length > 1 && (
        <RadioGroup<string>
          label={m.settings_level()}
          value={level}
          options={LEVELS[board].map(value => ({ value, text: value }))}
          onChange={chosen => answer({ level: chosen })}
        />
      )}
      <p className="hint" role="status">
        {isTold && board === null ? m.onboarding_board_none() : ''}
      </p>
    </StepFrame>
  )
}
