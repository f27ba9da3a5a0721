/** The screen stays on, as a device that sleeps records nothing; again after each return to the page. */
export function keepAwake(): () => void {
  const wakeLock = (navigator as { wakeLock?: WakeLock }).wakeLock
  let held: Promise<WakeLockSentinel | undefined> | undefined
  const ask = (): void => {
    if (document.visibilityState === 'visible') held = wakeLock?.request('screen').catch(() => undefined)
  }
  ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    document.removeEventListener('visibilitychange', ask)
    void held?.then(lock => lock?.release())
  }
}
