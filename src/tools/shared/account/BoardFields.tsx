import type { ReactNode } from 'react'
import { BOARDS, type Board } from '#config/boards.ts'
import { m } from '#messages/generated/messages.js'
import { LevelSelect } from '#tools/shared/account/LevelSelect.tsx'
import { Select } from '#ui/Select.tsx'

interface Props {
  readonly board: Board | null
  readonly level: string | null
  readonly onChange: (choice: { board: Board | null; level: string | null }) => void
}

const NONE = ''

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
        <LevelSelect
          label={m.settings_level()}
          board={board}
          level={level}
          onChange={chosen => onChange({ board, level: chosen })}
        />
      )}
    </>
  )
}
