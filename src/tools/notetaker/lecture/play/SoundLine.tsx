import { useStore } from '@nanostores/react'
import { useMemo, type ReactNode } from 'react'
import type { Recording } from '#contract/entities.ts'
import { soundPlaceOf } from '#data/read/lectures/lectures.ts'
import { isReady } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { deleteSound } from '#tools/notetaker/lecture/acts.ts'
import { DeleteAct } from '#tools/notetaker/lecture/play/DeleteAct.tsx'
import { megabytes, secondWords } from '#tools/notetaker/lecture/words.ts'

/** How large the sound is and where it lies; the way to do without it. */
export function SoundLine({ recording }: { readonly recording: Recording }): ReactNode {
  const { id, sound, seconds, state } = recording
  const place = useStore(useMemo(() => soundPlaceOf(id), [id]))
  if (!sound || state !== 'kept') return null
  const mb = megabytes(recording)
  const isStored = isReady(place) && place.value.storedSeconds >= seconds
  const isHere = !isReady(place) || place.value.isHere
  const words = !isHere
    ? m.lecture_sound_away({ size: mb })
    : isStored
      ? m.lecture_sound_both({ size: mb })
      : m.lecture_sound_here({ size: mb, time: secondWords(isReady(place) ? place.value.storedSeconds : 0) })
  return (
    <div className="lc-sound">
      <p className="hint">{words}</p>
      <DeleteAct
        id={id}
        label={m.lecture_sound_delete()}
        ask={m.lecture_sound_delete_ask()}
        run={() => deleteSound(recording)}
      />
    </div>
  )
}
