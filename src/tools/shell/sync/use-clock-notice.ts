import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { persistentAtom } from '@nanostores/persistent'
import { site } from '#config/site.ts'
import { $clockError, trueNow } from '#data/backend/server-clock.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'

/** Whether the student was told of the clock as it is wrong now. */
const $told = persistentAtom<string>(`${site.slug}-clock-told`, '')
const days = new Intl.DateTimeFormat(site.locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit'
})

/** Says once that the device's clock is wrong; a clock that was put right and goes wrong again is told again. */
export function useClockNotice(): void {
  const error = useStore($clockError)
  useEffect(() => {
    if (error === 0) {
      $told.set('')
      return
    }
    if ($told.get() !== '') return
    $told.set('told')
    notify({ text: m.sync_clock_wrong({ here: days.format(new Date()), true: days.format(trueNow()) }), stays: true })
  }, [error])
}
