import { lookup } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Readable } from 'node:stream'

/** Addresses of the house, the link, the machine and the cloud's own services (RFC 6890). */
const closed = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3]
] as const)
  closed.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8]
] as const)
  closed.addSubnet(net, bits, 'ipv6')

/** Node reads ::ffff:10.0.0.1 as the IPv4 address inside it. */
export const isPublicIp = (address: string): boolean =>
  isIP(address) !== 0 && !closed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** A place on the open network that a student may name: https, its usual port, a name with a dot. */
export function isPublicAddress(url: URL): boolean {
  const host = url.hostname.replace(/\.$/, '')
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  const isNamed = host.includes('.') && isIP(host) === 0 && !/\.(?:local|localhost|internal|lan|home|arpa)$/.test(host)
  return isPlain && isNamed
}

/** Resolves and refuses in one step: the address that was checked is the address that is dialled. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, [])
    if (found.length === 0 || !found.every(one => isPublicIp(one.address)))
      return done(Object.assign(new Error('not a public address'), { code: 'ENOTFOUND' }), [])
    const [first] = found
    if (options.all || !first) done(null, found)
    else done(null, first.address, first.family)
  })
}

/** The longest answer of a model many times over; a server that a student named may send without end. */
const MOST_BYTES = 4_000_000

export function atMost(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = bytes
  return new TransformStream({
    transform: (part, answer) => {
      left -= part.byteLength
      if (left < 0) answer.error(new TypeError('the answer does not end'))
      else answer.enqueue(part)
    }
  })
}

/** Statuses that fetch allows no body. */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304])

/** The answer in fetch's form, or why it has none: a stranger's server may send a status that does not exist. */
export function responseOf(answer: IncomingMessage, most = MOST_BYTES): Response {
  try {
    const status = answer.statusCode ?? 0
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) if (value) headers.set(name, String(value))
    const isEmpty = EMPTY.has(status)
    const stream = () => (Readable.toWeb(answer) as ReadableStream<Uint8Array>).pipeThrough(atMost(most))
    const response = new Response(isEmpty ? null : stream(), { status, headers })
    if (isEmpty) answer.destroy()
    return response
  } catch (cause) {
    answer.destroy()
    throw new TypeError('fetch failed', { cause })
  }
}

/** fetch for addresses that a student has named: public hosts only, no redirect is followed, at most so many bytes. */
export const publicFetchOf =
  (most: number): typeof fetch =>
  async (input, init) => {
    const asked = new Request(input, init)
    const url = new URL(asked.url)
    if (!isPublicAddress(url)) throw new TypeError('fetch failed', { cause: new Error('not a public address') })
    const body = Buffer.from(await asked.arrayBuffer())
    return new Promise((resolve, reject) => {
      const sent = request(
        url,
        {
          method: asked.method,
          headers: Object.fromEntries(asked.headers),
          signal: asked.signal,
          lookup: publicLookup
        },
        // What is thrown in here is caught by nobody and ends the process.
        answer => resolve(Promise.resolve(answer).then(one => responseOf(one, most)))
      )
      sent.on('error', cause =>
        reject(asked.signal.aborted ? (asked.signal.reason as Error) : new TypeError('fetch failed', { cause }))
      )
      sent.end(body)
    })
  }

export const publicFetch = publicFetchOf(MOST_BYTES)
