import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { AstroIntegration } from 'astro'
import { CORES, ENGLISH, READER_FILES } from '#lib/reading/files.ts'

const { resolve } = createRequire(import.meta.url)
const core = dirname(resolve('tesseract.js-core/package.json'))
/** The smallest of its data that reads printed pages well; it comes packed. */
const language = join(dirname(resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int', 'eng.traineddata.gz')

/** The files of the reader of pictures by their names, as they are sent. */
export const readerFile: ReadonlyMap<string, () => Buffer> = new Map([
  ...Object.values(CORES).map(
    ({ file, from }) => [file, () => gzipSync(readFileSync(join(core, from)), { level: 9 })] as const
  ),
  [ENGLISH, () => readFileSync(language)] as const
])

/** Puts what the reader of pictures fetches beside the site's own files, under an address that names its version. */
export function readerFiles(): AstroIntegration {
  return {
    name: 'reader-files',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(READER_FILES, (request, response, next) => {
          const make = readerFile.get((request.url ?? '').slice(1))
          if (make) response.end(make())
          else next()
        })
      },
      'astro:build:done': ({ dir }) => {
        const folder = join(fileURLToPath(dir), READER_FILES)
        mkdirSync(folder, { recursive: true })
        for (const [name, make] of readerFile) writeFileSync(join(folder, name), make())
      }
    }
  }
}
