const PIECE = 0x8000

function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0))
}

/** A text as few signs of an address: deflate (RFC 1951) in base64url (RFC 4648, 5). */
export async function packText(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()))
}

/** The text again; null where the signs are none, or hold more than `most` bytes. */
export async function unpackText(signs: string, most: number): Promise<string | null> {
  try {
    const packed = new Blob([fromBase64Url(signs)]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    const reader = packed.getReader()
    const parts: Uint8Array<ArrayBuffer>[] = []
    let length = 0
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.byteLength
      if (length > most) {
        await reader.cancel()
        return null
      }
      parts.push(read.value)
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(await new Blob(parts).arrayBuffer())
  } catch {
    return null
  }
}
