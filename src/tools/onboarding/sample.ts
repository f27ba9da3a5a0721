import type { Fields } from '#contract/entities.ts'
import { plainText, type DocNode } from '#domain/notes/note-text.ts'
import { textHash } from '#engine/hash.ts'
import { SAMPLE_ENGINE, SAMPLE_SUBJECT } from '#tools/shared/sample-data.ts'
import { SAMPLE_CARDS, SAMPLE_SECTIONS, SAMPLE_TITLE } from '#tools/onboarding/sample-text.ts'

interface Row<Name extends 'subjects' | 'notes' | 'cards'> {
  readonly name: Name
  readonly id: string
  readonly fields: Fields<Name>
}
export type SampleRow = Row<'subjects'> | Row<'notes'> | Row<'cards'>

function block(type: string, text: string, attrs: Record<string, unknown>): DocNode {
  return { type, attrs, content: [{ type: 'text', text }] }
}

/** A real small subject: one note and the cards made from it, each with its sentence. `id` makes the ids. */
export function sampleRows(id: () => string): SampleRow[] {
  const [subjectId, noteId] = [id(), id()]
  const sections = SAMPLE_SECTIONS.map(section => ({ ...section, headingId: id(), blockId: id() }))
  const doc = {
    type: 'doc',
    content: sections.flatMap(({ heading, text, headingId, blockId }) => [
      block('heading', heading, { id: headingId, level: 2 }),
      block('paragraph', text, { id: blockId })
    ])
  }
  const cards = SAMPLE_CARDS.flatMap(({ section, front, back, quote }): SampleRow[] => {
    const place = sections[section]
    if (!place) return []
    const start = place.text.indexOf(quote)
    const source = {
      blockId: place.blockId,
      textHash: textHash(place.text),
      quote,
      start,
      end: start + quote.length
    }
    const bare = { frontMedia: null, backMedia: null }
    const plain = { topicId: null, choices: null, flag: 0, tags: [], guid: null, lossId: null, ...bare }
    const rest = { ordinal: 0, engine: SAMPLE_ENGINE, suspended: false, buriedUntil: null, ...plain }
    const fields = { subjectId, noteId, groupId: id(), kind: 'basic' as const, front, back, source, ...rest }
    return [{ name: 'cards', id: id(), fields }]
  })
  return [
    {
      name: 'subjects',
      id: subjectId,
      fields: { name: SAMPLE_SUBJECT, board: null, level: null, examOn: null, position: 0 }
    },
    {
      name: 'notes',
      id: noteId,
      fields: { subjectId, title: SAMPLE_TITLE, doc, plain: plainText(doc), topicId: null, tags: [], pinned: false }
    },
    ...cards
  ]
}
