import { createHash } from 'node:crypto'
import { getCollection } from 'astro:content'
import type { PaperQuestion } from '#domain/paper/question.ts'
import { TEMPLATE_VERSION } from '#domain/paper/version.ts'

export interface SubjectFile {
  readonly subject: string
  readonly version: string
  readonly name: string
  readonly questions: readonly PaperQuestion[]
}

const TEMPLATE_SUBJECTS = ['mathematics', 'physics', 'chemistry'] as const

/** Only what the second solver agreed with, or what was mended after him, is printed. */
const PASSED = new Set(['agree', 'mended'])

/** The bank a subject at a time; its version is the hash of its questions and of the templates' rules. */
export async function subjectFiles(): Promise<SubjectFile[]> {
  const topics = await getCollection('questions')
  const written = topics.flatMap(({ data: { subject, topic, questions } }) =>
    questions
      .filter(({ check }) => check !== undefined && PASSED.has(check.verdict))
      .map(({ check: _, earlier: __, ...question }): PaperQuestion => ({ ...question, subject, topic }))
  )
  const subjects = new Set([...topics.map(({ data }) => data.subject), ...TEMPLATE_SUBJECTS])
  return [...subjects].sort().map(subject => {
    const questions = written.filter(one => one.subject === subject).sort((a, b) => (a.key < b.key ? -1 : 1))
    const text = JSON.stringify([TEMPLATE_VERSION, questions])
    const version = createHash('sha256').update(text).digest('hex').slice(0, 12)
    return { subject, version, name: `${subject}-${version}`, questions }
  })
}
