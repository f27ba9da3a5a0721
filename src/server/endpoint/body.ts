import { AppError } from '#lib/errors.ts'
import { inTime } from '#lib/async/in-time.ts'
import { Refusal } from '#server/endpoint/failure.ts'
import { say } from '#server/endpoint/words.ts'

/** A body must arrive at this pace after the first moments, so that none holds a place by a byte a second. */
interface Pace {
  readonly first: number
  readonly bytesPerSecond: number
}
const PACE: Pace = { first: 10_000, bytesPerSecond: 20_000 }

function tooLarge(max: number): AppError {
  const shown = say('errors_too_large_bytes', { kilobytes: Math.floor(max / 1000) })
  return new AppError('too-large', `a body of more than ${max} bytes`, { shown })
}

const tooSlow = (): Refusal => new Refusal(408, 'timeout', 'a body that came too slowly')

/** The sender has gone: nothing of ours is wrong. */
const brokenOff = (cause: unknown): AppError => new AppError('invalid', 'a body that broke off', { cause })

/** Refuses by what the client announces, before a byte is read. */
export function checkSize({ headers }: Pick<Request, 'headers'>, max: number): void {
  if (headers.has('content-encoding')) throw new Refusal(415, 'invalid', 'a packed body')
  if (Number(headers.get('content-length') ?? 0) > max) throw tooLarge(max)
}

/** The whole body; stops reading where it grows larger than `max` or comes too slowly. */
export async function readBody(request: Request, max: number, pace: Pace = PACE): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  if (!request.body) return Buffer.alloc(0)
  const reader = request.body.getReader()
  const began = performance.now()
  let size = 0
  for (;;) {
    const left = began + pace.first + (size / pace.bytesPerSecond) * 1000 - performance.now()
    const part = await inTime(reader.read(), left, tooSlow).catch((error: unknown) => {
      void reader.cancel().catch(() => undefined)
      throw error instanceof AppError ? error : brokenOff(error)
    })
    if (part.done) return Buffer.concat(parts)
    size += part.value.byteLength
    if (size > max) {
      void reader.cancel().catch(() => undefined)
      throw tooLarge(max)
    }
    parts.push(part.value)
  }
}
