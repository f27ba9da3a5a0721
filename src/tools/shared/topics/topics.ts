import type { ReadableAtom } from 'nanostores'
import type { Topic } from '#contract/entities.ts'
import { liveRows, readRows } from '#data/read/live-rows.ts'
import { save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import type { Remote } from '#lib/remote.ts'

/** The topics of one subject. */
export function topicsOf(subjectId: string): ReadableAtom<Remote<Topic[]>> {
  return liveRows('topics', { column: 'subject_id', is: subjectId })
}

const plain = (name: string): string => name.trim().normalize('NFKC').toLocaleLowerCase('en-GB')

/** Gives the topic's id; one of the same name in this subject is taken instead of a second. */
export async function makeTopic(subjectId: string, name: string): Promise<string> {
  const known = await readRows('topics', { column: 'subject_id', is: subjectId })
  const same = known.find(topic => plain(topic.name) === plain(name))
  if (same) return same.id
  const id = newId()
  const position = Math.max(0, ...known.map(topic => topic.position + 1))
  await save('topics', id, { subjectId, parentId: null, name: name.trim(), code: null, position, confidence: null })
  return id
}
