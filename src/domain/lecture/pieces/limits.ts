import { AI_AUDIO_BYTES } from '#config/ai.ts'

/** WAV, one channel of 16 bits at 16 kHz: the one form that no provider has been seen to refuse. */
export const WAV = { rate: 16_000, bytesASecond: 32_000, header: 44 }

export interface Limits {
  /** The longest piece that is sent. */
  readonly seconds: number
  /** What of times is asked for at first: `verbose_json` with words, with segments alone, or `json`, which has none. */
  readonly times: 'words' | 'segments' | 'none'
  /** Signs of hints that are sent; none where hints are refused or known to lose text. */
  readonly hints: number
}

interface Known extends Limits {
  readonly name: RegExp
  readonly bytes: number
}

const MB = 1_000_000
/** Whisper reads 224 tokens of what it is told to expect. */
const WHISPER_HINTS = 800

/**
 * By the name of the model. Seconds: gpt-4o-transcribe refuses over 1,400 (Scriberr PR 478, speakr 168); several hosts
 * take no more than a minute without saying so (subtitleedit PR 14542). Bytes: OpenAI's and Groq's 25 MB. Times:
 * gpt-4o-transcribe has `json` alone, its diarizing form no prompt either (OpenAI's reference). Hints: vLLM gives the last
 * chunk alone where there are any (vllm 53206), and it is what serves Voxtral and its like.
 */
const KNOWN: readonly Known[] = [
  { name: /transcribe-diarize/i, seconds: 1390, bytes: 25 * MB, times: 'none', hints: 0 },
  { name: /gpt-(?:4o-)?(?:mini-)?transcribe/i, seconds: 1390, bytes: 25 * MB, times: 'none', hints: WHISPER_HINTS },
  {
    name: /^(?:[\w.-]+[/:])*(?:faster-)?(?:distil-)?whisper-(?:1|large|medium|small|base|tiny)/i,
    ...{ seconds: 1390, bytes: 25 * MB, times: 'words', hints: WHISPER_HINTS }
  },
  {
    name: /voxtral|canary|granite-speech|qwen\d*-?(?:audio|asr|omni)/i,
    seconds: 55,
    bytes: 25 * MB,
    times: 'none',
    hints: 0
  },
  { name: /parakeet|moonshine/i, seconds: 55, bytes: 25 * MB, times: 'words', hints: 0 },
  { name: /nova-|scribe|universal/i, seconds: 1390, bytes: 25 * MB, times: 'words', hints: 0 }
]
/** A host that says no to words is asked for segments, then for text alone (server/ai/providers/speech-fetch.ts). */
const UNKNOWN = { seconds: 55, bytes: 25 * MB, times: 'words', hints: WHISPER_HINTS } as const

export function limitsOf(model: string): Limits {
  const { seconds, bytes, times, hints } = KNOWN.find(({ name }) => name.test(model)) ?? UNKNOWN
  // Our own endpoint takes less in one request than any provider.
  const room = Math.floor((Math.min(bytes, AI_AUDIO_BYTES) - WAV.header) / WAV.bytesASecond)
  return { seconds: Math.min(seconds, room), times, hints }
}

/** How long a sound of our own form lasts; null for any other. */
export function wavSeconds({ bytes, mime }: { readonly bytes: ArrayBuffer; readonly mime: string }): number | null {
  return mime === 'audio/wav' && bytes.byteLength > WAV.header
    ? (bytes.byteLength - WAV.header) / WAV.bytesASecond
    : null
}
