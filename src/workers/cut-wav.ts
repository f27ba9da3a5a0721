import { ALL_FORMATS, AudioSampleSink, BlobSource, Input, type AudioSample } from 'mediabunny'
import { AppError } from '#lib/errors.ts'
import { WAV } from '#domain/lecture/pieces/limits.ts'

export interface WavCut {
  readonly bytes: ArrayBuffer
  /** How loud each step is, 0 to 255. */
  readonly levels: readonly number[]
  readonly step: number
}

const LEVEL_STEP = 0.05
/** A channel that is this quiet all the time is not plugged in. */
const EMPTY = 1e-4
/** In a row, of a sound of 4 kHz. */
const MOST_EMPTY = 4

/** Sound of any rate as one channel of 16 kHz, put where its seconds say. */
export class Mono {
  readonly #sums: Float32Array
  readonly #counts: Uint16Array
  readonly #from: number

  constructor(from: number, to: number) {
    const length = Math.max(0, Math.ceil((to - from) * WAV.rate))
    this.#from = from
    this.#sums = new Float32Array(length)
    this.#counts = new Uint16Array(length)
  }

  add(channels: readonly Float32Array[], rate: number, second: number): void {
    const loud = channels.filter(one => one.some(value => Math.abs(value) > EMPTY))
    const used = loud.length > 0 ? loud : channels.slice(0, 1)
    const length = used[0]?.length ?? 0
    for (let at = 0; at < length; at += 1) {
      const to = Math.floor((second - this.#from + at / rate) * WAV.rate + 1e-6)
      if (to < 0 || to >= this.#sums.length) continue
      let sum = 0
      for (const channel of used) sum += channel[at] ?? 0
      this.#sums[to] = (this.#sums[to] ?? 0) + sum / used.length
      this.#counts[to] = (this.#counts[to] ?? 0) + 1
    }
  }

  samples(): Float32Array {
    let last = 0
    let empty = 0
    return this.#sums.map((sum, at) => {
      const count = this.#counts[at] ?? 0
      empty = count > 0 ? 0 : empty + 1
      // A lower rate leaves places empty: the value before them holds. What was not recorded is silence.
      last = count > 0 ? sum / count : empty <= MOST_EMPTY ? last : 0
      return last
    })
  }
}

export function wavFile(samples: Float32Array): ArrayBuffer {
  const bytes = new ArrayBuffer(WAV.header + samples.length * 2)
  const view = new DataView(bytes)
  const word = (at: number, text: string) =>
    Array.from(text).forEach((sign, n) => view.setUint8(at + n, sign.charCodeAt(0)))
  word(0, 'RIFF')
  view.setUint32(4, bytes.byteLength - 8, true)
  word(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, WAV.rate, true)
  view.setUint32(28, WAV.bytesASecond, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  word(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  samples.forEach((value, at) => view.setInt16(WAV.header + at * 2, Math.max(-1, Math.min(1, value)) * 32_767, true))
  return bytes
}

export function levelsOf(samples: Float32Array): number[] {
  const size = WAV.rate * LEVEL_STEP
  return Array.from({ length: Math.ceil(samples.length / size) }, (_one, at) => {
    const part = samples.subarray(at * size, (at + 1) * size)
    const power = part.reduce((sum, value) => sum + value * value, 0) / Math.max(1, part.length)
    return Math.min(255, Math.round(Math.sqrt(power) * 4 * 255))
  })
}

function channelsOf(sample: AudioSample): Float32Array[] {
  return Array.from({ length: sample.numberOfChannels }, (_one, planeIndex) => {
    const options = { planeIndex, format: 'f32-planar' } as const
    const values = new Float32Array(sample.allocationSize(options) / 4)
    sample.copyTo(values, options)
    return values
  })
}

/** A part of a sound as WAV: only that part is decoded. */
export async function cutWav(sound: Blob, from: number, to: number): Promise<WavCut> {
  const input = new Input({ source: new BlobSource(sound), formats: ALL_FORMATS })
  const track = (await input.canRead()) ? await input.getPrimaryAudioTrack() : null
  if (!track) throw new AppError('unreadable', 'There is no sound in it')
  const mono = new Mono(from, to)
  for await (const sample of new AudioSampleSink(track).samples(from, to)) {
    mono.add(channelsOf(sample), sample.sampleRate, sample.timestamp)
    sample.close()
  }
  const samples = mono.samples()
  return { bytes: wavFile(samples), levels: levelsOf(samples), step: LEVEL_STEP }
}
