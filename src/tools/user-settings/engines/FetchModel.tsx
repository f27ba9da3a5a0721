import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { PrivateId } from '#data/private/private-engine.ts'
import { $downloaded, $downloadFailure, fetchPrivateModel, stopFetching } from '#data/private/private-model.ts'
import { wordsFor } from '#stores/words.ts'
import { Button } from '#ui/Button.tsx'

export interface FetchModelProps {
  readonly id: PrivateId
  /** What the button says before: with the size, so that pressing it agrees to it. */
  readonly fetch: string
  readonly progress: (percent: number) => string
  readonly stop: string
  readonly failure?: (error: unknown) => Error
}

/** The fetch of a model: asked for, watched and stopped by the student. */
export function FetchModel({ id, fetch, progress, stop, failure }: FetchModelProps): ReactNode {
  // It goes on while the student looks elsewhere; whoever comes back sees how far it is, or why it failed.
  const share = useStore($downloaded)[id]
  const error = useStore($downloadFailure)[id]
  return (
    <>
      <div className="row">
        <Button isPending={share !== null} onPress={() => void fetchPrivateModel(id).catch(() => undefined)}>
          {share === null ? fetch : progress(Math.round(share * 100))}
        </Button>
        {share !== null && (
          <Button kind="quiet" onPress={() => stopFetching(id)}>
            {stop}
          </Button>
        )}
      </div>
      <p role="status" className="error">
        {error === null ? '' : wordsFor(failure?.(error) ?? error)}
      </p>
    </>
  )
}
