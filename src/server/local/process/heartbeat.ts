/** Often enough for the shortest patience of the watchdog. */
const BEAT = 500

/** Tells the watchdog that this process still turns; without one, nothing. `alone` runs when the watchdog is gone. */
export function beat(alone: () => void): { readonly ready: () => void } {
  if (!process.send) return { ready: () => undefined }
  const tell = (word: string): void => {
    if (process.connected) process.send?.(word)
  }
  tell('beat')
  setInterval(() => tell('beat'), BEAT).unref()
  process.once('disconnect', alone)
  process.channel?.unref()
  return { ready: () => tell('ready') }
}
