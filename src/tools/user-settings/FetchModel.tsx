import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { PrivateId } from '#data/private/private-engine.ts'
import { $downloaded, fetchPrivateModel, stopFetching } from '#data/private/private-model.ts'
import { SubmitSays } from '#tools/SubmitSays.tsx'
import { useSubmit } from '#tools/use-submit.ts'
import { Button } from '#ui/Button.tsx'

export interface FetchModelProps {
  readonly id: PrivateId
  /** What the button says before: with the size, so that pressing it agrees to it. */
  readonly fetch: string
  readonly progress: (percent: number) => string
  readonly stop: string
  readonly failure?: (error: unknown) => Error
}

const isStop = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

/** The fetch of a model: asked for, watched and stopped by the student. */
export function FetchModel({ id, fetch, progress, stop, failure }: FetchModelProps): ReactNode {
  const [submit, run] = useSubmit()
  // It goes on while the student looks elsewhere, and can be stopped by whoever comes back.
  const share = useStore($downloaded)[id]
  const begin = (): void =>
    void run(() =>
      fetchPrivateModel(id).catch((error: unknown) => {
        if (!isStop(error)) throw failure?.(error) ?? error
      })
    )
  return (
    <>
      <div className="row">
        <Button isPending={share !== null} onPress={begin}>
          {share === null ? fetch : progress(Math.round(share * 100))}
        </Button>
        {share !== null && (
          <Button kind="quiet" onPress={() => stopFetching(id)}>
            {stop}
          </Button>
        )}
      </div>
      <SubmitSays submit={submit} done="" />
    </>
  )
}
