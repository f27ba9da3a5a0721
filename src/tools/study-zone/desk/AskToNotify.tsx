import { useState, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { Button } from '#ui/Button.tsx'

const hasNotices = (): boolean => 'Notification' in globalThis

/** Notices of the system are asked for by a press, and only here. */
export function AskToNotify(): ReactNode {
  const [state, setState] = useState(() => (hasNotices() ? Notification.permission : 'denied'))
  if (!hasNotices()) return null
  if (state === 'granted') return <p className="hint">{m.zone_notify_on()}</p>
  if (state === 'denied') return <p className="hint">{m.zone_notify_off()}</p>
  return <Button onPress={() => void Notification.requestPermission().then(setState)}>{m.zone_notify_ask()}</Button>
}
