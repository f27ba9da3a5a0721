import type * as z from 'zod/mini'
import { card, type cardMedia, cardSource, review } from '#contract/entities/cards.ts'
import { thread, turn } from '#contract/entities/chat.ts'
import { graph } from '#contract/entities/graph.ts'
import { history } from '#contract/entities/history.ts'
import { marker, recording, segment } from '#contract/entities/lecture.ts'
import { activity, clockEvent } from '#contract/entities/log.ts'
import { file, note, preferences, subject, topic } from '#contract/entities/notes.ts'
import { block, exam, feed, lesson, planSettings, task } from '#contract/entities/plan.ts'
import { answer, attempt, loss, mark, quiz } from '#contract/entities/quiz.ts'
import { paper, question } from '#contract/entities/write.ts'

export { cardSource }

/**
 * How two versions of a row meet: by a merge of the entity's own with a base revision (data/entities/registry.ts), field by
 * field, or never (append-only).
 */
export type SyncMode = 'strict' | 'fields' | 'append'

/** Parents before children: they are pushed in this order, so that a foreign key always finds its row. */
export const entities = {
  preferences: { schema: preferences, mode: 'fields' },
  plan_settings: { schema: planSettings, mode: 'fields' },
  subjects: { schema: subject, mode: 'fields' },
  topics: { schema: topic, mode: 'fields' },
  notes: { schema: note, mode: 'strict' },
  files: { schema: file, mode: 'fields' },
  losses: { schema: loss, mode: 'fields' },
  cards: { schema: card, mode: 'fields' },
  reviews: { schema: review, mode: 'append' },
  histories: { schema: history, mode: 'strict' },
  exams: { schema: exam, mode: 'fields' },
  lessons: { schema: lesson, mode: 'fields' },
  tasks: { schema: task, mode: 'fields' },
  blocks: { schema: block, mode: 'fields' },
  feeds: { schema: feed, mode: 'fields' },
  activities: { schema: activity, mode: 'append' },
  quizzes: { schema: quiz, mode: 'fields' },
  papers: { schema: paper, mode: 'fields' },
  questions: { schema: question, mode: 'fields' },
  attempts: { schema: attempt, mode: 'fields' },
  clock_events: { schema: clockEvent, mode: 'append' },
  answers: { schema: answer, mode: 'strict' },
  marks: { schema: mark, mode: 'append' },
  threads: { schema: thread, mode: 'fields' },
  turns: { schema: turn, mode: 'append' },
  graphs: { schema: graph, mode: 'strict' },
  recordings: { schema: recording, mode: 'fields' },
  markers: { schema: marker, mode: 'fields' },
  segments: { schema: segment, mode: 'append' }
} as const satisfies Record<string, { schema: z.ZodMiniObject; mode: SyncMode }>

export type EntityName = keyof typeof entities
export const ENTITY_ORDER = Object.keys(entities) as readonly EntityName[]

export interface Base {
  readonly id: string
  /** The server's revision, 0 while this device alone knows the row. */
  readonly rev: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly deletedAt: string | null
}

export type Fields<Name extends EntityName> = z.infer<(typeof entities)[Name]['schema']>
export type Entity<Name extends EntityName> = Base & Fields<Name>

export type Subject = Entity<'subjects'>
export type Topic = Entity<'topics'>
export type Note = Entity<'notes'>
export type Card = Entity<'cards'>
export type Review = Entity<'reviews'>
export type History = Entity<'histories'>
export type Preferences = Entity<'preferences'>
export type FileEntry = Entity<'files'>
export type FileKind = FileEntry['kind']
export type CardSource = z.infer<typeof cardSource>
export type CardMedia = z.infer<typeof cardMedia>
export type Exam = Entity<'exams'>
export type Task = Entity<'tasks'>
export type PlanSettings = Entity<'plan_settings'>
export type Lesson = Entity<'lessons'>
export type Feed = Entity<'feeds'>
export type Block = Entity<'blocks'>
export type Activity = Entity<'activities'>
export type ClockEvent = Entity<'clock_events'>
export type Quiz = Entity<'quizzes'>
export type Attempt = Entity<'attempts'>
export type Answer = Entity<'answers'>
export type Mark = Entity<'marks'>
export type Loss = Entity<'losses'>
export type Paper = Entity<'papers'>
export type Question = Entity<'questions'>
export type Thread = Entity<'threads'>
export type Turn = Entity<'turns'>
export type Recording = Entity<'recordings'>
export type Marker = Entity<'markers'>
export type Segment = Entity<'segments'>
export type Graph = Entity<'graphs'>
