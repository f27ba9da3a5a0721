import type { Fields } from '../../src/contract/entities.ts'
import { newId } from '../../src/lib/ids.ts'

/** Whole, valid fields, of which a test names only what it is about. */
export function aSubject(change: Partial<Fields<'subjects'>> = {}): Fields<'subjects'> {
  return { name: 'History', board: null, level: null, examOn: null, position: 0, ...change }
}

export function aCard(change: Partial<Fields<'cards'>> = {}): Fields<'cards'> {
  const links = { subjectId: null, noteId: null, groupId: newId() }
  const sides = { kind: 'basic', front: 'Who?', back: 'She.', ordinal: 0 } as const
  const more = {
    topicId: null,
    choices: null,
    flag: 0,
    tags: [],
    guid: null,
    lossId: null,
    frontMedia: null,
    backMedia: null
  }
  const rest = { source: null, engine: 'manual', suspended: false, buriedUntil: null, ...more }
  return { ...links, ...sides, ...rest, ...change }
}

export interface TestBlock {
  readonly id: string
  readonly text: string
}

export function aDoc(blocks: readonly TestBlock[]): Record<string, unknown> {
  const content = blocks.map(({ id, text }) => {
    return { type: 'paragraph', attrs: { id }, content: text === '' ? [] : [{ type: 'text', text }] }
  })
  return { type: 'doc', content }
}

export function aNote(blocks: readonly TestBlock[], change: Partial<Fields<'notes'>> = {}): Fields<'notes'> {
  const plain = blocks.map(({ text }) => text).join('\n')
  return {
    subjectId: null,
    title: 'A note',
    doc: aDoc(blocks),
    plain,
    topicId: null,
    tags: [],
    pinned: false,
    ...change
  }
}
