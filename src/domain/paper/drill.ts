import type { Composed } from '#domain/paper/compose.ts'

/** What a drill is made of, so that a student knows before it starts. Counts are of questions. */
export interface DrillFacts {
  readonly questions: number
  readonly onTopic: number
  readonly withSkill: number
  readonly fresh: number
  /** Some part of it asks for the skill on the topic: without a lost mark there, the mark is won back. */
  readonly wins: boolean
}

export function drillFacts(
  { sections }: Pick<Composed, 'sections'>,
  wanted: { readonly topic: string; readonly skill: string; readonly seen: readonly string[] }
): DrillFacts {
  const all = sections.flatMap(({ questions }) => questions)
  const isOnTopic = (one: (typeof all)[number]): boolean => one.topic.code === wanted.topic
  const asks = (one: (typeof all)[number]): boolean => one.parts.some(({ command }) => command === wanted.skill)
  const had = new Set(wanted.seen)
  return {
    questions: all.length,
    onTopic: all.filter(isOnTopic).length,
    withSkill: all.filter(asks).length,
    // A template has new numbers each time.
    fresh: all.filter(one => one.seed !== undefined || !had.has(one.key)).length,
    wins: all.some(one => isOnTopic(one) && asks(one))
  }
}
