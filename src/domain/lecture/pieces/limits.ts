import { AI_AUDIO_BYTES } from '#config/ai.ts'

/** WAV, one channel of 16 bits at 16 kHz: the one form that no provider has been seen to refuse. */
export const WAV = { rate: 16_000, bytesASecond: 32_000, header: 44 }

export interface Limits {
  /** The longest piece that is sent. */
  readonly seconds: number
}

/** What our own endpoint takes of WAV in one request. */
const ROOM = Math.floor((AI_AUDIO_BYTES - WAV.header) / WAV.bytesASecond)

/**
 * Longest sounds by the name of the model: gpt-4o-transcribe refuses over 1,400 s (Scriberr PR 478, speakr 168); several
 * OpenAI-compatible hosts take no more than a minute without saying so (subtitleedit PR 14542).
 */
const KNOWN: readonly { readonly name: RegExp; readonly seconds: number }[] = [
  { name: /gpt-4o(?:-mini)?-transcribe/i, seconds: 1390 },
  { name: /^(?:[\w.-]+[/:])?whisper-(?:1|large)/i, seconds: 1390 },
  { name: /nova-|scribe|universal/i, seconds: 1390 }
]
const UNKNOWN = 55

export function limitsOf(model: string): Limits {
  const known = KNOWN.find(({ name }) => name.test(model))?.seconds ?? UNKNOWN
  return { seconds: Math.min(known, ROOM) }
}
