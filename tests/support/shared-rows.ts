import type { Fields } from '../../src/contract/entities.ts'
import { saveAll, type Change } from '../../src/data/write/write.ts'
import { plainText, type DocNode } from '../../src/domain/notes/note-text.ts'
import { newId } from '../../src/lib/ids.ts'
import { withBlockIds } from '../../src/ui/editor/block-ids.ts'
import { markdownToBlocks } from '../../src/ui/editor/paste/markdown-paste.ts'

/** Rows to be shared, in the workspace that is open. */
export const save = (change: Change): Promise<unknown> => saveAll([change])

export type CardFields = Fields<'cards'>

const REST = {
  ...{ subjectId: null, noteId: null, kind: 'basic', ordinal: 0, source: null, engine: 'manual', suspended: false },
  ...{ buriedUntil: null, topicId: null, choices: null, flag: 0, tags: [], guid: null, lossId: null },
  ...{ frontMedia: null, backMedia: null }
} as const

export async function addCard(fields: Partial<CardFields> & Pick<CardFields, 'front' | 'back'>): Promise<string> {
  const id = newId()
  await save({
    name: 'cards',
    id,
    fields: { ...REST, groupId: newId(), ...fields, tags: [...(fields.tags ?? [])] } as CardFields
  })
  return id
}

export async function addNote(title: string, blocks: DocNode[]): Promise<string> {
  const id = newId()
  const doc = withBlockIds({ type: 'doc', content: blocks as never }) as unknown as DocNode
  const fields = {
    subjectId: null,
    topicId: null,
    title,
    doc: { ...doc },
    plain: plainText(doc),
    tags: ['exam'],
    pinned: true
  }
  await save({ name: 'notes', id, fields })
  return id
}

export const blocksOf = (markdown: string): DocNode[] => markdownToBlocks(markdown) as DocNode[]
