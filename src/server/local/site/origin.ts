import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** The file as it is served; the same buffer when nothing in it changes. */
export type Mover = (file: string, content: Buffer) => Buffer

/** What names the origin: canonical links, Open Graph and structured data; sitemap and RSS; robots.txt. */
const NAMES_IT = /\.(html|xml|txt)$/

/** The origin that stands in the built pages, read from the one line that is nothing else. */
export function builtOrigin(client: string): string | undefined {
  const robots = path.join(client, 'robots.txt')
  if (!existsSync(robots)) return undefined
  const line = /^Sitemap: (.+)$/m.exec(readFileSync(robots, 'utf8'))?.[1] ?? ''
  return URL.canParse(line) ? new URL(line).origin : undefined
}

/**
 * One build serves at any address: what was built for another origin names this one. Only the configured origin is put
 * in, never a Host header: whoever sends one could else have a cache hand out pages with their address.
 */
export function originMover(built: string | undefined, siteUrl: string): Mover {
  if (built === undefined || built === siteUrl) return (_, content) => content
  // Whole origins only: not http://localhost:43210, not the beginning of a longer name.
  const whole = new RegExp(String.raw`${built.replaceAll(/[.[\]]/g, String.raw`\$&`)}(?![\w.:-])`, 'g')
  return (file, content) => {
    if (!NAMES_IT.test(file) || !content.includes(built)) return content
    return Buffer.from(content.toString('utf8').replaceAll(whole, () => siteUrl))
  }
}

/** Most pages of a site are never asked for in most ways: each is compressed once, when it first is. */
export function compressedWhenAsked(identity: Buffer): Readonly<Record<'identity' | 'br' | 'gzip', Buffer>> {
  let br: Buffer | undefined
  let gzip: Buffer | undefined
  return {
    identity,
    get br() {
      return (br ??= brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))
    },
    get gzip() {
      return (gzip ??= gzipSync(identity))
    }
  }
}
