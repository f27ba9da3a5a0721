import { useSyncExternalStore, type ReactNode } from 'react'
import { log } from '#lib/log.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { Button } from '#ui/Button.tsx'

function onChange(tell: () => void): () => void {
  document.addEventListener('fullscreenchange', tell)
  return () => document.removeEventListener('fullscreenchange', tell)
}

const isFullNow = (): boolean => document.fullscreenElement !== null

function toggle(): void {
  const turning = isFullNow() ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  turning.catch((error: unknown) => {
    log('Full screen was refused', error)
    notify({ text: m.zone_full_failed() })
  })
}

/** The clock alone on the screen; notices and dialogs stay above it. */
export function FullScreen(): ReactNode {
  const isFull = useSyncExternalStore(onChange, isFullNow)
  if (!document.fullscreenEnabled) return null
  return <Button onPress={toggle}>{isFull ? m.zone_full_leave() : m.zone_full()}</Button>
}
