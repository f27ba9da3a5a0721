import { log } from '#lib/log.ts'

/** Another device's words are waited for while a note is open; elsewhere once a minute will do. */
export const LOOK_EVERY = 8000

async function pull(): Promise<void> {
  const { syncSoon } = await import('#data/sync/start.ts')
  syncSoon()
}

/** Asks the server for changes again and again until the returned function is called, while somebody looks. */
export function lookOften(look: () => Promise<void> = pull): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return
    look().catch((error: unknown) => log('An open note does not hear of other devices', error))
  }, LOOK_EVERY)
  return () => clearInterval(timer)
}
