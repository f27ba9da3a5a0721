/** When the page has nothing more urgent to do, and after `timeout` in any case; Safari has no such callback. */
export function whenIdle({
  timeout,
  fallback
}: {
  readonly timeout: number
  readonly fallback: number
}): Promise<void> {
  return new Promise(resolve => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout })
    else setTimeout(resolve, fallback)
  })
}
