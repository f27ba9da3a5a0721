import { ALL_FORMATS, BlobSource, Input } from 'mediabunny'
import { AppError } from '#lib/errors.ts'

export interface Probed {
  readonly seconds: number
  readonly mime: string
  /** As a browser is asked whether it plays it; empty where the file does not say. */
  readonly codec: string
  readonly hasPicture: boolean
  /** A recorder left it without a length: until it is written anew no second of it can be found. */
  readonly isLoose: boolean
}

const RECORDED = /webm|matroska/

/** What a file that was brought holds, and how long it is. Its ending says nothing. */
export async function probeSound(file: Blob): Promise<Probed> {
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS })
  const track = (await input.canRead()) ? await input.getPrimaryAudioTrack() : null
  if (!track) throw new AppError('unreadable', 'There is no sound in it')
  const seconds = await input.computeDuration()
  if (!(seconds > 0)) throw new AppError('unreadable', 'There is no sound in it')
  const mime = (await input.getMimeType()).split(';')[0] ?? ''
  const codec = (await track.getCodecParameterString()) ?? ''
  const hasPicture = (await input.getPrimaryVideoTrack()) !== null
  const isLoose = RECORDED.test(mime) && (await input.getDurationFromMetadata()) === null
  return { seconds, mime, codec, hasPicture, isLoose }
}
