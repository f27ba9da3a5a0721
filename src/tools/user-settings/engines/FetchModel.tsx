import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $downloaded, $downloadFailure, fetchPrivateModel, stopFetching } from '#data/workers/private/private-model.ts'
import { wordsFor } from '#stores/words.ts'
import { Button } from '#ui/Button.tsx'

export interface FetchModelProps {
  /** What the button says before: with the size, so that pressing it agrees to it. */
  readonly fetch: string
  readonly progress: (percent: number) => string
  readonly stop: string
}

/** The fetch of a model: asked for, watched and stopped by the student. */
export function FetchModel({ fetch, progress, stop }: FetchModelProps): ReactNode {
  // It goes on while the student looks elsewhere; whoever comes back sees how far it is, or why it failed.
  const share = useStore($downloaded)
  const error = useStore($downloadFailure)
  return (
    <>
      <div className="row">
        <Button isPending={share !== null} onPress={() => void fetchPrivateModel().catch(() => undefined)}>
          {share === null ? fetch : progress(Math.round(share * 100))}
        </Button>
        {share !== null && (
          <Button kind="quiet" onPress={() => stopFetching()}>
            {stop}
          </Button>
        )}
      </div>
      <p role="status" className="error">
        {error === null ? '' : wordsFor(error)}
      </p>
    </>
  )
}
