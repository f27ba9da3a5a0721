/** UTF-16 by its byte order mark, or by the zero beside each of the first letters. */
export function wideOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second, third, fourth] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le'
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return 'utf-16be'
  return null
}

/** UTF-8, else Windows-1252, in which every byte is a sign. */
export function decodeNarrow(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The text of a file that does not say how it was written. A byte order mark is left out. */
export function decodeText(bytes: Uint8Array): string {
  const wide = wideOf(bytes)
  return wide ? new TextDecoder(wide).decode(bytes) : decodeNarrow(bytes)
}
