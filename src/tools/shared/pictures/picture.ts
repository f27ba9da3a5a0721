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

/** Pictures that every browser draws. */
const KNOWN = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'])
/**
 * Kept only as pixels, and only where this browser draws them: Safari knows HEIC, all know SVG, which is a program as
 * much as a picture.
 */
const SVG = 'image/svg+xml'
const CONVERTED = new Set([SVG, 'image/heic', 'image/heif', 'image/bmp', 'image/tiff'])
/** Of a drawing that states no size. */
const UNSIZED = 1000
/** Enough for a photographed page on a wide screen. */
const LONGEST_SIDE = 2000
const LARGE = 1_500_000

function pixelsOf(source: ImageBitmap | HTMLImageElement, width: number, height: number, close: () => void): Pixels {
  return {
    width,
    height,
    encode: (w, h) => {
      const canvas = new OffscreenCanvas(w, h)
      canvas.getContext('2d')?.drawImage(source, 0, 0, w, h)
      return canvas.convertToBlob({ type: 'image/webp', quality: 0.86 })
    },
    close
  }
}

/** As an image no script of it runs and nothing is fetched. */
async function decodeSvg(file: Blob): Promise<Pixels> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const close = (): void => URL.revokeObjectURL(address)
    return pixelsOf(image, image.naturalWidth || UNSIZED, image.naturalHeight || UNSIZED, close)
  } catch (error) {
    URL.revokeObjectURL(address)
    throw error
  }
}

async function decode(file: Blob): Promise<Pixels> {
  if (file.type === SVG) return decodeSvg(file)
  const bitmap = await createImageBitmap(file)
  return pixelsOf(bitmap, bitmap.width, bitmap.height, () => bitmap.close())
}

/** Reads a picture, makes a large one smaller on the device, and refuses what is beyond the limit before reading it. */
export async function preparePicture(file: Blob, read: (file: Blob) => Promise<Pixels> = decode): Promise<Picture> {
  if (file.size > SIZES.fileBytes) return { kind: 'too-large', bytes: file.size }
  const isConverted = CONVERTED.has(file.type)
  if (!isConverted && !KNOWN.has(file.type)) return { kind: 'unreadable' }
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
    const smaller = isConverted || scale < 1 || file.size > LARGE ? await pixels.encode(width, height) : file
    const isBetter = isConverted || smaller.size < file.size
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
