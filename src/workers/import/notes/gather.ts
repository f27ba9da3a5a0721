import { site } from '#config/site.ts'
import type { NoteOut } from '#domain/import/notes/brought-note.ts'
import { ZipError } from '#lib/zip/zip-error.ts'
import { cleanName, headOf, zipBundle, type Bundle, type Entry } from '#workers/import/notes/bundle.ts'
import { isEncryptedOffice, kindOf, type FileKind } from '#workers/import/notes/kinds.ts'
import { endingOf, isPictureName } from '#workers/import/notes/names.ts'
import { NotesRefusal } from '#workers/import/notes/refusal.ts'

/** More than any vault that is studied from; a page that lists them would not be read. */
export const MOST_NOTES = 5000
export const MOST_BYTES = {
  /** One file of text. */
  text: 25 * 2 ** 20,
  /** All of them: what is held in memory until the notes are read. */
  texts: 100 * 2 ** 20,
  /** A document with its pictures, and a zip within a zip. */
  packed: 2 ** 31
} as const

export type DocumentKind = 'word' | 'slides' | 'book'

export interface FoundFile {
  readonly entry: Entry
  readonly kind: 'markdown' | 'html' | 'text' | DocumentKind
}

export interface Gathered {
  readonly all: Bundle
  readonly files: readonly FoundFile[]
  readonly leftOut: readonly NoteOut[]
  readonly isOwn: boolean
  /** From a zip: there a file's name is the note's. */
  readonly isVault: boolean
}

/** Not unpacked to look at them: films would be gigabytes. */
const MEDIA = new Set('pdf mp3 m4a wav ogg opus flac aac mp4 mov avi mkv webm exe dmg iso psd ai heic'.split(' '))
const PART = /part-\d+\.zip$/i

function documentIn(bundle: Bundle): DocumentKind | null {
  if (bundle.has('word/document.xml') || bundle.has('word/document2.xml')) return 'word'
  if (bundle.has('ppt/presentation.xml')) return 'slides'
  return bundle.has('META-INF/container.xml') ? 'book' : null
}

/** A zip whose files all lie in one folder is that folder. */
function withoutRoot(bundle: Bundle): Bundle {
  const root = /^[^/]+\//.exec([...bundle.keys()][0] ?? '')?.[0]
  if (root === undefined || root === 'notes/' || ![...bundle.keys()].every(name => name.startsWith(root))) return bundle
  return new Map(
    [...bundle.values()].map(entry => [
      entry.name.slice(root.length),
      { ...entry, name: entry.name.slice(root.length) }
    ])
  )
}

/** Of a zip of zips, as Notion cuts a large export, the files of all its parts. */
async function withParts(bundle: Bundle): Promise<Bundle> {
  const parts = [...bundle.values()].filter(({ name }) => PART.test(name))
  if (parts.length === 0) return bundle
  const whole = new Map([...bundle].filter(([name]) => !PART.test(name)))
  for (const part of parts)
    for (const [name, entry] of await zipBundle(await part.blob(MOST_BYTES.packed)))
      if (!whole.has(name)) whole.set(name, entry)
  return whole
}

async function expanded(file: File, all: Map<string, Entry>): Promise<DocumentKind | null> {
  const inner = await zipBundle(file)
  const document = documentIn(inner)
  if (document !== null) return document
  if ([...inner.keys()].some(name => /^collection\.anki/.test(name))) throw new NotesRefusal('other', 'A deck')
  for (const [name, entry] of withoutRoot(await withParts(inner))) if (!all.has(name)) all.set(name, entry)
  return null
}

class Gathering {
  readonly all = new Map<string, Entry>()
  readonly files: FoundFile[] = []
  readonly leftOut: NoteOut[] = []
  /** Files that were brought as they are, and what each is. */
  readonly known = new Map<string, FoundFile['kind']>()
  isVault = false

