/** Largest body an API takes. A file may be 25 MiB (config/sizes.ts); a push holds 200 changes. */
export const LARGEST = { auth: 16_384, rest: 8 * 2 ** 20, storage: 26 * 2 ** 20 } as const

export type Api = keyof typeof LARGEST

/** The only paths of the backend that exist outside: not its studio, not /_system, which prints secrets. */
const MOUNTED = /^\/(auth|rest|storage)\/v1(?:\/|$)/

export function apiOf(pathname: string): Api | undefined {
  return MOUNTED.exec(pathname)?.[1] as Api | undefined
}

/**
 * The whole body, or null when it is larger than `max`. The library answers some uploads unread, which closes the
 * kept-alive socket under the next request, and it trusts content-length.
 */
export async function wholeBody(request: Request, max: number): Promise<Buffer<ArrayBuffer> | undefined | null> {
  if (!request.body) return undefined
  if (Number(request.headers.get('content-length') ?? 0) > 4 * max) return null
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body) {
    size += part.byteLength
    if (size <= max) parts.push(part)
    else if (size > 4 * max) return null
  }
  return size > max ? null : Buffer.concat(parts)
}
