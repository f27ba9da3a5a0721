import { startStudySession, type StudyWhat } from '#tools/shared/study/study-session.store.ts'
import type { PlanLine } from '#tools/study-zone/desk/today.store.ts'

/** What a block of the plan is, to the clock. */
export function lineWhat({ block, title, topicId }: PlanLine): StudyWhat {
  const { id: blockId, kind: refKind, refId, subjectId } = block
  return { title, tool: 'study-zone', subjectId, topicId, refKind, refId, blockId }
}

export const startLine = (line: PlanLine): Promise<void> => startStudySession(lineWhat(line), line.left)
