import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { canHearTab } from '#tools/notetaker/lecture/record/tab-sound.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'

export type SourceOf = 'microphone' | 'tab'

export interface SourceProps {
  readonly value: SourceOf
  readonly onChange: (value: SourceOf) => void
}

/** What is recorded; in one sentence where a browser cannot give a tab's sound. */
export function Source({ value, onChange }: SourceProps): ReactNode {
  if (!canHearTab()) return <p className="hint">{m.lecture_tab_unable()}</p>
  return (
    <RadioGroup
      label={m.lecture_source()}
      value={value}
      options={[
        { value: 'microphone', text: m.lecture_source_microphone() },
        { value: 'tab', text: m.lecture_source_tab() }
      ]}
      onChange={onChange}
      {...(value === 'tab' && { hint: m.lecture_source_tab_hint() })}
    />
  )
}
