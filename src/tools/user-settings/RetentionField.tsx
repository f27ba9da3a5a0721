import type { ReactNode } from 'react'
import { gapComparedToUsual } from '#domain/retention.ts'
import { m } from '#messages/generated/messages.js'
import { Select } from '#ui/Select.tsx'

interface Props {
  readonly value: number
  readonly onChange: (value: number) => void
}

const OFFERED = [80, 85, 90, 93, 95, 97]
const USUAL = 90

function cost(percent: number): string {
  if (percent === USUAL) return m.settings_retention_same()
  const gap = gapComparedToUsual(percent / 100).toFixed(1)
  return percent > USUAL ? m.settings_retention_more({ gap }) : m.settings_retention_less({ gap })
}

export function RetentionField({ value, onChange }: Props): ReactNode {
  const percent = Math.round(value * 100)
  const offered = OFFERED.includes(percent) ? OFFERED : [...OFFERED, percent].sort((a, b) => a - b)
  return (
    <Select
      label={m.settings_retention()}
      hint={cost(percent)}
      value={String(percent)}
      options={offered.map(one => ({
        value: String(one),
        text:
          one === USUAL ? m.settings_retention_usual({ percent: one }) : m.settings_retention_option({ percent: one })
      }))}
      onChange={chosen => onChange(Number(chosen) / 100)}
    />
  )
}
