import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { builtOrigin, compressedWhenAsked, originMover, type Mover } from '#server/local/site/origin.ts'

export type Encoding = 'identity' | 'br' | 'gzip'

export interface Asset {
  readonly type: string
  readonly cache: string
  readonly etag: string
  readonly body: Readonly<Partial<Record<Encoding, Buffer>>> & { readonly identity: Buffer }
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.rss': 'application/rss+xml; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf'
}

/** Names under /_astro hold a hash of their content; everything else is asked for again, by its ETag. */
const HASHED = 'public, max-age=31536000, immutable'
const ASKED_AGAIN = 'public, max-age=0, must-revalidate'

/** Larger files, such as the weights of a model, are read when they are asked for. */
const LARGE = 8_000_000

/** The whole built site in memory, by address, but for large files. No address reaches the disk, so none can leave the folder. */
export function assetsOf(dist: string, siteUrl: string): Map<string, Asset> {
  const client = path.join(dist, 'client')
  const move = originMover(builtOrigin(client), siteUrl)
  const files = globSync('**/*', { cwd: client }).filter(file => statSync(path.join(client, file)).isFile())
  return new Map(files.map(file => [addressOf(file.split(path.sep).join('/')), asset(dist, file, move)]))
}

/** `about/index.html` → `/about`, `index.html` → `/`, other files as they are. */
function addressOf(file: string): string {
  return encodeURI(`/${file}`.replace(/\/index\.html$/, '') || '/')
}

function asset(dist: string, file: string, move: Mover): Asset {
  const whole = path.join(dist, 'client', file)
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream'
  const cache = file.startsWith('_astro') ? HASHED : ASKED_AGAIN
  const { size, mtimeMs } = statSync(whole)
  if (size > LARGE) {
    const etag = `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`
    return {
      type,
      cache,
      etag,
      body: {
        get identity() {
          return readFileSync(whole)
        }
      }
    }
  }
  const built = readFileSync(whole)
  const identity = move(file, built)
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  if (identity !== built) return { type, cache, etag, body: compressedWhenAsked(identity) }
  const compressed = (ending: string) => {
    const copy = path.join(dist, 'compressed', `${file}.${ending}`)
    return existsSync(copy) ? readFileSync(copy) : undefined
  }
  const br = compressed('br')
  const gzip = compressed('gz')
  return {
    type,
    cache,
    etag,
    body: { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) }
  }
}
