import { SIZES } from '#config/sizes.ts'
import type { FileOutWhy } from '#domain/import/brought.ts'

const PICTURES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  bmp: 'image/bmp',
  tif: 'image/tiff',
  tiff: 'image/tiff'
}
const SOUNDS: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
  webm: 'audio/webm',
  '3gp': 'audio/3gpp'
}

export type MediaKind = 'picture' | 'sound'

/** By its name's ending, as a deck tells it; null where no card shows or plays such a one. */
export function mimeOf(kind: MediaKind, name: string): string | null {
  const ending = /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const known = kind === 'picture' ? PICTURES : SOUNDS
  return Object.hasOwn(known, ending) ? (known[ending] ?? null) : null
}

/** The ending by which a deck tells what a file is. */
export function endingOf(mime: string): string {
  const bare = mime.split(';')[0]?.trim() ?? ''
  return Object.entries({ ...PICTURES, ...SOUNDS }).find(([, known]) => known === bare)?.[0] ?? 'bin'
}

/** Why a file of so many bytes, or one that is not there, stays out. */
export function faultOfFile(kind: MediaKind, name: string, bytes: number | undefined): FileOutWhy | null {
  if (bytes === undefined) return 'file-missing'
  if (mimeOf(kind, name) === null) return 'file-kind'
  // A picture is made smaller on the device before it is kept.
  return bytes > (kind === 'picture' ? SIZES.fileBytes : SIZES.soundBytes) ? 'file-too-large' : null
}
