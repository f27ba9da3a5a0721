import { type ReactNode, useState } from 'react'
import { shortNumber } from '#domain/graph/ticks.ts'
import { callable, compile } from '#lib/maths/compile.ts'
import { parse } from '#lib/maths/parse.ts'

interface NumberInputProps {
  readonly label: string
  /** Whether the label is only heard: what stands around the field says it to the eye. */
  readonly isPlain?: boolean
  /** Null: it is found by itself. */
  readonly value: number | null
  readonly auto?: string
  readonly isFine: (value: number) => boolean
  readonly onTake: (value: number | null) => unknown
}

/** `2π` and `1/3` are numbers too. */
function numberIn(text: string): number {
  const plain = Number(text.replace('−', '-').replace(',', '.'))
  if (Number.isFinite(plain)) return plain
  const read = parse(text)
  const ready = read.kind === 'tree' ? compile(read.tree, []) : undefined
  return ready?.kind === 'ready' ? callable(ready)() : NaN
}

/** Taken when it is left, and only where it is fine; else what stood there comes back. */
export function NumberInput({ label, isPlain = false, value, auto, isFine, onTake }: NumberInputProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null)
  const take = () => {
    setTyped(null)
    if (typed === null) return
    if (typed.trim() === '') {
      if (auto !== undefined) onTake(null)
      return
    }
    const number = numberIn(typed)
    if (Number.isFinite(number) && isFine(number)) onTake(number)
  }
  const input = (
    <input
      inputMode="text"
      autoCapitalize="none"
      aria-label={isPlain ? label : undefined}
      placeholder={auto}
      value={typed ?? (value === null ? '' : shortNumber(value))}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={event => {
        if (event.key === 'Enter') take()
      }}
    />
  )
  if (isPlain) return input
  return (
    <label className="zn-number">
      <span>{label}</span>
      {input}
    </label>
  )
}
