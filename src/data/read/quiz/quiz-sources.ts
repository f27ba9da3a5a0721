import type { Topic } from '#contract/entities.ts'
import { fromRow, isLiving } from '#data/device/rows.ts'
import { live } from '#data/read/live.ts'

export interface QuizSources {
  readonly notes: readonly {
    readonly id: string
    readonly title: string
    readonly words: number
    readonly subjectId: string | null
    readonly topicId: string | null
  }[]
  readonly topics: readonly Topic[]
}

/** What a quiz can be made from: the notes, newest change first, with their topics. */
export const $quizSources = live<QuizSources>(async db => {
  const summaries = await db.summaries.orderBy('updated_at').reverse().toArray()
  const topics = (await db.topics.toArray()).filter(isLiving).map(row => fromRow('topics', row))
  const ofTopic = new Map<string, string>()
  for (const topic of topics)
    for (const id of await db.notes.where('topic_id').equals(topic.id).primaryKeys()) ofTopic.set(id, topic.id)
  const notes = summaries.map(({ id, title, words, subject_id }) => {
    return { id, title, words, subjectId: subject_id, topicId: ofTopic.get(id) ?? null }
  })
  return { notes, topics }
})
