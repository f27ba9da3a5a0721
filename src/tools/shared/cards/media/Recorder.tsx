import { useEffect, useRef, type ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { m } from '#messages/generated/messages.js'
import type { CardSound } from '#tools/shared/cards/media/media.ts'
import type { RecordFault } from '#tools/shared/cards/media/record.ts'
import { useRecorder, type RecorderState } from '#tools/shared/cards/media/use-recorder.ts'
import { Button } from '#ui/Button.tsx'

const FAULTS: Readonly<Record<RecordFault, () => string>> = {
  refused: m.media_record_refused,
  'no-microphone': m.media_record_none,
  unable: m.media_record_unable,
  failed: m.media_record_failed
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function words(now: RecorderState): string {
  switch (now.state) {
    case 'asking':
      return m.media_record_asking()
    case 'recording':
      return m.media_recording()
    case 'storing':
      return m.media_record_storing()
    case 'left':
      return m.media_record_left()
    case 'refused':
      return FAULTS[now.fault]()
    case 'unstored':
      return m.media_record_unstored({ reason: now.reason })
  }
}

export interface RecorderProps {
  /** Names the side of the card, so that what a closed page left is found again. */
  readonly of: string
  /** The student called it; else it shows itself because of what a closed page left. */
  readonly isCalled: boolean
  readonly onDone: (sound: CardSound) => void
  readonly onClose: () => void
}

/** Records a sound for one side of a card. */
export function Recorder({ of, isCalled, onDone, onClose }: RecorderProps): ReactNode {
  const { now, seconds, begin, finish, store, drop } = useRecorder(of, onDone, onClose)
  const { state } = now
  const box = useRef<HTMLDivElement>(null)
  // What was pressed is gone: the focus goes on to what can be done now.
  useEffect(() => {
    if (isCalled || box.current?.contains(document.activeElement)) box.current?.querySelector('button')?.focus()
  }, [state, isCalled])
  return (
    <div ref={box} className="cm-recording" role="group" aria-label={m.media_record()}>
      <p role="status">
        {state === 'recording' && <span className="cm-dot" aria-hidden="true" />}
        {words(now)}
      </p>
      {state === 'recording' && (
        <>
          <p className="cm-time" role="timer" aria-live="off">
            {m.media_record_time({ time: clock(seconds), limit: clock(SIZES.soundSeconds) })}
          </p>
          <Button kind="ink-small" onPress={finish}>
            {m.media_record_stop()}
          </Button>
        </>
      )}
      {(state === 'left' || state === 'unstored') && (
        <Button kind="ink-small" onPress={() => store(now.sound)}>
          {state === 'left' ? m.media_record_keep() : m.media_retry()}
        </Button>
      )}
      {state === 'refused' && <Button onPress={begin}>{m.media_retry()}</Button>}
      {state !== 'storing' && (
        <Button kind="quiet" onPress={drop}>
          {state === 'refused' || state === 'asking' ? m.media_record_close() : m.media_record_drop()}
        </Button>
      )}
    </div>
  )
}
