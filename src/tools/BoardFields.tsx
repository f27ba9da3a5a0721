import type { ReactNode } from 'react'
import { BOARDS, LEVELS, type Board } from '#config/boards.ts'
import { m } from '#messages/generated/messages.js'
import { Select } from '#ui/Select.tsx'

interface Props {
  readonly board: Board | null
  readonly level: string | null
  readonly onChange: (choice: { board: Board | null; level: string | null }) => void
}

const NONE = ''

/** The levels follow the board: a level of another board means nothing. */
export function BoardFields({ board, level, onChange }: Props): ReactNode {
  return (
    <>
      <Select<Board | ''>
        label={m.settings_board()}
        value={board ?? NONE}
        options={[{ value: NONE, text: m.settings_board_none() }, ...BOARDS.map(value => ({ value, text: value }))]}
        onChange={chosen => onChange({ board: chosen === NONE ? null : chosen, level: null })}
      />
      {board && (
        <Select<string>
          label={m.settings_level()}
          value={level ?? NONE}
          options={[
            { value: NONE, text: m.settings_level_none() },
            ...LEVELS[board].map(value => ({ value, text: value }))
          ]}
          onChange={chosen => onChange({ board, level: chosen === NONE ? null : chosen })}
        />
      )}
    </>
  )
}
