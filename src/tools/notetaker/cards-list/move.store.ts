import type { Topic } from '#contract/entities.ts'
import { SIZES } from '#config/sizes.ts'
import { readRows } from '#data/read/live-rows.ts'
import { save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { changeCards } from '#tools/notetaker/cards-list/bulk.store.ts'

const sameWords = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** The topic of this name in the subject, made where there is none. */
async function topicNamed(subjectId: string, name: string): Promise<string> {
  const topics: Topic[] = await readRows('topics', { column: 'subject_id', is: subjectId })
  const known = topics.find(topic => sameWords(topic.name, name))
  if (known) return known.id
  const id = newId()
  const fields = { parentId: null, code: null, position: topics.length, confidence: null }
  await save('topics', id, { subjectId, name: name.trim().slice(0, SIZES.title), ...fields })
  return id
}

export interface MoveTarget {
  readonly subjectId: string | null
  readonly topicId: string | null
  /** A topic to be made. */
  readonly newTopic: string
}

export async function moveCards(ids: readonly string[], { subjectId, topicId, newTopic }: MoveTarget): Promise<void> {
  const isNew = subjectId !== null && newTopic.trim() !== ''
  const topic = isNew ? await topicNamed(subjectId, newTopic) : topicId
  await changeCards(ids, () => ({ subjectId, topicId: topic }))
}

/** "cold war,  Stalin" → two tags, each once. */
export function readTags(typed: string): string[] {
  const tags = typed
    .split(',')
    .map(tag => tag.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
  return tags.filter((tag, place) => tags.findIndex(other => sameWords(other, tag)) === place)
}

/** The first tag that is too long, or null. */
export function longTag(tags: readonly string[]): string | null {
  return tags.find(tag => tag.length > SIZES.tags.length) ?? null
}

export function tagged(tags: readonly string[], add: readonly string[], remove: readonly string[]): string[] {
  const kept = tags.filter(tag => !remove.some(other => sameWords(other, tag)))
  const fresh = add.filter(tag => !kept.some(other => sameWords(other, tag)))
  return [...kept, ...fresh].slice(0, SIZES.tags.count)
}

export function tagCards(ids: readonly string[], add: readonly string[], remove: readonly string[]): Promise<void> {
  return changeCards(ids, entry => ({ tags: tagged(entry.tags, add, remove) }))
}
