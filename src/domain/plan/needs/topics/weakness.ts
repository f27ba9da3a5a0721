import type { WorldTopic } from '#domain/plan/world.ts'

/** 0 for mastered to 1 for unknown; what was measured counts more than what is felt. */
export function weakness({ confidence = null, mastery = null }: Pick<WorldTopic, 'confidence' | 'mastery'>): number {
  const felt = confidence === null ? null : (5 - confidence) / 4
  if (mastery === null) return felt ?? 0.6
  return felt === null ? 1 - mastery : (1 - mastery) * 0.7 + felt * 0.3
}
