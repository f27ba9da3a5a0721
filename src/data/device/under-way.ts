import type { Dexie } from 'dexie'
import { atom, type ReadableAtom } from 'nanostores'

/** A whole import takes a few seconds on a slow phone. */
const LONG = 20_000

/** The transactions of this page, and when each began. */
const running = new Map<IDBTransaction, number>()
let leavings = 0
let timer: ReturnType<typeof setInterval> | undefined

const $state = atom(false)
/** True while one of them does not end: other pages, or the browser itself, may be holding it up. */
export const $stuck: ReadableAtom<boolean> = $state

function look(): void {
  const now = performance.now()
  $state.set([...running.values()].some(began => now - began > LONG))
}

function follow(transaction: IDBTransaction): void {
  running.set(transaction, performance.now())
  const over = (): void => {
    running.delete(transaction)
    if ($state.get()) look()
    if (running.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
  transaction.addEventListener('complete', over)
  transaction.addEventListener('abort', over)
  timer ??= setInterval(look, LONG / 4)
}

/** Has to be called before the database is opened. */
export function followTransactions(db: Dexie): void {
  db.on('populate', ({ idbtrans }) => follow(idbtrans))
  db.use({
    stack: 'dbcore',
    name: 'under-way',
    create: core => ({
      ...core,
      transaction: (...asked) => {
        const transaction = core.transaction(...asked)
        follow(transaction as unknown as IDBTransaction)
        return transaction
      }
    })
  })
}

/**
 * A page that the browser keeps for the way back stands still with what it had under way, and in WebKit (2.50) all other
 * pages wait for it to end: nothing can be read or written until it is thrown away.
 */
function leave(): void {
  leavings += 1
  for (const transaction of running.keys())
    try {
      transaction.abort()
    } catch {
      // It is being written at this moment, which needs no page.
    }
}

if (typeof addEventListener === 'function') {
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) leave()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // The time away was not spent waiting.
    for (const transaction of running.keys()) running.set(transaction, performance.now())
  })
}

/** Does once more what was ended because the page was left: where this goes on, the page is back. */
export async function againAfterLeaving<Value>(work: () => Promise<Value>): Promise<Value> {
  const before = leavings
  try {
    return await work()
  } catch (error) {
    if (leavings === before) throw error
    return againAfterLeaving(work)
  }
}
