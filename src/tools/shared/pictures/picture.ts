import { SIZES } from '#config/sizes.ts'

/** A picture made ready for a note, or why it cannot be one. */
export type Picture =
  | {
      readonly kind: 'ready'
      readonly bytes: ArrayBuffer
      readonly mime: string
      readonly width: number
      readonly height: number
    }
  | { readonly kind: 'too-large'; readonly bytes: number }
  | { readonly kind: 'unreadable' }

export interface Pixels {
  readonly width: number
  readonly height: number
  /** The picture anew, smaller, as WebP. */
  readonly encode: (width: number, height: number) => Promise<Blob>
  readonly close: () => void
}

/** Pictures that every browser draws. SVG stays out: it is a program as much as a picture. */
const KNOWN = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'])
/** Enough for a photographed page on a wide screen. */
const LONGEST_SIDE = 2000
const LARGE = 1_500_000

async function decode(file: Blob): Promise<Pixels> {
  const bitmap = await createImageBitmap(file)
  return {
    width: bitmap.width,
    height: bitmap.height,
    encode: (width, height) => {
      const canvas = new OffscreenCanvas(width, height)
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
      return canvas.convertToBlob({ type: 'image/webp', quality: 0.86 })
    },
    close: () => bitmap.close()
  }
}

/** Reads a picture, makes a large one smaller on the device, and refuses what is beyond the limit before reading it. */
export async function preparePicture(file: Blob, read: (file: Blob) => Promise<Pixels> = decode): Promise<Picture> {
  if (file.size > SIZES.fileBytes) return { kind: 'too-large', bytes: file.size }
  if (!KNOWN.has(file.type)) return { kind: 'unreadable' }
  let pixels: Pixels
  try {
    pixels = await read(file)
  } catch {
    return { kind: 'unreadable' }
  }
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(pixels.width, pixels.height))
    const width = Math.max(1, Math.round(pixels.width * scale))
    const height = Math.max(1, Math.round(pixels.height * scale))
    const smaller = scale < 1 || file.size > LARGE ? await pixels.encode(width, height) : file
    const isBetter = smaller.size < file.size
    const kept = isBetter ? smaller : file
    if (kept.size > SIZES.imageBytes) return { kind: 'too-large', bytes: file.size }
    const size = isBetter ? { width, height } : { width: pixels.width, height: pixels.height }
    return { kind: 'ready', bytes: await kept.arrayBuffer(), mime: kept.type, ...size }
  } catch {
    return { kind: 'unreadable' }
  } finally {
    pixels.close()
  }
}
