import { useCallback, useEffect, useRef, useState } from 'react'
import { SIZES } from '#config/sizes.ts'
import { dropRecording, savePart, leftRecording } from '#data/sync/files/left-recording.ts'
import { toAppError } from '#lib/errors.ts'
import { m } from '#messages/generated/messages.js'
import { wordsFor } from '#stores/words.ts'
import { CannotRecord, startRecording, type RecordFault, type Recording } from '#tools/shared/cards/media/record.ts'
import { storeSound } from '#tools/shared/cards/media/store-sound.ts'
import type { CardSound } from '#tools/shared/cards/media/media.ts'
import { setUnderWay } from '#tools/shared/cards/media/under-way.ts'

export type RecorderState =
  | { readonly state: 'asking' | 'recording' | 'storing' }
  /** A page that was closed left it. */
  | { readonly state: 'left'; readonly sound: Blob }
  | { readonly state: 'refused'; readonly fault: RecordFault }
  | { readonly state: 'unstored'; readonly sound: Blob; readonly reason: string }

export interface Recorder {
  readonly now: RecorderState
  readonly seconds: number
  readonly begin: () => void
  readonly finish: () => void
  readonly store: (sound: Blob) => void
  readonly drop: () => void
}

/** A recording of the card side `of`, from the press on; each second of it is on the disk before the next. */
export function useRecorder(of: string, onDone: (sound: CardSound) => void, onClose: () => void): Recorder {
  const [now, setNow] = useState<RecorderState>({ state: 'asking' })
  const [seconds, setSeconds] = useState(0)
  const running = useRef<Recording | null>(null)
  const writing = useRef<Promise<void>>(Promise.resolve())
  const isGone = useRef(false)

  const { state } = now
  useEffect(() => {
    setUnderWay(of, state === 'recording' || state === 'storing' || state === 'unstored')
    return () => setUnderWay(of, false)
  }, [of, state])

  const store = async (sound: Blob): Promise<void> => {
    setNow({ state: 'storing' })
    try {
      const stored = await storeSound(sound, m.media_recorded())
      await writing.current
      await dropRecording(of)
      onDone(stored)
    } catch (error) {
      setNow({ state: 'unstored', sound, reason: wordsFor(toAppError(error)) })
    }
  }
  const finish = async (): Promise<void> => {
    const recording = running.current
    running.current = null
    if (recording) await store(await recording.stop())
  }
  const latest = useRef(finish)
  useEffect(() => {
    latest.current = finish
  })

  const begin = useCallback(async (): Promise<void> => {
    setNow({ state: 'asking' })
    let part = 0
    const keep = (data: Blob): void => {
      part += 1
      const at = part
      setSeconds(at)
      const write = async (): Promise<void> => savePart(of, at, { mime: data.type, bytes: await data.arrayBuffer() })
      // The recording goes on in memory where the disk refuses its parts.
      writing.current = writing.current.then(write).catch(() => undefined)
      if (at >= SIZES.soundSeconds) void latest.current()
    }
    try {
      await dropRecording(of)
      const recording = await startRecording(keep, () => void latest.current())
      if (isGone.current) return recording.drop()
      running.current = recording
      setNow({ state: 'recording' })
    } catch (error) {
      setNow({ state: 'refused', fault: error instanceof CannotRecord ? error.fault : 'failed' })
    }
  }, [of])

  useEffect(() => {
    isGone.current = false
    leftRecording(of)
      .catch(() => null)
      .then(sound => (sound ? setNow({ state: 'left', sound }) : begin()))
      .catch(() => undefined)
    return () => {
      isGone.current = true
      running.current?.drop()
      running.current = null
    }
  }, [of, begin])

  const drop = (): void => {
    running.current?.drop()
    running.current = null
    void dropRecording(of).catch(() => undefined)
    onClose()
  }
  return {
    now,
    seconds,
    begin: () => void begin(),
    finish: () => void finish(),
    store: sound => void store(sound),
    drop
  }
}
