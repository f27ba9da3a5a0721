import { type Cue } from '#domain/lecture/files/cue.ts'
import { parseSrt } from '#domain/lecture/files/srt.ts'
import { parseTxt } from '#domain/lecture/files/txt.ts'
import { parseVtt } from '#domain/lecture/files/vtt.ts'

export interface TranscriptFile {
  readonly kind: 'vtt' | 'srt' | 'txt'
  /** In the order of their seconds; each ends not before it begins. */
  readonly cues: readonly Cue[]
  /** The file has no times: those here are guessed by length. */
  readonly isGuessed: boolean
  /** Cues beyond the end of what a recording may be, or without a word. */
  readonly dropped: number
  /** Cues that begin after the end of the sound: they are kept, and may be of another lecture. */
  readonly late: number
}

/** What a recording's row takes: the longest second, the longest text of one stretch. */
export interface Bounds {
  readonly seconds: number
  readonly text: number
  readonly cues: number
}

/** A long text in pieces that end at a sign of its own length, its seconds shared out by length. */
function inPieces(cue: Cue, most: number): Cue[] {
  const signs = Array.from(cue.text)
  if (signs.length <= most) return [cue]
  const at = (sign: number) => cue.from + ((cue.to - cue.from) * Math.min(sign, signs.length)) / signs.length
  return Array.from({ length: Math.ceil(signs.length / most) }, (_one, index) => ({
    ...cue,
    from: at(index * most),
    to: at((index + 1) * most),
    text: signs
      .slice(index * most, (index + 1) * most)
      .join('')
      .trim()
  }))
}

function tidied(cues: readonly Cue[], bounds: Bounds): Cue[] {
  const kept = cues
    .filter(one => one.text !== '' && one.from <= bounds.seconds)
    .map(one => ({ ...one, to: Math.min(bounds.seconds, Math.max(one.from, one.to)) }))
    .sort((a, b) => a.from - b.from || a.to - b.to)
  return kept.flatMap(one => inPieces(one, bounds.text)).slice(0, bounds.cues)
}

/** A picture or a film under the name of a text: signs that nobody writes, in a share that a wrong encoding does not reach. */
function isNoText(file: string): boolean {
  const strange = file.match(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffd]/g)?.length ?? 0
  return strange > file.length / 20
}

/** What kind it is says its content; a name may lie. Null where nothing in it can be read. */
export function readTranscript(file: string, bounds: Bounds, seconds: number | null = null): TranscriptFile | null {
  if (isNoText(file)) return null
  const vtt = parseVtt(file)
  const srt = vtt ? [] : parseSrt(file)
  const txt = vtt || srt.length > 0 ? null : parseTxt(file, seconds)
  const cues = vtt ?? txt?.cues ?? srt
  const tidy = tidied(cues, bounds)
  if (tidy.length === 0) return null
  const kind = vtt ? 'vtt' : txt ? 'txt' : 'srt'
  return {
    ...{ kind, cues: tidy, isGuessed: txt?.isGuessed ?? false },
    dropped: Math.max(0, cues.length - tidy.length),
    late: tidy.filter(one => seconds !== null && one.from > seconds).length
  }
}
