import { useCallback, useEffect, useRef, useState } from 'react'
import type { Recording } from '#contract/entities.ts'
import { soundOf } from '#data/sync/lectures/sound.ts'
import { skipFrom } from '#domain/lecture/silence.ts'
import type { Stretch } from '#domain/lecture/pieces/voice.ts'
import { toAppError, type AppError } from '#lib/errors.ts'

export type PlayerState =
  | { readonly state: 'none' }
  | { readonly state: 'loading'; readonly share: number }
  | { readonly state: 'failed'; readonly error: AppError }
  | { readonly state: 'ready' }

export interface Player {
  readonly now: PlayerState
  readonly second: number
  readonly isPlaying: boolean
  readonly speed: number
  readonly toggle: () => void
  readonly seek: (second: number, plays?: boolean) => void
  readonly setSpeed: (speed: number) => void
  readonly isSkipping: boolean
  readonly setSkipping: (isSkipping: boolean) => void
  readonly retry: () => void
}

const AGAIN_MS = 50
const NOTHING: readonly Stretch[] = []

function playOrPause(own: HTMLAudioElement | null): void {
  if (own?.paused) void own.play().catch(() => undefined)
  else own?.pause()
}

/** The browser tells four times a second: too seldom for a line that moves. */
function goOn(own: HTMLAudioElement, silences: readonly Stretch[], tell: () => void): void {
  if (own.paused) return
  const next = skipFrom(silences, own.currentTime)
  if (next !== null) own.currentTime = Math.min(next, own.duration || next)
  tell()
}

/** The sound of a recording, wherever it lies, in the browser's own player. */
export function usePlayer(recording: Recording, from: number, silences: readonly Stretch[] = NOTHING): Player {
  const [now, setNow] = useState<PlayerState>({ state: 'none' })
  const [second, setSecond] = useState(from)
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeedState] = useState(1)
  const [isSkipping, setSkipping] = useState(false)
  const [tries, setTries] = useState(0)
  const audio = useRef<HTMLAudioElement | null>(null)
  const latest = useRef({ recording, second: from, speed: 1, skipped: silences })
  useEffect(() => {
    latest.current = { recording, second, speed, skipped: isSkipping ? silences : [] }
  })
  const { state } = recording
  const cuts = recording.sound?.cuts.map(({ fileId }) => fileId).join(' ') ?? ''

  useEffect(() => {
    if (cuts === '') return setNow({ state: 'none' })
    let address: string | null = null
    let isGone = false
    const own = new Audio()
    const tell = (): void => setSecond(own.currentTime)
    for (const event of ['play', 'pause', 'ended']) own.addEventListener(event, () => setPlaying(!own.paused))
    for (const event of ['timeupdate', 'seeked']) own.addEventListener(event, tell)
    const load = async (): Promise<void> => {
      const sound = await soundOf(latest.current.recording, (done, total) => {
        if (!isGone) setNow({ state: 'loading', share: total > 0 ? Math.min(1, done / total) : 0 })
      })
      if (isGone) return
      address = URL.createObjectURL(sound)
      own.src = address
      own.preservesPitch = true
      own.playbackRate = latest.current.speed
      own.currentTime = latest.current.second
      audio.current = own
      setNow({ state: 'ready' })
    }
    setNow({ state: 'loading', share: 0 })
    load().catch((error: unknown) => {
      if (!isGone) setNow({ state: 'failed', error: toAppError(error) })
    })
    const timer = setInterval(() => goOn(own, latest.current.skipped, tell), AGAIN_MS)
    return () => {
      isGone = true
      clearInterval(timer)
      own.pause()
      own.removeAttribute('src')
      if (audio.current === own) audio.current = null
      if (address !== null) URL.revokeObjectURL(address)
    }
  }, [recording.id, state, cuts, tries])

  const seek = useCallback((to: number, plays = false): void => {
    const own = audio.current
    const within = Math.max(0, Math.min(latest.current.recording.seconds || to, to))
    setSecond(within)
    if (!own) return
    own.currentTime = within
    if (plays) void own.play().catch(() => undefined)
  }, [])
  return {
    now,
    second,
    isPlaying,
    speed,
    seek,
    toggle: () => playOrPause(audio.current),
    setSpeed: value => {
      setSpeedState(value)
      if (audio.current) audio.current.playbackRate = value
    },
    isSkipping,
    setSkipping,
    retry: () => setTries(count => count + 1)
  }
}
