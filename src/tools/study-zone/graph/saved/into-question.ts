import { save } from '#data/write/write.ts'
import { AppError } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { openTool } from '#stores/route.ts'
import { svgOf } from '#tools/study-zone/graph/export.ts'

/** As a paper takes it (contract/paper.ts). */
const MOST = { alt: 6000, svg: 40_000 }

/** A question of the student's own with the picture in it; its words are written there. */
export async function putIntoQuestion(words: readonly string[], name: string): Promise<void> {
  const svg = svgOf(words, name)
  if (svg === null) throw new AppError('invalid', 'No picture', { shown: m.graph_note_nothing() })
  if (svg.length > MOST.svg) throw new AppError('limit', 'A large picture', { shown: m.graph_question_large() })
  const id = newId()
  const figure = { id: 'graph', label: m.graph_title(), alt: (words.join(' ') || name).slice(0, MOST.alt), svg }
  await save('questions', id, {
    subjectId: null,
    topicId: null,
    noteId: null,
    stem: '',
    parts: { v: 1, parts: [] },
    scheme: { v: 1, subject: 'mathematics', topic: '', points: [], figures: [figure] },
    marks: 2,
    commandTerm: null,
    difficulty: 2,
    fileIds: [],
    engine: 'manual'
  })
  openTool('paper-maker', { own: id })
}
