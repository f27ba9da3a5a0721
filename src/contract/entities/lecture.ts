import * as z from 'zod/mini'
import { SIZES } from '#config/sizes.ts'
import { between, engineName, instant, text, versioned } from '#contract/entities/kinds.ts'

const second = between(0, SIZES.recordingSeconds)

/** Cuts of one sound, in their order: end to end they are the file. */
const cuts = z.array(z.looseObject({ fileId: z.uuid(), bytes: between(0, SIZES.fileBytes) })).check(z.maxLength(500))

/** A lecture: recorded here, brought as a file, or only its text. What was said in it are `segments`. */
export const recording = z.strictObject({
  title: text(SIZES.title),
  subjectId: z.nullable(z.uuid()),
  topicId: z.nullable(z.uuid()),
  /** The note made of it, or beside which it was recorded. */
  noteId: z.nullable(z.uuid()),
  origin: z.enum(['microphone', 'tab', 'file', 'transcript']),
  startedAt: instant,
  /** Of sound, pauses taken off. */
  seconds: second,
  /**
   * `recording`: its device may still be recording it, or died doing so. `stopped`: nothing comes any more, the sound is
   * as it was recorded. `kept`: one file in which each second can be found. `text`: it has no sound, or none any more.
   */
  state: z.enum(['recording', 'stopped', 'kept', 'text']),
  /** `making`: cuts of a file that is to take the place of `cuts`; what a device that dies leaves of it is cleared away. */
  sound: z.nullable(versioned({ mime: text(100), cuts, making: z.array(z.uuid()) }, SIZES.json.medium)),
  /** How loud it is, `step` seconds a byte, base64: the strip. */
  loudness: z.nullable(versioned({ step: between(0.1, 60), levels: z.string() }, SIZES.json.small)),
  /** How its text was made and what of it is missing. */
  transcript: z.nullable(versioned({}, SIZES.json.small))
})

/** Put at a second while it is recorded or heard. */
export const marker = z.strictObject({
  recordingId: z.uuid(),
  second,
  kind: z.enum(['important', 'line', 'photo']),
  words: text(SIZES.markerWords),
  fileId: z.nullable(z.uuid()),
  /** The student came back to it. */
  doneAt: z.nullable(instant)
})

/** The text of one stretch. Never changed: an edit is a segment that `replaces` it, so that no later answer undoes it. */
export const segment = z.strictObject({
  recordingId: z.uuid(),
  kind: z.enum(['speech', 'chapter']),
  fromSecond: second,
  toSecond: second,
  /** Empty where the stretch was sent and nothing usable came, or the student took its text away. */
  text: text(SIZES.segmentText),
  /** Where each word begins and ends, if the engine said so. */
  words: z.nullable(versioned({}, SIZES.json.medium)),
  /** Or `manual`, or `file` of a transcript that was brought. */
  engine: engineName,
  /** The segment instead of which it stands; no foreign key, as rows sent again may come in any order. */
  replaces: z.nullable(z.uuid()),
  /** Who speaks, as the student calls them. */
  speaker: text(80),
  /** What the detector found: loops, silence that became words, another language. */
  flags: z.nullable(versioned({}, SIZES.json.small))
})
