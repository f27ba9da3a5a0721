/**
 * Where the reader of pictures lies; named by the versions of `tesseract.js-core` and `@tesseract.js-data/eng`. Packed,
 * so that the size that is said is the size that is fetched from every server.
 */
export const READER_FILES = '/_astro/ocr-7.0.0-1.0.0/'

export const CORES = {
  /** For processors that add many numbers at once: all but very old ones. */
  simd: { file: 'simd.bin', from: 'tesseract-core-simd-lstm.wasm' },
  plain: { file: 'plain.bin', from: 'tesseract-core-lstm.wasm' }
} as const

export type CoreName = keyof typeof CORES

export const ENGLISH = 'english.bin'

/** Bytes of a core and the language together, said before they are fetched; a test holds it against the files. */
export const READER_BYTES = 4_017_000

/** The browser's own store for them: neither the list of what every device keeps nor the cache that forgets. */
export const READER_CACHE = 'picture-reader'
