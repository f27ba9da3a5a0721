import { computed } from 'nanostores'
import { $subjects } from '#data/read/notes/subjects.ts'
import { liveRows } from '#data/read/live-rows.ts'
import { valueOr } from '#lib/remote.ts'

export const $topics = liveRows('topics')

/** Names by id, of subjects and of topics. */
export const $names = computed([$subjects, $topics], (subjects, topics) => ({
  subjects: valueOr(subjects, []),
  topics: valueOr(topics, []),
  of: new Map([...valueOr(subjects, []), ...valueOr(topics, [])].map(({ id, name }) => [id, name]))
}))
