import { cpSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { PDF_FILES } from '#lib/pdf/files.ts'

/** Of `pdfjs-dist`. Not its `quickjs-eval`: the scripts of a file are never run. */
const FOLDERS = ['cmaps', 'standard_fonts', 'iccs', 'wasm'] as const
const LEFT_OUT = /quickjs|QUICKJS|nowasm_fallback/

const from = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** Puts what PDF.js fetches while it draws beside the site's own files, under an address that names its version. */
export function pdfFiles(): AstroIntegration {
  return {
    name: 'pdf-files',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(PDF_FILES, (request, response, next) => {
          const [folder = '', file = ''] = (request.url ?? '').slice(1).split('/')
          if (!FOLDERS.some(known => known === folder) || !/^[\w.-]+$/.test(file) || LEFT_OUT.test(file)) return next()
          response.end(readFileSync(join(from, folder, file)))
        })
      },
      'astro:build:done': ({ dir }) => {
        for (const folder of FOLDERS)
          cpSync(join(from, folder), join(fileURLToPath(dir), PDF_FILES, folder), {
            recursive: true,
            filter: path => !LEFT_OUT.test(path)
          })
      }
    }
  }
}