  async add(file: File): Promise<void> {
    const name = cleanName(file.name).replaceAll('/', '-') || 'file'
    if (this.all.has(name)) return void this.leftOut.push({ why: 'twice', what: name })
    const kind = kindOf(await headOf(file), name)
    const document = kind.kind === 'zip' ? await expanded(file, this.all) : null
    if (kind.kind === 'zip' && document === null) {
      this.isVault = true
      return
    }
    this.all.set(name, { name, size: file.size, blob: () => Promise.resolve(file) })
    if (document !== null) this.known.set(name, document)
  }

  /** Takes one file for what it is. */
  async sort(entry: Entry): Promise<number> {
    const { name } = entry
    const known = this.known.get(name)
    if (known) this.files.push({ entry, kind: known })
    if (known || isPictureName(name)) return 0
    const ending = endingOf(name)
    if (ending === 'csv' || ending === 'tsv') this.leftOut.push({ why: 'table', what: name })
    else if (MEDIA.has(ending)) this.leftOut.push({ why: 'attachment', what: name })
    else return this.#look(entry)
    return 0
  }

  async #look(entry: Entry): Promise<number> {
    const { name } = entry
    const isDocument = /\.(?:docx|docm|pptx|pptm|epub|zip)$/i.test(name)
    if (entry.size > (isDocument ? MOST_BYTES.packed : MOST_BYTES.text)) {
      this.leftOut.push({ why: 'attachment', what: name })
      return 0
    }
    try {
      const blob = await entry.blob(MOST_BYTES.packed)
      const { kind } = await this.#kindOf(blob, name)
      if (kind === 'empty') this.leftOut.push({ why: 'empty', what: name })
      else if (
        kind === 'markdown' ||
        kind === 'html' ||
        kind === 'text' ||
        kind === 'word' ||
        kind === 'slides' ||
        kind === 'book'
      )
        this.files.push({ entry: { name, size: entry.size, blob: () => Promise.resolve(blob) }, kind })
      else this.leftOut.push({ why: kind === 'refused' ? 'locked' : 'attachment', what: name })
      return kind === 'markdown' || kind === 'html' || kind === 'text' ? entry.size : 0
    } catch (error) {
      if (!(error instanceof ZipError)) throw error
      this.leftOut.push({ why: error.why === 'locked' ? 'locked' : 'broken', what: name })
      return 0
    }
  }

  async #kindOf(blob: Blob, name: string): Promise<{ readonly kind: FileKind['kind'] | DocumentKind }> {
    const kind = kindOf(await headOf(blob), name)
    if (kind.kind !== 'zip') return kind
    return { kind: documentIn(await zipBundle(blob)) ?? 'other' }
  }
}

/** Of the own export the notes alone: the rest of it is the same once more, or for other programs. */
function onlyNotes(all: Map<string, Entry>): boolean {
  if (!all.has(`${site.slug}.json`)) return false
  for (const name of all.keys()) if (!/^(?:notes|assets)\//.test(name)) all.delete(name)
  return true
}

async function refuseAlone(file: File): Promise<void> {
  const kind = kindOf(await headOf(file), file.name)
  if (kind.kind === 'pdf' || kind.kind === 'other') throw new NotesRefusal('other', 'No text')
  if (kind.kind !== 'refused') return
  const isLocked =
    isEncryptedOffice(await headOf(file, 2 ** 20)) || isEncryptedOffice(await headOf(file.slice(-(2 ** 16)), 2 ** 16))
  throw new NotesRefusal(isLocked ? 'locked-office' : kind.why, 'An old or encrypted document')
}

/** All that files hold, zips opened, each taken for what its bytes say it is. */
export async function gather(files: readonly File[]): Promise<Gathered> {
  const gathering = new Gathering()
  const [only, second] = files
  if (only && !second) await refuseAlone(only)
  for (const file of files) await gathering.add(file)
  const { all } = gathering
  const isOwn = onlyNotes(all)
  let texts = 0
  for (const entry of all.values()) {
    texts += await gathering.sort(entry)
    if (texts > MOST_BYTES.texts) throw new NotesRefusal('too-large', 'Too much text')
    if (gathering.files.length > MOST_NOTES) throw new NotesRefusal('too-many', 'Too many notes')
  }
  return { all, files: gathering.files, leftOut: gathering.leftOut, isOwn, isVault: gathering.isVault }
}
