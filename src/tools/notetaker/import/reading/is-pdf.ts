const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d]

/** `%PDF-` at the beginning; of a file that is called one within the first kilobyte, as its readers look for it. */
export function isPdf(head: Uint8Array, name: string): boolean {
  const upTo = /\.pdf$/i.test(name) ? 1024 : 1
  for (let at = 0; at < Math.min(upTo, head.length); at += 1)
    if (PDF.every((byte, index) => head[at + index] === byte)) return true
  return false
}
