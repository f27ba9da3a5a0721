import {
  BlobSource,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  OGG,
  Output,
  QTFF,
  StreamTarget,
  WEBM,
  WebMOutputFormat,
  type EncodedPacket
} from 'mediabunny'
import { AppError } from '#lib/errors.ts'
import { SoundCuts } from '#workers/sound-cuts.ts'

export interface Joined {
  /** End to end they are the file. */
  readonly cuts: readonly Blob[]
  readonly mime: string
  readonly seconds: number
}

const FORMATS = [WEBM, MATROSKA, MP4, QTFF, OGG]
const CHUNK = 1024 * 1024
/** A seek lands this near: more places in the file than that only make it longer. */
const CLUSTER_SECONDS = 2
const TELL_EVERY = 500

/** Packets up to where the file was cut: the last of a recording that died is half there. */
async function* whole(sink: EncodedPacketSink): AsyncGenerator<EncodedPacket> {
  let came = 0
  try {
    for await (const packet of sink.packets()) {
      came += 1
      yield packet
    }
  } catch (error) {
    if (came === 0) throw error
  }
}

async function openSound(sound: Blob) {
  const input = new Input({ source: new BlobSource(sound), formats: FORMATS })
  const track = (await input.canRead()) ? await input.getPrimaryAudioTrack() : null
  const codec = await track?.getCodec()
  const decoderConfig = await track?.getDecoderConfig()
  if (!track || !codec || !decoderConfig) throw new AppError('unreadable', 'There is no sound in it')
  return { sink: new EncodedPacketSink(track), codec, decoderConfig }
}

/**
 * One file in which each second can be found, of sounds that follow one another as a recorder left them: without a
 * length, without an index, cut in the middle. Nothing is decoded.
 */
export async function joinSound(
  sounds: readonly Blob[],
  cutBytes: number,
  report: (done: number) => void = () => undefined
): Promise<Joined> {
  const file = new SoundCuts(cutBytes)
  const [first, ...others] = await Promise.all(sounds.map(openSound))
  if (!first) throw new AppError('unreadable', 'There is no sound')
  const isWebM = first.codec === 'opus' || first.codec === 'vorbis'
  const writable = new WritableStream<{ data: Uint8Array<ArrayBuffer>; position: number }>({
    write: ({ data, position }) => file.write(data, position)
  })
  const format = isWebM
    ? new WebMOutputFormat({ minimumClusterDuration: CLUSTER_SECONDS })
    : new Mp4OutputFormat({ fastStart: false })
  if (!format.getSupportedAudioCodecs().includes(first.codec))
    throw new AppError('unreadable', 'A sound of another kind')
  const output = new Output({
    format,
    target: new StreamTarget(writable, { chunked: true, chunkSize: CHUNK })
  })
  const track = new EncodedAudioPacketSource(first.codec)
  output.addAudioTrack(track)
  await output.start()
  let seconds = 0
  let count = 0
  // The last one before a cut says no length: it is as long as those before it.
  let length = 0
  for (const { sink, decoderConfig } of [first, ...others.filter(({ codec }) => codec === first.codec)]) {
    let shift: number | null = null
    const before = seconds
    for await (const packet of whole(sink)) {
      shift ??= before - packet.timestamp
      const timestamp = packet.timestamp + shift
      await track.add(packet.clone({ timestamp }), count === 0 ? { decoderConfig } : undefined)
      if (packet.duration > 0) length = packet.duration
      seconds = Math.max(seconds, timestamp + length)
      count += 1
      if (count % TELL_EVERY === 0) report(seconds)
    }
  }
  if (count === 0) throw new AppError('unreadable', 'There is no sound in it')
  await output.finalize()
  const mime = isWebM ? 'audio/webm' : 'audio/mp4'
  return { cuts: file.blobs(mime), mime, seconds }
}
