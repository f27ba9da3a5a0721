import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { log } from '#lib/log.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import {
  $smallWindow,
  canBeSmall,
  closeSmallWindow,
  openSmallWindow
} from '#tools/study-zone/desk/small-window.store.tsx'
import { Button } from '#ui/Button.tsx'

function open(): void {
  openSmallWindow().catch((error: unknown) => {
    log('The small window was refused', error)
    notify({ text: m.zone_small_failed() })
  })
}

/** Only where the browser has such a window. */
export function SmallWindow(): ReactNode {
  const small = useStore($smallWindow)
  if (!canBeSmall()) return null
  return small ? (
    <Button onPress={closeSmallWindow}>{m.zone_small_close()}</Button>
  ) : (
    <Button onPress={open}>{m.zone_small()}</Button>
  )
}
