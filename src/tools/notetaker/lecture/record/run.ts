import { keepPiece, reachOf, sealPieces } from '#data/sync/lectures/pieces.ts'
import { toAppError, type AppError } from '#lib/errors.ts'
import { log } from '#lib/log.ts'
import type { SoundInput } from '#tools/notetaker/lecture/record/sound-input.ts'

/** Opus is decoded everywhere; Safari records it into a file that it cannot play itself. */
const KINDS = ['audio/webm;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4', 'audio/ogg;codecs=opus']
const APPLE = ['audio/mp4;codecs=mp4a.40.2', 'audio/mp4', 'audio/webm;codecs=opus']
/** Speech in a room: 15 MB an hour. */
export const BITS_PER_SECOND = 32_000
/** Safari gives empty pieces where they would be small: there one is as long as it needs. */
const PIECE_MS = 5000
const SEAL_SECONDS = 60
const METER_MS = 100

export type RunEnd = 'stopped' | 'gone' | 'full'

export interface Listening {
  readonly onMeter: (seconds: number, level: number) => void
  /** So many seconds are on the disk. */
  readonly onKept: (seconds: number) => void
}

export interface Run {
  readonly setPaused: (isPaused: boolean) => void
  readonly stop: () => void
  readonly ended: Promise<{ readonly end: RunEnd; readonly error: AppError | null }>
}

/** The loudest of each second. */
class SecondLevels {
  readonly #levels = new Map<number, number>()
  hear(second: number, level: number): void {
    const at = Math.floor(second)
    this.#levels.set(at, Math.max(this.#levels.get(at) ?? 0, level))
  }
  take(from: number, to: number): number[] {
    const first = Math.floor(from)
    const levels = Array.from({ length: Math.floor(to) - first + 1 }, (_, at) => this.#levels.get(first + at) ?? 0)
    for (const at of [...this.#levels.keys()]) if (at < Math.floor(to)) this.#levels.delete(at)
    return levels
  }
}

/** Lets the recorder run; each piece is on the disk before the next is written. Ends by itself where the sound or the disk does. */
export async function startRun(id: string, input: SoundInput, { onMeter, onKept }: Listening): Promise<Run> {
  const before = await reachOf(id)
  const kinds = navigator.vendor.startsWith('Apple') ? APPLE : KINDS
  const mimeType = kinds.find(kind => MediaRecorder.isTypeSupported(kind))
  const recorder = new MediaRecorder(input.stream, {
    ...(mimeType && { mimeType }),
    audioBitsPerSecond: BITS_PER_SECOND
  })
  onKept(before.seconds)
  const levels = new SecondLevels()
  const over = Promise.withResolvers<{ end: RunEnd; error: AppError | null }>()
  const now = (): number => before.seconds + input.elapsed()
  let at = before.pieces
  let reached = before.seconds
  let sealed = before.seconds
  let isAsked = false
  let refused: AppError | null = null
  let writing = Promise.resolve()

  const keep = async (data: Blob, seconds: number): Promise<void> => {
    if (refused) return
    const from = Math.floor(reached)
    const piece = { recording_id: id, at, mime: recorder.mimeType, seconds, run: before.run, from }
    await keepPiece({ ...piece, bytes: await data.arrayBuffer(), levels: levels.take(reached, seconds) })
    at += 1
    reached = seconds
    onKept(seconds)
    if (seconds - sealed < SEAL_SECONDS) return
    sealed = seconds
    // The pieces are on the disk: making a file of them can wait for the next minute.
    await sealPieces(id).catch((error: unknown) => log('lecture', error))
  }
  const end = (): void => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size === 0) return
    const seconds = now()
    writing = writing
      .then(() => keep(data, seconds))
      .catch((error: unknown) => {
        refused = toAppError(error)
        end()
      })
  })
  const meter = setInterval(() => {
    if (recorder.state !== 'recording') return
    const level = input.level()
    levels.hear(now(), level)
    onMeter(now(), level)
  }, METER_MS)
  recorder.addEventListener('stop', () => {
    clearInterval(meter)
    input.close()
    void writing.then(() => over.resolve({ end: refused ? 'full' : isAsked ? 'stopped' : 'gone', error: refused }))
  })
  input.onGone(end)
  recorder.start(PIECE_MS)
  return {
    ended: over.promise,
    setPaused: isPaused => {
      if (isPaused) {
        recorder.pause()
        input.pause()
      } else {
        input.resume()
        recorder.resume()
      }
    },
    stop: () => {
      isAsked = true
      end()
    }
  }
}
