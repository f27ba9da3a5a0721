import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import type { Remote } from '#lib/remote.ts'
import { afterReady } from '#stores/after-ready.ts'

function counted(): { store: ReturnType<typeof atom<Remote<number>>>; looks: () => number } {
  const store = atom<Remote<number>>({ state: 'ready', value: 7 })
  let looks = 0
  const subscribe = store.subscribe.bind(store)
  store.subscribe = listener => {
    looks += 1
    return subscribe(listener)
  }
  return { store, looks: () => looks }
}

test('what is long to read is looked at once the first is known, also where that failed, and only once', async () => {
  for (const known of [
    { state: 'ready', value: 1 },
    { state: 'failed', error: new Error('x') as never }
  ] as const) {
    const first = atom<Remote<unknown>>({ state: 'loading' })
    const { store, looks } = counted()
    const $late = afterReady(store, first)
    const stop = $late.subscribe(() => undefined)
    expect([looks(), $late.get().state]).toEqual([0, 'idle'])
    first.set(known)
    first.set(known)
    await expect.poll(() => $late.get()).toEqual({ state: 'ready', value: 7 })
    expect(looks()).toBe(1)
    stop()
  }
})
