import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { SIZES } from '#config/sizes.ts'
import { $preferences, savePreferences } from '#data/write/preferences.ts'
import { isReady } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { BoardFields } from '#tools/shared/account/BoardFields.tsx'
import { SubmitSays } from '#tools/shared/forms/SubmitSays.tsx'
import { useSubmit } from '#tools/shared/forms/use-submit.ts'
import { RetentionField } from '#tools/user-settings/RetentionField.tsx'
import { timeZones, zoneWords } from '#tools/user-settings/time-zones.ts'
import { NumberField } from '#ui/NumberField.tsx'
import { Select } from '#ui/Select.tsx'

const HOURS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** Each field is saved as it is changed. */
export function StudyPart(): ReactNode {
  const known = useStore($preferences)
  const [submit, run] = useSubmit()
  if (!isReady(known)) return null
  const now = known.value
  const save = (change: Parameters<typeof savePreferences>[0]): void => void run(() => savePreferences(change))
  return (
    <div className="settings-form">
      <BoardFields board={now.board} level={now.level} onChange={save} />
      <NumberField
        label={m.settings_minutes()}
        hint={m.settings_minutes_hint()}
        value={now.minutesPerDay}
        minValue={SIZES.minutesPerDay.min}
        maxValue={SIZES.minutesPerDay.max}
        onChange={minutesPerDay => save({ minutesPerDay })}
      />
      <Select
        label={m.settings_zone()}
        value={now.timeZone}
        options={timeZones(now.timeZone).map(zone => ({ value: zone, text: zoneWords(zone) }))}
        onChange={timeZone => save({ timeZone })}
      />
      <Select
        label={m.settings_day_start()}
        hint={m.settings_day_start_hint()}
        value={String(now.dayStartsAt)}
        options={HOURS.map(hour => ({ value: String(hour), text: m.settings_hour({ hour }) }))}
        onChange={hour => save({ dayStartsAt: Number(hour) })}
      />
      <NumberField
        label={m.settings_new()}
        hint={m.settings_new_hint()}
        value={now.newPerDay}
        minValue={0}
        maxValue={999}
        onChange={newPerDay => save({ newPerDay })}
      />
      <NumberField
        label={m.settings_reviews()}
        hint={m.settings_reviews_hint()}
        value={now.reviewsPerDay}
        minValue={0}
        maxValue={9999}
        onChange={reviewsPerDay => save({ reviewsPerDay })}
      />
      <RetentionField value={now.desiredRetention} onChange={desiredRetention => save({ desiredRetention })} />
      <SubmitSays submit={submit} done={m.settings_saved_device()} />
    </div>
  )
}
