import type { Fields } from '#contract/entities.ts'
import { workspace } from '#data/read/workspace.ts'
import { save, saveAll, type Change } from '#data/write/write.ts'
import { answerId, lossId, topicId } from '#lib/ids.ts'

/** Writes of things that exist once: two devices make one row. Each resolves when it is on the disk. */

type Given = Partial<Omit<Fields<'answers'>, 'attemptId' | 'questionKey'>>

/** What a new answer holds before anything is given. */
const BLANK = { doc: null, value: null, fileIds: [], flagged: false, confidence: null, checkedAt: null }

/** Gives the answer's id. Of an answer that is there only the named fields change. */
export async function saveAnswer(attemptId: string, questionKey: string, fields: Given): Promise<string> {
  await saveAll([answerChange(attemptId, questionKey, () => fields)])
  return answerId(attemptId, questionKey)
}

/** What `change` makes of the answer as it is at the moment of the commit; null where nothing was given yet. */
export function answerChange(
  attemptId: string,
  questionKey: string,
  change: (now: Fields<'answers'> | null) => Given,
  takeBack?: (now: Fields<'answers'> | null) => Given
): Change {
  // Within the commit: two first writes at once must not blank each other's fields.
  const rewrite = (now: Fields<'answers'> | null) =>
    now ? change(now) : { attemptId, questionKey, ...BLANK, ...change(null) }
  return { name: 'answers', id: answerId(attemptId, questionKey), rewrite, takeBack }
}

/** Gives the loss's id; a point that was lost before stays the loss it is. */
export async function saveLoss(fields: Fields<'losses'>): Promise<string> {
  const id = lossId(fields.originId, fields.pointKey)
  if ((await workspace().db.losses.get(id)) === undefined) await save('losses', id, fields)
  return id
}

/** A topic of a board preset; one that the student renamed keeps its name. */
export async function savePresetTopic(fields: Fields<'topics'> & { readonly code: string }): Promise<string> {
  const id = topicId(fields.subjectId, fields.code)
  if ((await workspace().db.topics.get(id)) === undefined) await save('topics', id, fields)
  return id
}
