import type { APIRoute } from 'astro'
import { getCollection } from 'astro:content'
import { ERRATA } from '#config/errata.ts'
import { withPractice } from '#domain/paper/preset-file.ts'
import { stockOf } from '#domain/paper/syllabus/stock.ts'
import { subjectFiles } from './_bank.ts'

/** What papers can be made: presets, the file of each subject, and what was put right since. */
export const GET: APIRoute = async () => {
  const files = await getCollection('boards')
  const presets = files.flatMap(({ data }) => withPractice(data))
  const filesOf = await subjectFiles()
  const stock = Object.fromEntries(
    presets.map(preset => [
      preset.id,
      stockOf(preset, filesOf.find(({ subject }) => subject === preset.subject.key)?.questions ?? [])
    ])
  )
  const subjects = filesOf.map(({ subject, version, name, questions }) => ({
    subject,
    version,
    file: `/bank/${name}.json`,
    topics: [...new Map(questions.map(({ topic }) => [topic.code, topic])).values()]
  }))
  return Response.json({ v: 1, presets, stock, subjects, errata: ERRATA })
}
