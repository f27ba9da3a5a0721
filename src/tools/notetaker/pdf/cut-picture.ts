import { AppError } from '#lib/errors.ts'
import type { OpenPdf } from '#ui/pdf/open-pdf.ts'

/** A part of a page, in hundredths of its width and height. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Sharp enough to be read when it fills a note. */
const SCALE = 2.5

/** The part of a page as a file of a picture. */
export async function cutPicture(pdf: OpenPdf, page: number, box: Box, name: string): Promise<File> {
  const whole = document.createElement('canvas')
  await pdf.draw(page, whole, SCALE, new AbortController().signal)
  const [left, top] = [Math.round((whole.width * box.left) / 100), Math.round((whole.height * box.top) / 100)]
  const part = document.createElement('canvas')
  part.width = Math.max(1, Math.round((whole.width * box.width) / 100))
  part.height = Math.max(1, Math.round((whole.height * box.height) / 100))
  part.getContext('2d')?.drawImage(whole, -left, -top)
  whole.width = 0
  const blob = await new Promise<Blob | null>(resolve => part.toBlob(resolve, 'image/jpeg', 0.9))
  part.width = 0
  if (!blob) throw new AppError('unavailable', 'The browser gave no picture')
  return new File([blob], `${name}.jpg`, { type: blob.type })
}
