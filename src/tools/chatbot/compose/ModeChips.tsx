import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { CHAT_MODES } from '#contract/entities/chat.ts'
import type { Fields } from '#contract/entities.ts'
import { $featureModels } from '#data/ai/feature-model.ts'
import { m } from '#messages/generated/messages.js'
import { Chips } from '#ui/choice/Chips.tsx'

type Mode = Fields<'threads'>['mode']

const NAMES: Readonly<Record<Mode, () => string>> = {
  explain: m.chat_mode_explain,
  socratic: m.chat_mode_socratic,
  quiz: m.chat_mode_quiz,
  debate: m.chat_mode_debate,
  examiner: m.chat_mode_examiner
}

/** Without a model the notes can only be quoted. */
const ALONE: readonly Mode[] = ['explain']

/** How the next answer is given; only what works here is offered, and what this conversation is in. */
export function ModeChips({
  mode,
  onChange
}: {
  readonly mode: Mode
  readonly onChange: (mode: Mode) => void
}): ReactNode {
  const model = useStore($featureModels.ask)
  const offered = CHAT_MODES.filter(one => model !== null || ALONE.includes(one) || one === mode)
  if (offered.length < 2) return null
  return (
    <Chips
      label={m.chat_mode()}
      mode="single"
      isRequired
      chips={offered.map(id => ({ id, title: NAMES[id]() }))}
      selected={[mode]}
      onChange={([next]) => next && onChange(next)}
    />
  )
}
