import { getSchema } from '@tiptap/core'
import type { Schema } from '@tiptap/pm/model'
import type { DocNode } from '#domain/notes/note-text.ts'
import { placeOfAddress } from '#lib/values/note-address.ts'
import { noteExtensions } from '#ui/editor/extensions.ts'
import { isSafeLink } from '#ui/editor/links.ts'

let schema: Schema | undefined

type Mark = NonNullable<DocNode['marks']>[number]

/** A link to the web stays; one to a note, a passage or a lecture of the student leads nowhere for others. */
function sharedMarks(marks: readonly Mark[], isOwn: boolean): Mark[] {
  return marks.flatMap((mark): Mark[] => {
    if (mark.type !== 'link') return [{ type: mark.type }]
    const href = mark.attrs?.['href']
    const isKept = typeof href === 'string' && (isOwn || placeOfAddress(href) === null) && isSafeLink(href)
    return isKept ? [{ type: 'link', attrs: { href } }] : []
  })
}

/** Another name of a picture's file; null where there is none: its words stay. */
export type Rename = (fileId: string) => string | null

function shared(node: DocNode, rename: Rename, isOwn: boolean): DocNode {
  if (node.type === 'image') {
    const { fileId, alt = '' } = node.attrs ?? {}
    const name = typeof fileId === 'string' ? rename(fileId) : null
    if (name !== null) return { ...node, attrs: { ...node.attrs, fileId: name } }
    const words = typeof alt === 'string' ? alt : ''
    const id = node.attrs?.['id']
    return {
      type: 'paragraph',
      ...(id !== undefined && { attrs: { id } }),
      ...(words !== '' && { content: [{ type: 'text', text: words }] })
    }
  }
  const marks = node.marks && sharedMarks(node.marks, isOwn)
  const { marks: _, content, ...rest } = node
  return {
    ...rest,
    ...(marks && marks.length > 0 && { marks }),
    ...(content && { content: content.map(child => shared(child, rename, isOwn)) })
  }
}

/** Without what nobody wrote: a value that every block of its kind has. */
function bare(node: DocNode): DocNode {
  const attrs = Object.entries(node.attrs ?? {}).filter(([, value]) => value !== null && value !== undefined)
  const { attrs: _, content, ...rest } = node
  return {
    ...rest,
    ...(attrs.length > 0 && { attrs: Object.fromEntries(attrs) }),
    ...(content && content.length > 0 && { content: content.map(bare) })
  }
}

/**
 * A note's document as a share holds it, and as three of them are compared: what the editor knows and no more. Null where
 * the editor could not open it. `isOwn`: what leads to rows of the student stays.
 */
export function sharedDoc(doc: unknown, rename: Rename, isOwn = false): DocNode | null {
  schema ??= getSchema(noteExtensions())
  try {
    const node = schema.nodeFromJSON(shared(doc as DocNode, rename, isOwn))
    node.check()
    if (node.type.name !== 'doc') return null
    const clean = node.toJSON() as DocNode
    return bare(onlyHref(clean, isOwn))
  } catch {
    return null
  }
}

/** What the editor adds to a link by itself. */
function onlyHref(node: DocNode, isOwn: boolean): DocNode {
  return {
    ...node,
    ...(node.marks && { marks: sharedMarks(node.marks, isOwn) }),
    ...(node.content && { content: node.content.map(child => onlyHref(child, isOwn)) })
  }
}

/** The document as the editor keeps it, with the student's own files. */
export function ownDoc(doc: DocNode, rename: Rename): DocNode {
  schema ??= getSchema(noteExtensions())
  return schema.nodeFromJSON(shared(doc, rename, true)).toJSON() as DocNode
}

/** Names of the files that a document shows. */
export function filesOfDoc(node: DocNode): string[] {
  const own = node.type === 'image' ? node.attrs?.['fileId'] : undefined
  return [...(typeof own === 'string' ? [own] : []), ...(node.content ?? []).flatMap(filesOfDoc)]
}
