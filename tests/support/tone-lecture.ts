import { wavFile } from '../../src/workers/cut-wav.ts'
import { madeLectures } from './made-lectures.ts'

const RATE = 16_000
/** Seconds of a sentence, and of what is silent after it. */
const SAID = 3
const PAUSE = 1
const PERIOD = SAID + PAUSE
const LOWEST = 200
const STEP = 12

/** Each sentence of the lecture is a tone of its own, so that whoever hears a part of it can tell what is said in it. */
export interface ToneLecture {
  readonly sentences: readonly string[]
  readonly wav: Buffer
  readonly voiced: number
}

export function toneLecture(count: number): ToneLecture {
  const all = madeLectures().flatMap(({ piece }) => piece.lines.map(line => line.text))
  const sentences = [...new Set(all)].filter(text => text.length >= 40 && text.length <= 84).slice(0, count)
  if (sentences.length < count) throw new Error('Too few sentences in the texts')
  const samples = new Float32Array(count * PERIOD * RATE)
  for (const [place] of sentences.entries()) {
    const hertz = LOWEST + STEP * place
    for (let at = 0; at < SAID * RATE; at += 1)
      samples[place * PERIOD * RATE + at] = 0.4 * Math.sin((2 * Math.PI * hertz * at) / RATE)
  }
  return { sentences, wav: Buffer.from(wavFile(samples)), voiced: count * SAID }
}

export interface ToneHeard {
  readonly place: number
  readonly start: number
  readonly end: number
}

/** Which sentences are in a piece, and when: by how often the wave goes up through nothing. One cut in two counts in its longer part. */
export function tonesIn(wav: Buffer): ToneHeard[] {
  const samples = new Int16Array(
    wav.buffer.slice(wav.byteOffset + 44, wav.byteOffset + wav.byteLength - (wav.byteLength % 2))
  )
  const step = RATE / 20
  const heard: ToneHeard[] = []
  let from = -1
  const end = (to: number): void => {
    const length = to - from
    if (from >= 0 && length > (SAID * RATE) / 2) {
      const ups: number[] = []
      for (let at = from + 1; at < to; at += 1) if ((samples[at - 1] ?? 0) < 0 && (samples[at] ?? 0) >= 0) ups.push(at)
      const hertz = ((ups.length - 1) * RATE) / ((ups.at(-1) ?? 1) - (ups[0] ?? 0))
      heard.push({ place: Math.round((hertz - LOWEST) / STEP), start: from / RATE, end: to / RATE })
    }
    from = -1
  }
  for (let at = 0; at < samples.length; at += step) {
    const isLoud = samples.subarray(at, at + step).some(value => Math.abs(value) > 1000)
    if (isLoud && from < 0) from = at
    else if (!isLoud && from >= 0) end(at)
  }
  end(samples.length)
  return heard
}

/** The sound in the body of a request, which the fake keeps as one sign a byte. */
export function wavIn(body: unknown): Buffer {
  const bytes = Buffer.from(String(body), 'latin1')
  const start = bytes.indexOf('RIFF')
  const length = start < 0 ? 0 : bytes.readUInt32LE(start + 4) + 8
  return bytes.subarray(Math.max(0, start), Math.max(0, start) + length)
}
