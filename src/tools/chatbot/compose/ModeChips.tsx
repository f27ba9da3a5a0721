import type { ReactNode } from 'react'
import { CHAT_MODES } from '#contract/entities/chat.ts'
import { m } from '#messages/generated/messages.js'
import { useOffered, type Mode } from '#tools/chatbot/care/offered.ts'
import { Chips } from '#ui/choice/Chips.tsx'

const NAMES: Readonly<Record<Mode, () => string>> = {
  explain: m.chat_mode_explain,
  socratic: m.chat_mode_socratic,
  quiz: m.chat_mode_quiz,
  debate: m.chat_mode_debate,
  examiner: m.chat_mode_examiner
}

/** How the next answer is given; only what works here is offered, and what this conversation is in. */
export function ModeChips({
  mode,
  onChange
}: {
  readonly mode: Mode
  readonly onChange: (mode: Mode) => void
}): ReactNode {
  const able = useOffered()
  const offered = CHAT_MODES.filter(one => able.includes(one) || one === mode)
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
