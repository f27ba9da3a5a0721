import { computed, type ReadableAtom } from 'nanostores'
import { SIZES } from '#config/sizes.ts'
import type { Fields, Note } from '#contract/entities.ts'
import { liveNote, readNote, rewriteNote } from '#data/write/notes/notes.ts'
import { mergeNotes } from '#domain/notes/note-merge.ts'
import { plainText, type DocNode } from '#domain/notes/note-text.ts'
import { AppError } from '#lib/errors.ts'
import { sameJson } from '#lib/values/same-json.ts'
import type { Version } from '#tools/shared/saving/draft.ts'
import type { WordsDevice } from '#tools/shared/saving/open-words.ts'
import { jsonBytes } from '#lib/values/json-bytes.ts'
import type { Remote } from '#lib/remote.ts'

/** Postgres writes JSON with spaces, so a document takes a tenth more there than here. */
export const DOC_BYTES = Math.floor(SIZES.noteDoc * 0.85)

type NoteFields = Partial<Fields<'notes'>>

function merge(base: Version, mine: Version, theirs: Version): { version: Version; kept: number } {
  const { doc, kept } = mergeNotes(base.doc, mine.doc, theirs.doc)
  return { version: { title: mine.title === base.title ? theirs.title : mine.title, doc }, kept }
}

/** What `mine` makes of the note as it is committed: alone when nobody else wrote, otherwise merged with theirs. */
function fieldsOf(base: Version, mine: Version, now: Fields<'notes'> | null): NoteFields {
  const theirs = now && { title: now.title, doc: now.doc as unknown as DocNode }
  const isAlone = !theirs || (theirs.title === base.title && sameJson(theirs.doc, base.doc))
  const { title, doc } = isAlone ? mine : merge(base, mine, theirs).version
  if (jsonBytes(doc) > DOC_BYTES) throw new AppError('limit', 'The document is too large to be synced')
  return { title, doc: doc as unknown as Record<string, unknown>, plain: plainText(doc) }
}

const versionOf = (note: Note): Version => ({ title: note.title, doc: note.doc as unknown as DocNode })

function versionIn(remote: Remote<Note | null>): Remote<Version | null> {
  if (remote.state !== 'ready') return remote
  return { state: 'ready', value: remote.value && versionOf(remote.value) }
}

/** `$note`: the watched row, where somebody else watches it as well. */
export function deviceOf(id: string, $note: ReadableAtom<Remote<Note | null>> = liveNote(id)): WordsDevice {
  return {
    watch: computed($note, versionIn),
    read: async () => {
      const note = await readNote(id)
      return note && versionOf(note)
    },
    write: (mine, base) => rewriteNote(id, now => fieldsOf(base, mine, now)),
    merge
  }
}
