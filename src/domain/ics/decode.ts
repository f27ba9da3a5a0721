import { decodeNarrow, wideOf } from '#lib/values/decode-text.ts'

const NEWLINE = 10
const RETURN = 13
const SPACE = 32
const TAB = 9

/** RFC 5545, 3.1: a line may be folded within a character of several bytes, so bytes are unfolded before they are text. */
function unfolded(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at++) {
    const line = bytes[at] === RETURN && bytes[at + 1] === NEWLINE ? 2 : bytes[at] === NEWLINE ? 1 : 0
    const next = bytes[at + line]
    if (line > 0 && (next === SPACE || next === TAB)) at += line
    else out[length++] = bytes[at] ?? 0
  }
  return out.subarray(0, length)
}

/**
 * The text of a calendar file, its lines unfolded and ended by \n: UTF-8 as RFC 5545 asks, else UTF-16, else
 * Windows-1252, as old Outlooks write it.
 */
export function decodeIcs(bytes: Uint8Array): string {
  const wide = wideOf(bytes)
  const text = wide ? new TextDecoder(wide).decode(bytes).replaceAll(/\r?\n[ \t]/g, '') : decodeNarrow(unfolded(bytes))
  return text.replaceAll(/\r\n?/g, '\n')
}
