import type { DocNode } from '#domain/notes/note-text.ts'
import { passageAddress, passageOfAddress } from '#lib/values/note-address.ts'

const LEVEL = 3

interface PageOptions {
  readonly noteId: string
  readonly page: number
  /** The name of the page, which leads back to it. */
  readonly name: string
  readonly newId: () => string
}

/** What was read off a page that is a picture: a heading that leads to the page, and its paragraphs. */
export function readPageBlocks(
  paragraphs: readonly string[],
  { noteId, page, name, newId }: PageOptions
): readonly DocNode[] {
  const marks = [{ type: 'link', attrs: { href: passageAddress(noteId, { page, words: null }) } }]
  const block = (type: string, node: DocNode, attrs = {}): DocNode => ({
    type,
    attrs: { id: newId(), ...attrs },
    content: [node]
  })
  return [
    block('heading', { type: 'text', text: name, marks }, { level: LEVEL }),
    ...paragraphs.map(text => block('paragraph', { type: 'text', text }))
  ]
}

/** The pages of its PDF whose text stands in the note under their heading. */
export function pagesReadInto(doc: DocNode, noteId: string): ReadonlySet<number> {
  const headings = (doc.content ?? []).filter(({ type }) => type === 'heading')
  const links = headings.flatMap(({ content = [] }) =>
    content.flatMap(({ marks = [] }) => marks.map(({ attrs }) => passageOfAddress(attrs?.['href'])))
  )
  return new Set(links.flatMap(link => (link?.note === noteId && link.words === null ? [link.page] : [])))
}
