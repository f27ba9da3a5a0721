import { ALL_FORMATS, BlobSource, Input } from 'mediabunny'
import { AppError } from '#lib/errors.ts'

export interface Probed {
  readonly seconds: number
  readonly mime: string
  readonly hasPicture: boolean
}

/** What a file that was brought holds, and how long it is. Its ending says nothing. */
export async function probeSound(file: Blob): Promise<Probed> {
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS })
  const track = (await input.canRead()) ? await input.getPrimaryAudioTrack() : null
  if (!track) throw new AppError('unreadable', 'There is no sound in it')
  const seconds = await input.computeDuration()
  if (!(seconds > 0)) throw new AppError('unreadable', 'There is no sound in it')
  const mime = (await input.getMimeType()).split(';')[0] ?? ''
  return { seconds, mime, hasPicture: (await input.getPrimaryVideoTrack()) !== null }
}
