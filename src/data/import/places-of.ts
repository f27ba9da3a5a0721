import type { Card } from '#contract/entities.ts'
import type { Database } from '#data/device/database.ts'
import { isLiving } from '#data/device/rows.ts'

type Placed = Pick<Card, 'subjectId' | 'topicId' | 'noteId'>
type Names = (card: Placed) => readonly string[]

/** Subject and topic of a card, its own or those of its note; a topic within another comes after that one. */
export async function placesOf(db: Database): Promise<Names> {
  const [subjects, topics, notes] = await Promise.all([
    db.subjects.toArray(),
    db.topics.toArray(),
    db.summaries.toArray()
  ])
  const subjectNames = new Map(subjects.filter(isLiving).map(({ id, name }) => [id, name]))
  const topicOf = new Map(topics.filter(isLiving).map(topic => [topic.id, topic]))
  const noteOf = new Map(notes.map(note => [note.id, note]))
  return ({ subjectId, topicId, noteId }) => {
    const note = noteId === null ? undefined : noteOf.get(noteId)
    const subject = subjectNames.get(subjectId ?? note?.subject_id ?? '')
    const path: string[] = []
    const seen = new Set<string>()
    let topic = topicOf.get(topicId ?? note?.topic_id ?? '')
    while (topic && !seen.has(topic.id)) {
      seen.add(topic.id)
      path.unshift(topic.name)
      topic = topic.parent_id === null ? undefined : topicOf.get(topic.parent_id)
    }
    return subject === undefined ? [] : [subject, ...path]
  }
}
