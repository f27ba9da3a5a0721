import type { ReactNode } from 'react'
import { LEVELS, type Board } from '#config/boards.ts'
import { m } from '#messages/generated/messages.js'
import { Select } from '#ui/Select.tsx'

interface Props {
  readonly label: string
  readonly board: Board
  readonly level: string | null
  readonly onChange: (level: string | null) => void
}

const NONE = ''

/** The levels follow the board: a level of another board means nothing. */
export function LevelSelect({ label, board, level, onChange }: Props): ReactNode {
  return (
    <Select<string>
      label={label}
      value={level ?? NONE}
      options={[
        { value: NONE, text: m.settings_level_none() },
        ...LEVELS[board].map(value => ({ value, text: value }))
      ]}
      onChange={chosen => onChange(chosen === NONE ? null : chosen)}
    />
  )
}
