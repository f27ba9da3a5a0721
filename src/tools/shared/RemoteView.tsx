import type { ReactNode } from 'react'
import type { Remote } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { wordsFor } from '#stores/words.ts'
import { Button } from '#ui/Button.tsx'
import '#ui/state/Empty.tsx'

export interface RemoteViewProps<Value> {
  readonly remote: Remote<Value>
  /** What is being opened: "Opening your papers…". */
  readonly loading: string
  /** What could not be read: "The papers could not be read." The reason follows by itself. */
  readonly failed: string
  readonly onRetry?: () => void
  /** There is nothing in it: an `Empty` is shown instead. */
  readonly isEmpty?: (value: Value) => boolean
  readonly empty?: ReactNode
  readonly children: (value: Value) => ReactNode
}

/** A value from elsewhere as a screen shows it: on its way, failed, empty, or there. */
export function RemoteView<Value>(props: RemoteViewProps<Value>): ReactNode {
  const { remote, loading, failed, onRetry, isEmpty, empty, children } = props
  if (remote.state === 'failed')
    return (
      <div className="st-remote">
        <p className="error" role="alert">
          {failed} {wordsFor(remote.error)}
        </p>
        {onRetry && <Button onPress={onRetry}>{m.engine_run_retry()}</Button>}
      </div>
    )
  if (remote.state !== 'ready')
    return (
      <p className="st-remote" role="status">
        {loading}
      </p>
    )
  return isEmpty?.(remote.value) ? empty : children(remote.value)
}
