import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const TEXT = /\.(html|js|mjs|css|svg|json|xml|txt|webmanifest|wasm|map|ics|rss)$/
/** Brotli's best level takes a second for each MB. */
const BEST_BELOW = 400_000

export function compressible(file: string): boolean {
  return TEXT.test(file)
}

/** Keeps compressed copies beside the site, in dist/compressed, so that the server only reads bytes. */
export async function compressSite(dist: string): Promise<number> {
  const client = path.join(dist, 'client')
  const target = path.join(dist, 'compressed')
  rmSync(target, { recursive: true, force: true })
  const files = globSync('**/*', { cwd: client }).filter(compressible)
  const counts = await Promise.all(files.map(file => compressFile(path.join(client, file), path.join(target, file))))
  return counts.filter(Boolean).length
}

async function compressFile(from: string, to: string): Promise<boolean> {
  const bytes = readFileSync(from)
  const quality = bytes.byteLength < BEST_BELOW ? 11 : 9
  const small = [
    ['br', await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })],
    ['gz', await zip(bytes, { level: 9 })]
  ] as const
  const worth = small.filter(([, body]) => body.byteLength < bytes.byteLength)
  if (worth.length === 0) return false
  mkdirSync(path.dirname(to), { recursive: true })
  for (const [ending, body] of worth) writeFileSync(`${to}.${ending}`, body)
  return true
}
