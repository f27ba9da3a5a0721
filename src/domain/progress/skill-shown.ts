/** A part as the student marked it after a sitting. */
export interface SatPart {
  readonly attemptId: string
  /** ISO 8601 instant: the end of the sitting. */
  readonly at: string
  readonly topicId: string | null
  /** Command term. */
  readonly skill: string
  readonly marks: number
  /** Whether it earned all its marks. */
  readonly isFull: boolean
}

/** A sitting in which nothing was lost of a skill on a topic, and how many marks of it were earned there. */
export interface SkillShown {
  readonly at: string
  readonly topicId: string
  readonly skill: string
  readonly marks: number
}

/** One part that lost a mark says that the skill is not there yet, whatever the others earned. */
export function skillsShown(parts: readonly SatPart[]): SkillShown[] {
  const groups = Map.groupBy(parts, ({ attemptId, topicId, skill }) => JSON.stringify([attemptId, topicId, skill]))
  return [...groups.values()].flatMap(group => {
    const [{ at, topicId, skill }] = group as [SatPart, ...SatPart[]]
    if (topicId === null || skill === '' || group.some(({ isFull }) => !isFull)) return []
    return [{ at, topicId, skill, marks: group.reduce((sum, one) => sum + one.marks, 0) }]
  })
}
