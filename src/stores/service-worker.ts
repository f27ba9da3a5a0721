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

/** Lets the new version in and reloads. Call it only when nothing waits to be sent and nobody types. */
export async function takeNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.waiting) return
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  tell(registration.waiting, { type: 'take-over' })
}
