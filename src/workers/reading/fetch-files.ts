import { AppError } from '#lib/errors.ts'
import { CORES, ENGLISH, READER_BYTES, READER_CACHE, READER_FILES, type CoreName } from '#lib/reading/files.ts'

export type OnBytes = (done: number, total: number) => void

/** Takes what is kept, or fetches and keeps it. Another version's files go when this one's are whole. */
async function packed(address: string, onBytes: (more: number) => void): Promise<Blob> {
  const store = 'caches' in globalThis ? await caches.open(READER_CACHE) : null
  const known = await store?.match(address)
  if (known) return known.blob()
  const answer = await fetch(address).catch((error: unknown) => {
    throw new AppError('offline', 'The reader of pictures could not be fetched', { cause: error })
  })
  if (!answer.ok || !answer.body) throw new AppError('unavailable', `The reader of pictures: status ${answer.status}`)
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = answer.body.getReader()
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw new AppError('offline', 'The reader of pictures was cut off', { cause: error })
    })
    if (done) break
    pieces.push(value)
    onBytes(value.length)
  }
  return new Blob(pieces)
}

const keep = async (address: string, file: Blob): Promise<void> => {
  if (!('caches' in globalThis)) return
  const store = await caches.open(READER_CACHE)
  if (await store.match(address)) return
  // A full device reads all the same; it fetches again next time.
  await store.put(address, new Response(file)).catch(() => undefined)
  for (const { url } of await store.keys()) if (!new URL(url).pathname.startsWith(READER_FILES)) await store.delete(url)
}

async function unpacked(file: Blob): Promise<Uint8Array> {
  const stream = file.stream().pipeThrough(new DecompressionStream('gzip'))
  const bytes = await new Response(stream).arrayBuffer().catch((error: unknown) => {
    throw new AppError('unavailable', 'A file of the reader is cut off', { cause: error })
  })
  return new Uint8Array(bytes)
}

/** The files of the reader, fetched at the first use. Throws `offline` or `unavailable`; nothing half is kept. */
export async function readerFiles(
  core: CoreName,
  onBytes: OnBytes
): Promise<{ wasm: Uint8Array; language: Uint8Array }> {
  let done = 0
  const tell = (more: number): void => {
    done += more
    onBytes(Math.min(done, READER_BYTES), READER_BYTES)
  }
  const take = async (name: string): Promise<Uint8Array> => {
    const address = READER_FILES + name
    const file = await packed(address, tell)
    const bytes = await unpacked(file)
    await keep(address, file)
    return bytes
  }
  const [wasm, language] = await Promise.all([take(CORES[core].file), take(ENGLISH)])
  return { wasm, language }
}
