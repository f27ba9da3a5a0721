import { computed, type ReadableAtom } from 'nanostores'
import { liveRows } from '#data/read/live-rows.ts'
import { valueOr } from '#lib/remote.ts'

/** Of every subject, by id. */
export const $topicNames: ReadableAtom<ReadonlyMap<string, string>> = computed(
  liveRows('topics'),
  topics => new Map(valueOr(topics, []).map(({ id, name }) => [id, name]))
)
