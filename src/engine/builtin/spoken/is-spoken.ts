import type { Reading } from '#engine/builtin/read.ts'

/** Heard, never written. */
const HEARD =
  /\b(?:um|uh|erm|you know|i mean|okay|ok|alright|yeah|settle down|phones away|off you go|write (?:that|this|it) down|i want you to|let's|you've got to|don't worry|trust me|hands up|right,|anyone\?|please)/giu
const SHORT = /\b(?:that|it|what|there|they|he|we|you|did|does|is|do|can|could)(?:n't|'s|'re|'d|'ve|'ll)\b/giu
/** Of a hundred words of running text so many. */
const LEAST = 1.4
const LEAST_HEARD = 2
const WORDS = 120

/** Whether a note is the transcript of a lesson or lecture: running text with the fillers and short forms of speech. */
export function isSpoken({ blocks, language }: Reading): boolean {
  if (language !== 'en') return false
  const text = blocks
    .filter(one => one.block.kind === 'paragraph' && one.sentences.length > 2)
    .map(one => one.block.text.replaceAll('’', "'"))
    .join('\n')
  const words = text.match(/\S+/g)?.length ?? 0
  const heard = text.match(HEARD)?.length ?? 0
  const short = text.match(SHORT)?.length ?? 0
  return words >= WORDS && heard >= LEAST_HEARD && (100 * (heard + short)) / words >= LEAST
}
