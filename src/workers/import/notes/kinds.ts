import type { NotesRefused } from '#domain/import/notes/brought-note.ts'
import { decodeText, wideOf } from '#lib/values/decode-text.ts'
import { isPictureName } from '#workers/import/notes/names.ts'

export type FileKind =
  | { readonly kind: 'zip' | 'html' | 'markdown' | 'text' | 'picture' | 'empty' | 'other' | 'pdf' | 'sound' }
  | { readonly kind: 'refused'; readonly why: NotesRefused }

const starts = (head: Uint8Array, bytes: readonly number[]): boolean => bytes.every((byte, at) => head[at] === byte)

const PICTURE_SIGNS: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x42, 0x4d]
]
const isPicture = (head: Uint8Array, name: string): boolean =>
  isPictureName(name) && (PICTURE_SIGNS.some(sign => starts(head, sign)) || head.includes(0) || /\.svg$/i.test(name))

const SOUND_SIGNS: readonly (readonly number[])[] = [
  [0x49, 0x44, 0x33],
  [0x4f, 0x67, 0x67, 0x53],
  [0x66, 0x4c, 0x61, 0x43],
  [0x1a, 0x45, 0xdf, 0xa3],
  [0x46, 0x4f, 0x52, 0x4d]
]
/** MPEG and ADTS frames without a head. Not FF FE, which begins UTF-16. */
const FRAMES = new Set([0xfb, 0xfa, 0xf3, 0xf2, 0xf1, 0xf9, 0xe3, 0xe2])

/** A sound or a film; which of them its reader finds out. Boxes of MP4 that hold a picture say so. */
function isSound(head: Uint8Array): boolean {
  if (SOUND_SIGNS.some(sign => starts(head, sign))) return true
  if (head[0] === 0xff && FRAMES.has(head[1] ?? 0)) return true
  if (starts(head, [0x52, 0x49, 0x46, 0x46])) return starts(head.subarray(8), [0x57, 0x41, 0x56, 0x45])
  const brand = new TextDecoder('latin1').decode(head.subarray(4, 12))
  return brand.startsWith('ftyp') && !/avif|avis|heic|heix|mif1/.test(brand)
}

const HTML = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i
/** Microsoft's container of old and of encrypted files: [MS-CFB] 2.2. */
const CFB = [0xd0, 0xcf, 0x11, 0xe0]

/** What a file is, by its first bytes; its name decides only between Markdown and text. */
export function kindOf(head: Uint8Array, name: string): FileKind {
  if (head.length === 0) return { kind: 'empty' }
  if (starts(head, [0x50, 0x4b, 0x03, 0x04]) || starts(head, [0x50, 0x4b, 0x05, 0x06])) return { kind: 'zip' }
  if (starts(head, [0x25, 0x50, 0x44, 0x46])) return { kind: 'pdf' }
  if (starts(head, CFB)) return { kind: 'refused', why: 'old-office' }
  if (isSound(head)) return { kind: 'sound' }
  if (isPicture(head, name)) return { kind: 'picture' }
  if (head.includes(0) && wideOf(head) === null) return { kind: 'other' }
  const text = decodeText(head.length % 2 === 0 ? head : head.subarray(0, -1))
  if (HTML.test(text) || (/\.x?html?$/i.test(name) && /<[a-z][^>]*>/i.test(text))) return { kind: 'html' }
  if (text.startsWith('{\\rtf')) return { kind: 'other' }
  return { kind: /\.(?:md|markdown|mdown|mkd)$/i.test(name) ? 'markdown' : 'text' }
}

const ENCRYPTED = Array.from('EncryptedPackage', sign => [sign.charCodeAt(0), 0]).flat()

/** An encrypted document is a container that holds this name ([MS-OFFCRYPTO] 2.3.4). */
export function isEncryptedOffice(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0x45); at >= 0; at = bytes.indexOf(0x45, at + 1))
    if (ENCRYPTED.every((byte, index) => bytes[at + index] === byte)) return true
  return false
}
