import { getSchema, type JSONContent } from '@tiptap/core'
import type { Schema } from '@tiptap/pm/model'
import { SIZES } from '#config/sizes.ts'
import type { BroughtNote } from '#domain/import/notes/brought-note.ts'
import { settle, type PlacedPicture } from '#domain/import/notes/settle.ts'
import { plainText, type DocNode } from '#domain/notes/note-text.ts'
import { broughtId } from '#lib/ids.ts'
import { m } from '#messages/generated/messages.js'
import { planParts } from '#tools/notetaker/saving/parts.ts'
import { withBlockIds } from '#ui/editor/block-ids.ts'
import { noteExtensions } from '#ui/editor/extensions.ts'
import { htmlToBlocks } from '#ui/editor/paste/html-blocks.ts'
import { looksLikeMarkdown, markdownToBlocks, ownMarkdownToBlocks } from '#ui/editor/paste/markdown-paste.ts'
import { textToBlocks } from '#ui/editor/paste/text-paste.ts'

/** One note as it will be stored; a text too long for one comes as several. */
export interface ReadyNote {
  readonly id: string
  readonly title: string
  readonly doc: DocNode
}

function readBlocks({ form, body }: BroughtNote): DocNode[] {
  if (form === 'html') return htmlToBlocks(body) as DocNode[]
  if (form === 'own') return ownMarkdownToBlocks(body) as DocNode[]
  const isMarkdown = form === 'markdown' || looksLikeMarkdown(body)
  return (isMarkdown ? markdownToBlocks(body) : textToBlocks(body)) as DocNode[]
}

/** What is nested deeper than a page can be read becomes its words. */
function blocksOf(note: BroughtNote): DocNode[] {
  try {
    return readBlocks(note)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return textToBlocks(note.form === 'html' ? note.body.replaceAll(/<[^>]*>/g, ' ') : note.body) as DocNode[]
  }
}

let schema: Schema | undefined

/** Whether the editor can open it: a document that it cannot would be a note that never opens. */
function opens(doc: DocNode): boolean {
  schema ??= getSchema(noteExtensions())
  try {
    schema.nodeFromJSON(doc).check()
    return true
  } catch {
    return false
  }
}

/** The first heading is not said twice. */
function withoutTitle(blocks: readonly DocNode[], title: string): readonly DocNode[] {
  const [first, ...rest] = blocks
  return first?.type === 'heading' && plainText(first).trim() === title ? rest : blocks
}

const EMPTY: DocNode = { type: 'paragraph' }

export interface Placing {
  /** The id of the student's note for one of the file. */
  readonly idOf: (id: string) => string | undefined
  readonly picture: (index: number) => PlacedPicture | null
}

const partKey = (key: string, part: number): string => (part === 0 ? key : `${key}#${part + 1}`)

/** The note's document, settled and checked. `id` is the first part's. */
export function readyNotes(studentId: string, note: BroughtNote, id: string, placing: Placing): ReadyNote[] {
  const words = (index: number): string => note.pictures[index]?.alt ?? ''
  const settling = { picture: placing.picture, words, note: placing.idOf }
  const blocks = note.form === 'own' ? blocksOf(note) : withoutTitle(blocksOf(note), note.title)
  const settled = settle({ type: 'doc', content: blocks.length > 0 ? blocks : [EMPTY] }, settling)
  const whole = opens(settled) ? settled : { type: 'doc', content: textToBlocks(plainText(settled)) as DocNode[] }
  const { parts } = planParts(whole.content ?? [])
  const contents = parts.length > 0 ? parts : [[EMPTY]]
  return contents.map((content, part) => ({
    id: part === 0 ? id : broughtId(studentId, 'note', partKey(note.key, part)),
    title:
      contents.length === 1
        ? note.title
        : m.notes_part_title({ title: note.title.slice(0, SIZES.title - 20), part: part + 1, count: contents.length }),
    doc: withBlockIds({ type: 'doc', content } as JSONContent) as DocNode
  }))
}
