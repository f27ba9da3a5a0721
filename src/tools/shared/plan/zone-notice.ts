import { useEffect } from 'react'
import { persistentAtom } from '@nanostores/persistent'
import { site } from '#config/site.ts'
import { deviceTimeZone } from '#data/device/preferences-defaults.ts'
import { savePreferences } from '#data/write/preferences.ts'
import { sameClock } from '#lib/values/same-clock.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { notify } from '#stores/notices.ts'

/** Of which two zones the student was told on this device. */
const $told = persistentAtom<string>(`${site.slug}-zones-told`, '')

/** One notice, whichever screens are opened while it stands. */
let shown: string | null = null

const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/**
 * The first time the device's clock differs from the plan's, the student says which one their days follow. Planned times
 * are times on the wall, so none of them changes.
 */
export function useZoneNotice(zone: string | null): void {
  useEffect(() => {
    const here = deviceTimeZone()
    const pair = `${zone} ${here}`
    if (zone === null || shown === pair || $told.get() === pair || sameClock(zone, here, new Date())) return
    shown = pair
    notify({
      text: m.planner_zone_notice({ here: placeOf(here), plan: placeOf(zone) }),
      action: {
        label: m.planner_zone_follow({ here: placeOf(here) }),
        run: () => void tryOrNotify(() => savePreferences({ timeZone: here }))
      },
      stays: true,
      onClose: () => $told.set(pair)
    })
  }, [zone])
}
