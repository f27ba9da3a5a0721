import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { Button } from '#ui/Button.tsx'

export interface BranchesProps {
  readonly id: string
  readonly siblings: readonly string[]
  readonly onTurn: (id: string) => void
}

/** The way to what else was asked or answered in this place. */
export function Branches({ id, siblings, onTurn }: BranchesProps): ReactNode {
  if (siblings.length < 2) return null
  const at = siblings.indexOf(id)
  const to = (by: -1 | 1): (() => void) | undefined => {
    const other = siblings[at + by]
    return other === undefined ? undefined : () => onTurn(other)
  }
  const [before, after] = [to(-1), to(1)]
  return (
    <span className="cb-branches">
      <Button
        kind="quiet"
        isDisabled={!before}
        {...(before && { onPress: before })}
        aria-label={m.chat_branch_before()}
      >
        <span aria-hidden="true">‹</span>
      </Button>
      {m.chat_branch({ number: at + 1, count: siblings.length })}
      <Button kind="quiet" isDisabled={!after} {...(after && { onPress: after })} aria-label={m.chat_branch_after()}>
        <span aria-hidden="true">›</span>
      </Button>
    </span>
  )
}
