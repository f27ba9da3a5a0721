import type { BroughtNote, BroughtNotes, NoteOut, NotesKind, ReadNotes } from '#domain/import/notes/brought-note.ts'
import { pictureAddress } from '#domain/import/notes/brought-note.ts'
import { ZipError } from '#lib/zip/zip-error.ts'
import { bytesOf } from '#workers/import/notes/bundle.ts'
import type { DocumentWords } from '#workers/import/notes/document-note.ts'
import { DOCUMENT_READERS } from '#workers/import/notes/documents.ts'
import { readFrontMatter } from '#workers/import/notes/front-matter.ts'
import { gather, MOST_BYTES, MOST_NOTES, type FoundFile, type Gathered } from '#workers/import/notes/gather.ts'
import type { Around } from '#workers/import/notes/markdown-body.ts'
import { baseName, isPictureName, Names, notionId, withoutEnding } from '#workers/import/notes/names.ts'
import { Pictures } from '#workers/import/notes/pictures.ts'
import { NotesRefusal } from '#workers/import/notes/refusal.ts'
import { ownId, placeOf, readTextNote, textOf, titleOf, type OneNote } from '#workers/import/notes/text-note.ts'

type Report = (done: number, total: number) => void
type Text = FoundFile & { readonly kind: 'markdown' | 'html' | 'text'; readonly bytes: Uint8Array }

const isText = (file: FoundFile): file is FoundFile & { readonly kind: Text['kind'] } =>
  file.kind === 'markdown' || file.kind === 'html' || file.kind === 'text'

/** By what names it for good: the page of Notion, else its path. */
const keyOf = (name: string): string => notionId(name) ?? withoutEnding(name)

class Reading {
  readonly notes: BroughtNote[] = []
  readonly leftOut: NoteOut[]
  readonly #names: Names
  readonly #keys = new Map<string, string>()
  readonly #used = new Set<string>()
  readonly #gathered: Gathered
  /** Of two files of one name, as `Cells.md` and `Cells.html`, each is a note. */
  readonly #taken = new Set<string>()

  constructor(gathered: Gathered) {
    this.#gathered = gathered
    this.leftOut = [...gathered.leftOut]
    this.#names = new Names(gathered.all.keys())
    for (const { entry } of gathered.files) this.#name(entry.name, keyOf(entry.name))
  }

