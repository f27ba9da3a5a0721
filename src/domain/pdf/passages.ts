import type { DocNode } from '#domain/notes/note-text.ts'
import { plainText } from '#domain/notes/note-text.ts'
import { passageAddress, passageOfAddress, type Passage } from '#lib/values/note-address.ts'

/** A passage of the PDF that the note holds as a quote. */
export interface KeptPassage extends Passage {
  /** Of its quote in the note. */
  readonly blockId: string
  readonly text: string
}

const linkOf = (node: DocNode): unknown => node.marks?.find(({ type }) => type === 'link')?.attrs?.['href']

function linksIn(node: DocNode): (Passage & { readonly note: string })[] {
  const own = passageOfAddress(linkOf(node))
  return [...(own ? [own] : []), ...(node.content ?? []).flatMap(linksIn)]
}

const idOf = (node: DocNode): string | null => (typeof node.attrs?.['id'] === 'string' ? node.attrs['id'] : null)

/** The quote of a passage: its words, or a picture cut out of the page, above the link back to them. */
export function quoteBlock(
  noteId: string,
  passage: Passage,
  held: DocNode,
  link: string,
  newId: () => string
): DocNode {
  const marks = [{ type: 'link', attrs: { href: passageAddress(noteId, passage) } }]
  const back: DocNode = {
    type: 'paragraph',
    attrs: { id: newId() },
    content: [{ type: 'text', text: link, marks }]
  }
  return { type: 'blockquote', attrs: { id: newId() }, content: [held, back] }
}

/** All quotes of the PDF beside this note, in the order of its pages. */
export function passagesIn(doc: DocNode, noteId: string): KeptPassage[] {
  const found: KeptPassage[] = []
  const walk = (node: DocNode): void => {
    const [link] = node.type === 'blockquote' ? linksIn(node) : []
    const blockId = idOf(node)
    if (link && link.note === noteId && blockId !== null) {
      const held = (node.content ?? []).filter(child => linksIn(child).length === 0)
      const text = held.map(child => plainText({ type: 'doc', content: [child] })).join(' ')
      found.push({ blockId, page: link.page, words: link.words, text })
    } else node.content?.forEach(walk)
  }
  walk(doc)
  return found.sort((a, b) => a.page - b.page || (a.words?.from ?? 0) - (b.words?.from ?? 0))
}

/** The passage that a block of the note was taken from: its own link, else the one of the quote that it stands in. */
export function passageOfBlock(doc: DocNode, blockId: string): (Passage & { readonly note: string }) | null {
  const wanted = blockId.replace(/\.\d+$/, '')
  const within = (node: DocNode): boolean => idOf(node) === wanted || (node.content ?? []).some(within)
  const look = (node: DocNode): (Passage & { readonly note: string }) | null => {
    if (!within(node)) return null
    for (const child of node.content ?? []) {
      const found = look(child)
      if (found) return found
    }
    return node.type === 'doc' ? null : (linksIn(node)[0] ?? null)
  }
  return look(doc)
}

/** A document without one of its blocks; a note keeps at least one line. */
export function withoutBlock(doc: DocNode, blockId: string, emptyLine: () => DocNode): DocNode {
  const strip = (node: DocNode): DocNode =>
    node.content ? { ...node, content: node.content.filter(child => idOf(child) !== blockId).map(strip) } : node
  const left = strip(doc)
  return (left.content ?? []).length > 0 ? left : { ...left, content: [emptyLine()] }
}
