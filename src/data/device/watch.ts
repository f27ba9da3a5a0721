import { liveQuery } from 'dexie'

interface Watcher<Value> {
  readonly onValue: (value: Value) => void
  readonly onError: (cause: unknown) => void
  /** Milliseconds at least from one look to the next: the first change is seen at once, a burst in steps. */
  readonly pace: number
}

let least = 0

/**
 * Paced looks are at least so far apart, until 0 is said: while a file comes in, each of its thousands of rows would be
 * looked at, and the looks hold up the rows.
 */
export function lookRarely(milliseconds: number): void {
  least = milliseconds
}

/**
 * Dexie drops a look that a further change overtakes and begins anew, so that a steady stream of writes shows nothing
 * and costs everything: a paced query shows each look, and waits before the next.
 */
export function watch<Value>(look: () => Promise<Value>, { onValue, onError, pace }: Watcher<Value>): () => void {
  let lookedAt = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop = () => {}
  let isOver = false
  // An async function, and seen as one by Dexie: of any other it follows the reads only up to the first native await.
  const paced = async (): Promise<Value | undefined> => {
    const rest = lookedAt + (pace > 0 ? Math.max(pace, least) : 0) - performance.now()
    if (rest > 0) {
      stop()
      timer ??= setTimeout(begin, rest)
      return undefined
    }
    lookedAt = performance.now()
    const value = await look()
    // Not from within Dexie's zone: what a listener reads is no part of this look.
    if (pace > 0) setTimeout(() => isOver || onValue(value))
    return value
  }
  const begin = () => {
    timer = undefined
    lookedAt = -Infinity
    const subscription = liveQuery(paced).subscribe({
      next: value => {
        if (pace === 0) onValue(value as Value)
      },
      error: onError
    })
    stop = () => subscription.unsubscribe()
  }
  begin()
  return () => {
    isOver = true
    stop()
    clearTimeout(timer)
  }
}
