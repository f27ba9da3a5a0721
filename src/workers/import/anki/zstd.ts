import { Decompress } from 'fzstd'
import { Refusal } from '#workers/import/anki/refusal.ts'

/** Passes on what a stream of Zstandard holds, at most `most` bytes of it. */
export async function unpackZstd(
  packed: AsyncIterable<Uint8Array>,
  most: number,
  take: (bytes: Uint8Array) => void
): Promise<void> {
  const state = { read: 0, isEnded: false }
  const stream = new Decompress((bytes, isLast) => {
    state.read += bytes.byteLength
    if (state.read > most) throw new Refusal('too-large', 'A file of the deck is too large')
    if (isLast) state.isEnded = true
    if (bytes.byteLength > 0) take(bytes)
  })
  try {
    // One stretch is held back: only the last may say that it is the last.
    let held: Uint8Array | undefined
    for await (const bytes of packed) {
      if (held) stream.push(held)
      held = bytes
    }
    stream.push(held ?? new Uint8Array(0), true)
  } catch (error) {
    if (error instanceof Error && 'why' in error) throw error
    throw new Refusal('database', 'A file of the deck cannot be unpacked')
  }
  if (!state.isEnded) throw new Refusal('database', 'A file of the deck is cut')
}