  #name(name: string, key: string): void {
    const free = this.#taken.has(key) ? name : key
    this.#taken.add(free)
    this.#keys.set(name, free)
  }

  /** Before any text is read: links go by the keys of all. */
  learn({ kind, entry, bytes }: Text): void {
    if (kind !== 'markdown') return
    const front = readFrontMatter(textOf(bytes))
    const own = ownId(front)
    if (own !== null && !this.#taken.has(own)) this.#name(entry.name, own)
    for (const alias of front.aliases) this.#names.alias(alias, entry.name)
  }

  #around(name: string): Around {
    const pictures = new Pictures(one => {
      this.#used.add(one)
      return this.#gathered.all.get(one)?.size
    })
    return {
      find: said => this.#names.find(name, said),
      keyOf: one => this.#keys.get(one) ?? null,
      pictures
    }
  }

  #add({ note, leftOut }: OneNote): void {
    if (note) this.notes.push(note)
    this.leftOut.push(...leftOut)
    if (this.notes.length > MOST_NOTES) throw new NotesRefusal('too-many', 'Too many notes')
  }

  #text({ kind, entry: { name }, bytes }: Text): void {
    // Notion's list of its own pages.
    if (name === 'index.html' && this.#gathered.files.some(({ entry }) => notionId(entry.name) !== null)) return
    const file = { name, key: this.#keys.get(name) ?? keyOf(name), kind, bytes }
    this.#add(readTextNote(file, this.#around(name), this.#gathered.isVault && notionId(name) === null))
  }

  async #document({ kind, entry }: FoundFile, words: DocumentWords, report: Report): Promise<void> {
    if (kind !== 'word' && kind !== 'slides' && kind !== 'book') return
    const { name } = entry
    const blob = await entry.blob(MOST_BYTES.packed)
    const file = { name, key: this.#keys.get(name) ?? keyOf(name), place: placeOf(name) }
    const { notes, leftOut } = await DOCUMENT_READERS[kind](blob, file, words, report)
    for (const note of notes) this.#add({ note, leftOut: [] })
    this.leftOut.push(...leftOut)
  }

  /** Among several one that cannot be read stays out by its name; alone it is refused. */
  async #unlessBroken(name: string, work: () => void | Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ZipError) || this.#gathered.files.length < 2) throw error
      this.leftOut.push({ why: error.why === 'locked' ? 'locked' : 'broken', what: name })
    }
  }

  take(file: Text | FoundFile, words: DocumentWords, report: Report): Promise<void> {
    return this.#unlessBroken(file.entry.name, () =>
      'bytes' in file ? this.#text(file) : this.#document(file, words, report)
    )
  }

  /** Pictures that are brought alone are notes of their own; beside notes those that no note shows stay out. */
  pictures(): void {
    const unused = [...this.#gathered.all.values()].filter(({ name }) => isPictureName(name) && !this.#used.has(name))
    for (const { name } of unused) {
      if (this.#gathered.isVault || this.#gathered.files.length > 0) {
        if (!this.#gathered.isOwn) this.leftOut.push({ why: 'picture-unused', what: name })
        continue
      }
      const title = titleOf(withoutEnding(baseName(name)))
      const { pictures } = this.#around(name)
      const isIn = pictures.add(name, title) !== null
      const base = { key: name, title, place: [], tags: [], pinned: false, form: 'markdown' as const }
      const note = isIn ? { ...base, body: `[picture](${pictureAddress(0)})`, pictures: pictures.all } : null
      this.#add({ note, leftOut: pictures.leftOut })
    }
  }
}

function kindOfAll({ files, isOwn, isVault }: Gathered): NotesKind {
  if (isOwn) return 'own'
  const kinds = new Set(files.map(({ kind }) => (kind === 'markdown' || kind === 'text' ? 'texts' : kind)))
  if (kinds.size === 0) return 'pictures'
  if (files.some(({ entry }) => notionId(entry.name) !== null)) return 'notion'
  if (kinds.size > 1) return 'mixed'
  const [kind = 'texts'] = kinds
  if (kind === 'html') return 'page'
  return kind === 'texts' && isVault ? 'vault' : kind
}

/** The same icon on each of a hundred pages is one thing that stays out. */
function once(leftOut: readonly NoteOut[]): NoteOut[] {
  const said = new Map(leftOut.map(one => [`${one.why} ${one.what}`, one]))
  return [...said.values()]
}

async function read(files: readonly File[], words: DocumentWords, report: Report): Promise<BroughtNotes> {
  const gathered = await gather(files)
  const reading = new Reading(gathered)
  const texts: Text[] = []
  for (const file of gathered.files)
    if (isText(file)) texts.push({ ...file, bytes: await bytesOf(file.entry, MOST_BYTES.text) })
  for (const text of texts) reading.learn(text)
  for (const [at, text] of texts.entries()) {
    await reading.take(text, words, report)
    if (at % 50 === 0) report(at, gathered.files.length)
  }
  for (const file of gathered.files) if (!isText(file)) await reading.take(file, words, report)
  reading.pictures()
  const { notes } = reading
  const leftOut = once(reading.leftOut)
  if (notes.length === 0 && leftOut.every(({ why }) => why === 'empty' || why === 'attachment'))
    throw new NotesRefusal('no-notes', 'Nothing to read')
  return { from: kindOfAll(gathered), notes, leftOut }
}

/** Reads files as notes; what cannot be read is refused with its reason. */
export async function readNotes(files: readonly File[], words: DocumentWords, report: Report): Promise<ReadNotes> {
  try {
    return { kind: 'notes', ...(await read(files, words, report)) }
  } catch (error) {
    if (error instanceof NotesRefusal) return { kind: 'refused', why: error.why }
    if (error instanceof ZipError) return { kind: 'refused', why: error.why }
    throw error
  }
}
