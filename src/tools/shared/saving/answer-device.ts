import { computed, type ReadableAtom } from 'nanostores'
import { ANSWER_LIMITS } from '#contract/sitting.ts'
import type { Answer } from '#contract/entities.ts'
import type { AnswerPlace } from '#data/device/last-words.ts'
import { liveRow, readRow } from '#data/read/live-rows.ts'
import { answerChange } from '#data/write/once.ts'
import { saveAll } from '#data/write/write.ts'
import { mergeNotes } from '#domain/notes/note-merge.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import { AppError } from '#lib/errors.ts'
import { answerId } from '#lib/ids.ts'
import type { Remote } from '#lib/remote.ts'
import { jsonBytes } from '#lib/values/json-bytes.ts'
import { sameJson } from '#lib/values/same-json.ts'
import type { Version } from '#tools/shared/saving/draft.ts'
import type { WordsDevice } from '#tools/shared/saving/open-words.ts'

/** As DOC_BYTES of a note. */
const MOST_BYTES = Math.floor(ANSWER_LIMITS.bytes * 0.85)

const EMPTY: DocNode = { type: 'doc', content: [] }
/** An answer that nobody began is an empty one. */
const versionOf = (doc: unknown): Version => ({ title: '', doc: (doc ?? EMPTY) as DocNode })

function merge(base: Version, mine: Version, theirs: Version): { version: Version; kept: number } {
  const { doc, kept } = mergeNotes(base.doc, mine.doc, theirs.doc)
  return { version: { title: '', doc }, kept }
}

function docOf(base: Version, mine: Version, now: unknown): Record<string, unknown> {
  const theirs = versionOf(now)
  const { doc } = sameJson(theirs.doc, base.doc) ? mine : merge(base, mine, theirs).version
  if (jsonBytes(doc) > MOST_BYTES) throw new AppError('limit', 'The answer is too large to be synced')
  return doc as unknown as Record<string, unknown>
}

/** The words of one answer, kept as a note's are. `$answer`: the watched row, where somebody else watches it as well. */
export function answerDevice(
  { attemptId, questionKey }: AnswerPlace,
  $answer: ReadableAtom<Remote<Pick<Answer, 'doc'> | null>> = liveRow('answers', answerId(attemptId, questionKey))
): WordsDevice {
  const versionIn = (remote: Remote<Pick<Answer, 'doc'> | null>): Remote<Version | null> =>
    remote.state === 'ready' ? { state: 'ready', value: versionOf(remote.value?.doc) } : remote
  return {
    watch: computed($answer, versionIn),
    read: async () => versionOf((await readRow('answers', answerId(attemptId, questionKey)))?.doc),
    write: (mine, base) =>
      saveAll([answerChange(attemptId, questionKey, now => ({ doc: docOf(base, mine, now?.doc) }))]),
    merge
  }
}
