import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Subject } from '#contract/entities.ts'
import { $notes, searchNotes, type NoteSummary } from '#data/write/notes/notes.ts'
import { $subjects } from '#data/read/notes/subjects.ts'
import { remove, save, saveUndoable } from '#data/write/write.ts'
import { plainText, type DocNode } from '#domain/notes/note-text.ts'
import { retry } from '#lib/async/retry.ts'
import { sameJson } from '#lib/values/same-json.ts'
import { newBlockId } from '#lib/values/block-id.ts'
import { newId } from '#lib/ids.ts'
import type { Remote } from '#lib/remote.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { tryOnceOrNotify, tryOrNotify } from '#stores/try-or-notify.ts'
import { notify } from '#stores/notices.ts'
import { $route, openTool } from '#stores/route.ts'
import type { Version } from '#tools/shared/saving/draft.ts'
import { offerUndo } from '#tools/shared/saving/offer-undo.ts'
import { groupNotes, type NoteGroups } from '#tools/notetaker/list/note-groups.ts'
import { templateOf, type Template } from '#tools/notetaker/templates/kinds.ts'
import { $sort } from '#tools/notetaker/list/sort.store.ts'

/** Where the student is: the address says it. */
export const $place = computed($route, ({ query }) => ({
  note: query['note'] ?? null,
  template: templateOf(query['template']),
  subject: query['subject'] ?? null,
  tag: query['tag'] ?? null,
  review: query['review'] !== undefined,
  isQuiz: query['quiz'] !== undefined,
  cards: query['cards'] !== undefined,
  stats: query['stats'] !== undefined,
  deleted: query['deleted'] !== undefined,
  lecture: query['recording'] !== undefined,
  isImport: query['import'] !== undefined
}))

const $query = atom('')
const $found = atom<readonly NoteSummary[] | null>(null)
export const $searchText: ReadableAtom<string> = $query

export const $list: ReadableAtom<Remote<NoteGroups>> = computed(
  [$notes, $subjects, $place, $found, $sort],
  (notes, subjects, { subject, tag }, found, sort): Remote<NoteGroups> =>
    notes.state === 'ready'
      ? { state: 'ready', value: groupNotes(notes.value, valueOr(subjects, []), { subject, tag, sort }, found) }
      : notes
)

export const $subjectList: ReadableAtom<readonly Subject[]> = computed($subjects, subjects => valueOr(subjects, []))

let searches = 0

export async function search(text: string): Promise<void> {
  $query.set(text)
  searches += 1
  const own = searches
  const wanted = text.trim()
  const found = wanted === '' ? null : await searchNotes(wanted)
  // A slower, older search must not replace a newer one.
  if (own === searches) $found.set(found)
}

/** Made in this session, as it was made: one that is left without a word goes again. */
const created = new Map<string, DocNode>()

/** An empty sheet the student turned away from is no note, nor is a template with nothing added. */
export async function discardIfBlank(id: string, { title, doc }: Version): Promise<void> {
  const made = created.get(id)
  if (!made || title.trim() !== '') return
  const isEmpty = (doc.content ?? []).every(block => block.type === 'paragraph' && !block.content)
  if (isEmpty || sameJson(doc, made)) await tryOrNotify(() => remove('notes', id))
}

/** One empty line, with the id that it keeps. */
function emptyDoc(): DocNode {
  return { type: 'doc', content: [{ type: 'paragraph', attrs: { id: newBlockId() } }] }
}

/** The address of a note that is still to be made. */
export const NEW_NOTE = 'new'

interface NewNote {
  readonly replace?: boolean
  readonly template?: Template | null
}

async function docOf(template: Template | null): Promise<DocNode> {
  if (template === null) return emptyDoc()
  const { templateDoc } = await retry(() => import('#tools/notetaker/templates/template-doc.ts'))
  return templateDoc(template)
}

export function createNote(
  subjectId: string | null,
  { replace = false, template = null }: NewNote = {}
): Promise<void> {
  return tryOnceOrNotify('new note', async () => {
    const id = newId()
    const doc = await docOf(template)
    await save('notes', id, {
      subjectId,
      title: '',
      doc: doc as unknown as Record<string, unknown>,
      plain: plainText(doc)
    })
    created.set(id, doc)
    openTool('notetaker', { note: id }, { replace })
  })
}

export function moveNote(id: string, subjectId: string | null): Promise<void> {
  // A topic belongs to its subject.
  return tryOrNotify(async () => {
    const back = await saveUndoable([{ name: 'notes', id, fields: { subjectId, topicId: null } }])
    const name = $subjectList.get().find(subject => subject.id === subjectId)?.name
    if (back.length > 0)
      offerUndo(name === undefined ? m.notes_moved_out() : m.notes_moved({ name }), m.notes_undo(), back)
  })
}

export function createSubject(name: string, noteId: string): Promise<void> {
  return tryOrNotify(async () => {
    const known = $subjectList.get()
    const same = known.find(subject => subject.name.toLocaleLowerCase() === name.trim().toLocaleLowerCase())
    const id = same?.id ?? newId()
    const fields = { name: name.trim(), board: null, level: null, examOn: null, position: known.length }
    if (!same) await save('subjects', id, fields)
    await save('notes', noteId, { subjectId: id, topicId: null })
  })
}

export function deleteNote(id: string, title: string): Promise<void> {
  const name = title.trim() === '' ? m.notes_untitled() : title.trim()
  return tryOrNotify(async () => {
    const back = await saveUndoable([{ name: 'notes', id, remove: true }])
    openTool('notetaker', {}, { replace: true })
    offerUndo(m.notes_deleted({ title: name }), m.notes_undo(), back, () => {
      openTool('notetaker', { note: id })
      notify({ text: m.notes_restored({ title: name }) })
    })
  })
}
