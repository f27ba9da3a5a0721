import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { soundPlaceOf } from '#data/read/lectures/lectures.ts'
import { isReady } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { $keptSeconds } from '#tools/notetaker/lecture/record/recording.store.ts'
import { BITS_PER_SECOND } from '#tools/notetaker/lecture/record/run.ts'
import { secondWords } from '#tools/notetaker/lecture/words.ts'
import { $heardSeconds } from '#tools/shared/recording/now.ts'

const LOOK_EVERY_MS = 60_000
const LONGEST_HOURS = 4
const HOUR_BYTES = (BITS_PER_SECOND / 8) * 3600

/** Hours of sound for which this device has room; null where it does not say. */
function useHoursLeft(): number | null {
  const [hours, setHours] = useState<number | null>(null)
  useEffect(() => {
    const look = (): void =>
      void navigator.storage
        .estimate()
        .then(({ quota, usage }) => quota !== undefined && setHours((quota - (usage ?? 0)) / HOUR_BYTES))
        .catch(() => undefined)
    look()
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return hours
}

/** How much of it is where, and what would be lost now. */
export function Safe({ id }: { readonly id: string }): ReactNode {
  const heard = useStore($heardSeconds)
  const kept = useStore($keptSeconds)
  const place = useStore(useMemo(() => soundPlaceOf(id), [id]))
  const hours = useHoursLeft()
  const stored = isReady(place) ? place.value.storedSeconds : 0
  const whole = Math.max(60, heard * 1.4)
  const rows = [
    ['heard', m.lecture_heard(), heard],
    ['here', m.lecture_on_device(), kept],
    ['stored', m.lecture_in_storage(), stored]
  ] as const
  return (
    <section className="lc-safe" aria-label={m.lecture_safe()}>
      {rows.map(([key, words, seconds]) => (
        <div key={key} data-row={key}>
          <span>{words}</span>
          <s aria-hidden="true">
            <u style={{ inlineSize: `${Math.min(100, (seconds / whole) * 100)}%` }} />
          </s>
          <output>{secondWords(seconds)}</output>
        </div>
      ))}
      <p>
        {m.lecture_lose()}{' '}
        {hours !== null &&
          (hours < LONGEST_HOURS
            ? m.lecture_room_minutes({ minutes: Math.max(0, Math.floor(hours * 60)) })
            : m.lecture_room({ hours: Math.min(999, Math.floor(hours)) }))}
      </p>
    </section>
  )
}
