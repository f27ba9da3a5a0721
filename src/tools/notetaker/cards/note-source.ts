import type { Source } from '#contract/engine.ts'
import type { Note } from '#contract/entities.ts'
import type { DocNode } from '#domain/note-text.ts'
import { sourceFromDoc } from '#engine/source.ts'

function isDoc(doc: unknown): doc is DocNode {
  return typeof doc === 'object' && doc !== null && 'type' in doc && typeof doc.type === 'string'
}

/** A note as the engine reads it; a document that is none has no blocks. */
export function noteSource({ id, title, doc }: Pick<Note, 'id' | 'title' | 'doc'>): Source {
  return isDoc(doc) ? sourceFromDoc(id, title, doc) : { id, title, blocks: [] }
}
