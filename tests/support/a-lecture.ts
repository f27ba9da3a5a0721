import type { Fields } from '../../src/contract/entities.ts'
import { secondAddress } from '../../src/lib/values/note-address.ts'

/** Whole, valid fields, of which a test names only what it is about. */
export function aRecording(change: Partial<Fields<'recordings'>> = {}): Fields<'recordings'> {
  const place = { title: 'Light', subjectId: null, topicId: null, noteId: null }
  const made = { origin: 'microphone', startedAt: '2026-11-24T09:00:00Z', seconds: 600, state: 'kept' } as const
  return { ...place, ...made, sound: null, loudness: null, transcript: null, ...change }
}

export function aSegment(
  recordingId: string,
  [fromSecond, toSecond]: readonly [from: number, to: number],
  text: string,
  change: Partial<Fields<'segments'>> = {}
): Fields<'segments'> {
  const made = { kind: 'speech', words: null, engine: 'whisper', replaces: null, speaker: '', flags: null } as const
  return { recordingId, fromSecond, toSecond, text, ...made, ...change }
}

/** A paragraph as a note of a lecture has it: its words, and the link to their second. */
export const aSaidBlock = (id: string, text: string, recordingId: string, second: number): Record<string, unknown> => ({
  type: 'paragraph',
  attrs: { id },
  content: [
    { type: 'text', text: `${text} ` },
    { type: 'text', text: '9:00', marks: [{ type: 'link', attrs: { href: secondAddress(recordingId, second) } }] }
  ]
})
