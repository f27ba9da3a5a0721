/** A stuck frame must not hold up what waits for it. */
const AT_MOST = 100

/** Resolves when the next frame is on the screen, or at once where none will be: in a hidden page. */
export function afterPaint(): Promise<void> {
  if (typeof requestAnimationFrame !== 'function' || document.visibilityState === 'hidden') return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const go = (): void => resolve(undefined)
  const goIfHidden = (): void => {
    if (document.visibilityState === 'hidden') go()
  }
  const timer = setTimeout(go, AT_MOST)
  // A page that goes away gets no further frame, nor does a hidden one, whose timers may stop as well.
  addEventListener('pagehide', go)
  document.addEventListener('visibilitychange', goIfHidden)
  requestAnimationFrame(() => {
    // A message sent within a frame arrives once that frame is painted.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = go
    port2.postMessage(null)
  })
  return promise.finally(() => {
    clearTimeout(timer)
    removeEventListener('pagehide', go)
    document.removeEventListener('visibilitychange', goIfHidden)
  })
}
