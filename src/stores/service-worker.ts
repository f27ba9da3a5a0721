import { atom } from 'nanostores'
import { savesData } from '#lib/browser/saves-data.ts'

/** True while a new version waits for the student's word. */
export const $newVersion = atom(false)

function tell(
  worker: ServiceWorker | null | undefined,
  message: { type: 'take-over' } | { type: 'keep-tools'; all: boolean }
): void {
  worker?.postMessage(message)
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    // Without a controller this is the first visit: nothing to replace.
    if (registration.waiting && navigator.serviceWorker.controller) $newVersion.set(true)
  }
  look()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
}

/** Registers the worker and asks it to keep the tools on this device. Does nothing where there is none (dev server). */
export async function keepToolsOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const registration = await navigator.serviceWorker.register('/sw.js')
  watch(registration)
  const ready = await navigator.serviceWorker.ready
  tell(ready.active, { type: 'keep-tools', all: !savesData() })
}

/** How long the new worker may take to come in before the old one is left without it. */
const PATIENCE_MS = 6_000

/** Lets the new version in and reloads. Call it only when nothing waits to be sent and nobody types. */
export async function takeNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.waiting) return
  const change = new Promise<boolean>(resolve => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true })
    setTimeout(() => resolve(false), PATIENCE_MS)
  })
  tell(registration.waiting, { type: 'take-over' })
  if ((await change) || (await leaveOldVersion(registration))) location.reload()
}

/**
 * Chromium keeps a new worker waiting for minutes where the old one was started again in the middle of its stop. Without
 * its registration the page comes from the network and registers the new one, which takes over what is kept.
 */
async function leaveOldVersion(registration: ServiceWorkerRegistration): Promise<boolean> {
  try {
    if (!(await fetch('/sw.js', { cache: 'no-store' })).ok) return false
    return await registration.unregister()
  } catch {
    // Without a network the old version is all there is.
    return false
  }
}
