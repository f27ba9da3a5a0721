import type { IncomingMessage, ServerResponse } from 'node:http'
import { REDIRECTS } from '#config/redirects.ts'
import type { Asset, Encoding } from '#server/local/site/assets.ts'

/** Answers from the table of the built site; false when the address is not in it. */
export function serveStatic(assets: ReadonlyMap<string, Asset>, req: IncomingMessage, res: ServerResponse): boolean {
  const [address, query] = split(req.url ?? '/')
  const asset = assets.get(address)
  if (!asset) return redirectSlash(assets, address, query, res)
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.writeHead(405, { allow: 'GET, HEAD' }).end()
    return true
  }
  send(asset, address === '/404.html' ? 404 : 200, req, res)
  return true
}

/** An address that people type and that leads elsewhere. */
export function serveRedirect(req: IncomingMessage, res: ServerResponse): boolean {
  const [address, query] = split(req.url ?? '/')
  const target = REDIRECTS[address.replace(/(?<=.)\/$/, '')]
  if (target === undefined) return false
  res.writeHead(301, { location: target + (query ?? ''), 'cache-control': 'no-cache' }).end()
  return true
}

/** An address that is no text in UTF-8, such as /search/%ED%A0, would be refused with bare words: it is one that does not exist. */
export function readable(url: string): string {
  try {
    decodeURI(split(url)[0])
    return url
  } catch {
    return '/404'
  }
}

/** The site's own page for an address that does not exist. */
export function serveMissing(assets: ReadonlyMap<string, Asset>, req: IncomingMessage, res: ServerResponse): boolean {
  const page = assets.get('/404.html') ?? assets.get('/404')
  if (!page || (req.method !== 'GET' && req.method !== 'HEAD')) return false
  send(page, 404, req, res)
  return true
}

function send(asset: Asset, status: number, req: IncomingMessage, res: ServerResponse): void {
  const how = encodingFor(req.headers['accept-encoding'] ?? '', asset)
  const etag = `"${asset.etag}${how === 'identity' ? '' : `-${how}`}"`
  const headers = { 'content-type': asset.type, 'cache-control': asset.cache, etag, vary: 'accept-encoding' }
  if (status === 200 && isKnown(req.headers['if-none-match'], etag)) {
    res.writeHead(304, headers).end()
    return
  }
  // Only now: a large file is read from the disk when it is asked for.
  const body = asset.body[how] ?? asset.body.identity
  res.writeHead(status, {
    ...headers,
    'content-length': body.byteLength,
    ...(how === 'identity' ? {} : { 'content-encoding': how })
  })
  res.end(req.method === 'HEAD' ? undefined : body)
}

function split(url: string): [string, string | undefined] {
  const at = url.indexOf('?')
  return at < 0 ? [url, undefined] : [url.slice(0, at), url.slice(at)]
}

function redirectSlash(
  assets: ReadonlyMap<string, Asset>,
  address: string,
  query: string | undefined,
  res: ServerResponse
): boolean {
  const plain = address.replace(/\/+$/, '').replace(/\/index\.html$/, '') || '/'
  // Only to an address of the table: `//evil.example/` cannot become a redirect to elsewhere.
  if (plain === address || !assets.has(plain)) return false
  res.writeHead(301, { location: plain + (query ?? ''), 'cache-control': 'no-cache' }).end()
  return true
}

const REFUSED = /;\s*q=0(?:\.0*)?\s*$/

function encodingFor(accepted: string, asset: Asset): Encoding {
  const offers = accepted.split(',').filter(offer => !REFUSED.test(offer))
  const takes = (name: string) => offers.some(offer => offer.split(';')[0]?.trim() === name)
  if (asset.body.br && takes('br')) return 'br'
  return asset.body.gzip && takes('gzip') ? 'gzip' : 'identity'
}

function isKnown(asked: string | undefined, etag: string): boolean {
  if (asked === undefined) return false
  return asked === '*' || asked.split(',').some(part => part.trim().replace(/^W\//, '') === etag)
}
