import type { ReadableAtom } from 'nanostores'
import type { Remote } from '#lib/remote.ts'

/** The first value a store gives; throws what it failed with. */
export async function onceReady<Value>($store: ReadableAtom<Remote<Value>>): Promise<Value> {
  let stop: () => void = () => undefined
  try {
    return await new Promise<Value>((resolve, reject) => {
      stop = $store.subscribe(remote => {
        if (remote.state === 'ready') resolve(remote.value)
        if (remote.state === 'failed') reject(remote.error)
      })
    })
  } finally {
    stop()
  }
}
