import { glob } from 'astro/loaders'
import { z } from 'astro/zod'
import { defineCollection, reference } from 'astro:content'
import { BOARDS } from '#config/boards.ts'
import { bankTopic } from '#contract/bank.ts'
import { boardFile } from '#contract/preset.ts'

const date = z.coerce.date({ error: 'write a date like 2026-11-21' })
const say = (field: string, what: string) =>
  z.string({ error: `${field}: write ${what}` }).min(1, `${field}: write ${what}`)

const source = z.strictObject({
  title: say('sources.title', 'the title of the work, as it stands on it'),
  by: say('sources.by', 'who published it: authors or an organisation, with the year'),
  url: z.url('sources.url: write a full address, or leave the line out').optional()
})

const card = z.strictObject({
  front: say('cards.front', 'the question').max(300, 'cards.front: at most 300 characters'),
  back: say('cards.back', 'the answer, at most 15 words').max(300, 'cards.back: at most 300 characters')
})

const page = {
  title: say('title', 'the title shown in the browser tab, at most 70 characters').max(
    70,
    'title: at most 70 characters'
  ),
  description: say('description', 'one or two sentences, 60 to 170 characters')
    .min(60, 'description: at least 60 characters')
    .max(170, 'description: at most 170 characters'),
  /** Last time somebody read it through and checked the facts. */
  reviewed: date,
  /** True keeps the page out of the built site. */
  draft: z.boolean({ error: 'draft: write true or false' }).default(false),
  sources: z.array(source).default([])
}

/** Guides: adding a Markdown file is all it takes (docs/add-a-resource.md). */
const resources = defineCollection({
  loader: glob({ base: './src/content/resources', pattern: '*.md' }),
  schema: z.strictObject({
    ...page,
    /** Position in the index. */
    order: z.number({ error: 'order: write a number, 1 comes first' }),
    related: z.array(reference('resources')).default([]),
    /** The tool the reader should try next, by its address in the catalogue. */
    tryIt: z.strictObject({ tool: z.string(), text: say('tryIt.text', 'what the reader will do there') }).optional(),
    /** Words explained where they first stand in the text. */
    glossary: z.record(z.string(), z.string()).default({})
  })
})

const SUBJECTS = ['lnl', 'history', 'geography'] as const

/** Archives: subject entries with cards and questions that "Study this" puts into the workspace. */
const archives = defineCollection({
  loader: glob({ base: './src/content/archives', pattern: '{lnl,history,geography}/*.md' }),
  schema: z.strictObject({
    ...page,
    subject: z.enum(SUBJECTS, { error: `subject: write one of ${SUBJECTS.join(', ')}` }),
    boards: z.array(z.enum(BOARDS), { error: `boards: write a list from ${BOARDS.join(', ')}` }).min(1),
    topic: say('topic', 'the topic the index filters by'),
    skill: say('skill', 'the skill the index filters by'),
    keyTerms: z.record(z.string(), z.string()),
    commonError: say('commonError', 'the mistake students make most often here, and what to do instead'),
    questions: z
      .array(
        z.strictObject({
          question: say('questions.question', 'the exam-style question'),
          marks: z.number({ error: 'questions.marks: write a number' }).int().positive(),
          scheme: z.array(z.string()).min(1, 'questions.scheme: write at least one creditable point')
        })
      )
      .min(3, 'questions: write at least three exam-style questions with their mark schemes'),
    cards: z.array(card).min(6, 'cards: write at least six flashcards')
  })
})

/** Privacy and terms; who is responsible is added by the page, from the environment. */
const legal = defineCollection({
  loader: glob({ base: './src/content/legal', pattern: '*.md' }),
  schema: z.strictObject({ lead: say('lead', 'one or two sentences'), changed: date })
})

/** The question bank: one file a topic (docs/question-bank.md). */
const questions = defineCollection({
  loader: glob({ base: './src/content/questions', pattern: '*/*.yaml' }),
  schema: bankTopic
})

/** Board presets: one file a board (docs/papers.md). */
const boards = defineCollection({
  loader: glob({ base: './src/content/boards', pattern: '*.yaml' }),
  schema: boardFile
})

export const collections = { resources, archives, legal, questions, boards }
