import type { DialogueItem } from '#domain/dialogue/item.ts'

/** A reason is harder to say than a name, several points than one, and a sentence than a word. */
const REASON = /^(?:why|how|explain)\b/i
const WORDS_OF_NAME = 3
export const hardness = ({ question, points }: DialogueItem): number =>
  Math.min(points.length, 4) * 2 +
  (REASON.test(question) ? 3 : 0) +
  (points.some(point => point.trim().split(/\s+/).length > WORDS_OF_NAME) ? 1 : 0)
