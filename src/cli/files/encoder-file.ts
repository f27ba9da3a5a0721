import { readFileSync } from 'node:fs'
import { encoderOf, type Encoder } from '#engine/builtin/meaning/encoder.ts'

export const ENCODER_FILE = new URL('../../engine/builtin/meaning/sentence-encoder.bin', import.meta.url)

let opened: Encoder | undefined

/** The sentence encoder, opened when it is first needed: a tenth of a second. */
export function readEncoder(): Encoder {
  opened ??= encoderOf(new Uint8Array(readFileSync(ENCODER_FILE)).buffer)
  return opened
}
