import { AppError } from '#lib/errors.ts'
import type { GreyPicture } from '#workers/reading/reader.ts'

/** Pixels that are read: a page of A4 at 300 a square inch has 8.7 million. Larger pictures are made smaller first. */
export const MOST_PIXELS = 9_000_000

/** The size in which a picture is read: its own, or smaller in the same shape. */
export function readSize(width: number, height: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)))
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}

/** How light each pixel is, as eyes see it (ITU-R BT.601), on white paper. */
export function greyOf(rgba: Uint8ClampedArray): Uint8Array {
  const grey = new Uint8Array(rgba.length / 4)
  for (let at = 0; at < grey.length; at += 1) {
    const from = at * 4
    const [red = 0, green = 0, blue = 0] = [rgba[from], rgba[from + 1], rgba[from + 2]]
    grey[at] = (red * 299 + green * 587 + blue * 114) / 1000
  }
  return grey
}

/** What the browser draws of the file. Throws `unreadable` where it draws nothing. */
export async function greyPicture(file: Blob): Promise<GreyPicture> {
  const bitmap = await createImageBitmap(file).catch((error: unknown) => {
    throw new AppError('unreadable', 'The browser draws no such picture', { cause: error })
  })
  const { width, height } = readSize(bitmap.width, bitmap.height)
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new AppError('device', 'No canvas in this worker')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return { width, height, grey: greyOf(context.getImageData(0, 0, width, height).data) }
}
