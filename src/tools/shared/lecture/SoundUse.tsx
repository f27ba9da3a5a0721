import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { backendIsOwn } from '#data/backend/supabase.ts'
import { $dropsSound } from '#data/read/lectures/drops-sound.ts'
import { $soundUse } from '#data/read/lectures/sound-use.ts'
import { savePreferences } from '#data/write/preferences.ts'
import { valueOr } from '#lib/remote.ts'
import { gigabytes } from '#lib/values/gigabytes.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'

const set = (dropsSound: boolean): Promise<void> => tryOrNotify(() => savePreferences({ dropsSound }))

const MEGABYTE = 1_000_000

/** How much room the sound of all lectures takes, and whether it goes once a note is made of it. */
export function SoundUse(): ReactNode {
  const { bytes, lectures } = valueOr(useStore($soundUse), { bytes: 0, lectures: 0 })
  const drops = useStore($dropsSound)
  const [isAsked, setAsked] = useState(false)
  const whole = bytes / MEGABYTE
  const size = whole < 10 ? Math.ceil(whole * 10) / 10 : Math.ceil(whole)
  const room = backendIsOwn ? ` ${m.lecture_sound_room({ size: gigabytes(SIZES.accountBytes) })}` : ''
  return (
    <div>
      <p className="hint">
        {lectures === 0 ? m.lecture_sound_use_none() : m.lecture_sound_use({ lectures, size }) + room}
      </p>
      <Checkbox isSelected={drops} onChange={wanted => (wanted ? setAsked(true) : void set(false))}>
        {m.lecture_sound_drop()}
      </Checkbox>
      <ConfirmDialog
        title={m.lecture_sound_drop_ask()}
        isOpen={isAsked}
        confirm={m.lecture_sound_drop_yes()}
        cancel={m.lecture_sound_drop_no()}
        onClose={() => setAsked(false)}
        onConfirm={async () => {
          await set(true)
          setAsked(false)
        }}
      >
        {m.lecture_sound_drop_what()}
      </ConfirmDialog>
    </div>
  )
}
