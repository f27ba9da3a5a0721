import type { ReadLine } from '#domain/notes/read-text.ts'
import type { CoreName } from '#lib/reading/files.ts'
import { serve } from '#workers/answers.ts'
import { readerFiles, type OnBytes } from '#workers/reading/fetch-files.ts'
import { greyPicture } from '#workers/reading/grey.ts'
import { startReader, type ReadGrey } from '#workers/reading/reader.ts'

export interface ReadingMethods {
  /** Fetches what is not on the device, in bytes, and starts the reader. */
  start(): void
  /** Lines of printed words; progress in hundredths. */
  read(picture: Blob): readonly ReadLine[]
}

/** A function of `v128` instructions: valid only where the processor has them. */
const SIMD_PROBE = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11
])
const core = (): CoreName => (WebAssembly.validate(SIMD_PROBE) ? 'simd' : 'plain')

const LOADERS: Readonly<Record<CoreName, () => Promise<{ default: LoadTessCore }>>> = {
  simd: () => import('tesseract.js-core/tesseract-core-simd-lstm.js'),
  plain: () => import('tesseract.js-core/tesseract-core-lstm.js')
}

let reader: Promise<ReadGrey> | undefined

async function start(onBytes: OnBytes): Promise<ReadGrey> {
  const name = core()
  const [{ default: load }, { wasm, language }] = await Promise.all([LOADERS[name](), readerFiles(name, onBytes)])
  return startReader(load, wasm, language)
}

const started = (onBytes: OnBytes = () => undefined): Promise<ReadGrey> => {
  reader ??= start(onBytes)
  reader.catch(() => (reader = undefined))
  return reader
}

serve<ReadingMethods>({
  start: async (_none, report) => {
    await started(report)
  },
  read: async ([file], report) => {
    const picture = await greyPicture(file)
    const read = await started()
    try {
      return read(picture, share => report(Math.round(share * 100), 100))
    } catch (error) {
      // It broke down in the middle; the next picture starts a new one.
      reader = undefined
      throw error
    }
  }
})
