import { SIZES } from '#config/sizes.ts'
import type { BroughtNote, NoteOut } from '#domain/import/notes/brought-note.ts'
import { withTag } from '#domain/notes/note-tags.ts'
import { decodeText } from '#lib/values/decode-text.ts'
import { firstSigns, storableText } from '#lib/values/whole-text.ts'
import { readFrontMatter, type FrontMatter } from '#workers/import/notes/front-matter.ts'
import { readHtmlBody } from '#workers/import/notes/html-body.ts'
import { readMarkdownBody, type Around } from '#workers/import/notes/markdown-body.ts'
import { baseName, folderOf, notionId, withoutEnding, withoutNotionId } from '#workers/import/notes/names.ts'

export interface OneFile {
  readonly name: string
  readonly key: string
  readonly kind: 'markdown' | 'text' | 'html'
  readonly bytes: Uint8Array
}

export interface OneNote {
  readonly note: BroughtNote | null
  readonly leftOut: readonly NoteOut[]
}

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
const HEADING = /^\s*#[ \t]+(\S[^\n]*?)[ \t]*#*[ \t]*(?:\n|$)/

export const placeOf = (name: string): string[] =>
  folderOf(name)
    .split('/')
    .filter(part => !['', '.', '..'].includes(part))
    .map(withoutNotionId)

export const tagsOf = (said: readonly string[]): string[] =>
  said.reduce<string[]>((tags, tag) => withTag(tags, storableText(tag)), [])

export const titleOf = (words: string): string =>
  firstSigns(storableText(words).replaceAll(/\s+/g, ' ').trim(), SIZES.title)

/** Decoded, with one kind of line end and nothing that no server stores. */
export const textOf = (bytes: Uint8Array): string =>
  storableText(decodeText(bytes)).replaceAll(/\r\n?/g, '\n').replaceAll('\u2028', '\n')

/** What a file writes of itself when this program wrote it: its id, and when it was changed. */
export const ownId = ({ id }: FrontMatter): string | null => (id !== null && ID.test(id) ? id : null)

/** The first heading is the name where the file has none, or where it says no more than the file's name. */
function titled(
  front: FrontMatter,
  name: string,
  isNamedByFile: boolean
): { readonly title: string; readonly body: string } {
  const file = withoutNotionId(withoutEnding(baseName(name)))
  const heading = HEADING.exec(front.body)
  const said = heading?.[1]?.trim() ?? ''
  const isSame = said.toLowerCase() === file.toLowerCase() || notionId(name) !== null
  const isTaken = heading !== null && (isSame || (front.title === null && !isNamedByFile))
  const body = isTaken ? front.body.slice(heading[0].length).replace(/^\n+/, '') : front.body
  return { title: titleOf(front.title ?? (isTaken ? said : file)), body }
}

/** One file of text as a note. `isNamedByFile`: in a vault the name of the file is the name of the note. */
export function readTextNote(file: OneFile, around: Around, isNamedByFile: boolean): OneNote {
  const { name, key, kind, bytes } = file
  const text = textOf(bytes)
  const base = { place: placeOf(name), pinned: false, tags: [] as string[], pictures: around.pictures.all }
  if (text.trim() === '') return { note: null, leftOut: [{ why: 'empty', what: name }] }
  if (kind === 'html') {
    const { body, title, leftOut } = readHtmlBody(text, around)
    const called = titleOf(title) || titleOf(withoutNotionId(withoutEnding(baseName(name))))
    return { note: { ...base, key, title: called, form: 'html', body }, leftOut }
  }
  if (kind === 'text') {
    const title = titleOf(withoutEnding(baseName(name)))
    return { note: { ...base, key, title, form: 'text', body: text }, leftOut: [] }
  }
  const front = readFrontMatter(text)
  const own = ownId(front)
  const { title, body: words } =
    own === null ? titled(front, name, isNamedByFile) : { title: titleOf(front.title ?? ''), body: front.body }
  const { body, tags, leftOut } = readMarkdownBody(words, around, own !== null)
  const place = own === null ? base.place : front.subject === null ? [] : [titleOf(front.subject)]
  return {
    note: {
      ...base,
      key: own ?? key,
      title,
      place,
      tags: tagsOf([...front.tags, ...tags]),
      pinned: front.pinned,
      form: own === null ? 'markdown' : 'own',
      body: own === null ? body : body.replace(/\n$/, '')
    },
    leftOut: [
      ...leftOut,
      ...(own === null ? front.others.map(what => ({ why: 'properties', what: `${name}: ${what}` }) as const) : [])
    ]
  }
}
