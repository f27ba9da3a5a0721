import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'

export interface BeforeSendingProps {
  /** What is sent, and to whom. */
  readonly sends: string
  readonly act: string
  readonly onSend: () => void
  /** Another way. */
  readonly children?: ReactNode
}

/** Says what leaves the device before anything does; only the press sends it. */
export function BeforeSending({ sends, act, onSend, children }: BeforeSendingProps): ReactNode {
  return (
    <>
      <p className="hint">{sends}</p>
      <p className="eng-sends">
        <Button onPress={onSend}>{act}</Button>
        {children}
      </p>
    </>
  )
}
