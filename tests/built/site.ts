import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The built site that these tests read. */
export const root = join(process.env['CRAMLESS_DIST'] ?? 'dist', 'client')

if (!existsSync(root)) throw new Error(`There is no built site in ${root}. Run npm run build first.`)

export const pages = globSync('**/*.html', { cwd: root }).sort()

export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** Bytes as they travel, gzip level 9. 1 kB = 1,000 bytes (design §8). */
export function gzipBytes(path: string): number {
  return gzipSync(readFileSync(join(root, path)), { level: 9 }).byteLength
}

export function pageOf(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}/index.html`
}
