import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Database } from '#data/device/database.ts'
import { toStorageError } from '#data/device/storage.ts'
import { watch } from '#data/device/watch.ts'
import { $openDatabase, type OpenDatabase } from '#data/read/workspace.ts'
import { toAppError } from '#lib/errors.ts'
import type { Remote } from '#lib/remote.ts'

/** A query as a store: it runs while somebody looks, again after each change in any tab, and follows the workspace. */
export function live<Value>(
  query: (db: Database) => Promise<Value>,
  pace = 0,
  /** What the query reads beside the database: it runs again when this changes. */
  $beside?: ReadableAtom<unknown>
): ReadableAtom<Remote<Value>> {
  const $value = atom<Remote<Value>>({ state: 'idle' })
  onMount($value, () => {
    let stop = () => {}
    const follow = (now: OpenDatabase): void => {
      stop()
      stop = () => {}
      if (now.state === 'closed') $value.set({ state: 'idle' })
      else if (now.state === 'failed') $value.set({ state: 'failed', error: now.error })
      else if (now.state === 'opening') $value.set({ state: 'loading' })
      else {
        $value.set({ state: 'loading' })
        const { db } = now
        stop = watch(() => query(db), {
          pace,
          onValue: value => $value.set({ state: 'ready', value }),
          onError: cause => $value.set({ state: 'failed', error: toStorageError(cause) ?? toAppError(cause) })
        })
      }
    }
    const unbind = $openDatabase.subscribe(follow)
    const leave = $beside?.listen(() => follow($openDatabase.get()))
    return () => {
      stop()
      unbind()
      leave?.()
    }
  })
  return $value
}

/** The store of what `$key` names now, as one store. */
export function liveAt<Key, Value>(
  $key: ReadableAtom<Key>,
  of: (key: Key) => ReadableAtom<Remote<Value>>
): ReadableAtom<Remote<Value>> {
  const $value = atom<Remote<Value>>({ state: 'idle' })
  onMount($value, () => {
    let stop = () => {}
    const unbind = $key.subscribe(key => {
      stop()
      stop = of(key).subscribe(value => $value.set(value))
    })
    return () => {
      stop()
      unbind()
    }
  })
  return $value
}
