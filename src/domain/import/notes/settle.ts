import { pictureOfAddress } from '#domain/import/notes/brought-note.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import { noteAddress, noteOfAddress } from '#lib/values/note-address.ts'

export interface PlacedPicture {
  readonly fileId: string
  readonly alt: string
  readonly width: number | null
  readonly height: number | null
}

export interface Settling {
  /** Null where the picture is not there: its words stay. */
  readonly picture: (index: number) => PlacedPicture | null
  /** The words that stay where a picture is not there. */
  readonly words: (index: number) => string
  /** The note that a link within the file leads to; undefined where it leads to none of the file. */
  readonly note: (id: string) => string | undefined
}

const addressOf = (node: DocNode): unknown => node.marks?.find(({ type }) => type === 'link')?.attrs?.['href']

const withoutLink = (node: DocNode): DocNode => {
  const { marks = [], ...rest } = node
  const kept = marks.filter(({ type }) => type !== 'link')
  return kept.length > 0 ? { ...rest, marks: kept } : rest
}

const HOLDS_WORDS = new Set(['paragraph', 'heading', 'codeBlock'])

function relinked(node: DocNode, { note }: Settling): DocNode {
  const before = noteOfAddress(addressOf(node))
  const id = before === null ? undefined : note(before)
  if (id === undefined || !node.marks) return node
  const href = noteAddress(id)
  return {
    ...node,
    marks: node.marks.map(mark => (mark.type === 'link' ? { ...mark, attrs: { ...mark.attrs, href } } : mark))
  }
}

const isBlank = ({ type, text }: DocNode): boolean => type === 'hardBreak' || (type === 'text' && text?.trim() === '')

/** Blank signs beside a picture only held its place. */
function trimmed(nodes: readonly DocNode[]): readonly DocNode[] {
  const from = nodes.findIndex(node => !isBlank(node))
  return from < 0 ? [] : nodes.slice(from, nodes.findLastIndex(node => !isBlank(node)) + 1)
}

/** A block of words with the pictures that stood in it as blocks of their own, in the order of the text. */
function split(block: DocNode, settling: Settling): DocNode[] {
  const out: DocNode[] = []
  let open: DocNode[] = []
  let hasPicture = false
  const close = (): void => {
    const words = hasPicture ? trimmed(open) : open
    if (words.length > 0) out.push({ ...(out.length === 0 ? block : { type: 'paragraph' }), content: words })
    open = []
  }
  let last: number | null = null
  for (const child of block.content ?? []) {
    const index = pictureOfAddress(addressOf(child))
    if (index === null) {
      last = null
      open.push(relinked(child, settling))
      continue
    }
    // Bold within the words of one picture cuts them in two.
    if (last === index) continue
    last = index
    const placed = settling.picture(index)
    if (placed) {
      hasPicture = true
      close()
      out.push({ type: 'image', attrs: { ...placed } })
    } else if (settling.words(index) !== '') open.push({ ...withoutLink(child), text: settling.words(index) })
  }
  close()
  return out.length > 0 ? out : [{ ...block, content: [] }]
}

/** An item of a list begins with a line of words. */
function itemStart(parent: DocNode, children: DocNode[]): DocNode[] {
  const needsLine = (parent.type === 'listItem' || parent.type === 'taskItem') && children[0]?.type !== 'paragraph'
  return needsLine ? [{ type: 'paragraph' }, ...children] : children
}

/** The document with its pictures in place, and its links to notes of the same file leading to the student's. */
export function settle(node: DocNode, settling: Settling): DocNode {
  if (!node.content) return node
  const children = node.content.flatMap(child =>
    HOLDS_WORDS.has(child.type) && child.content ? split(child, settling) : [settle(child, settling)]
  )
  return { ...node, content: itemStart(node, children) }
}

/** Values that a program may leave out, and another writes. */
const PLAIN: Readonly<Record<string, unknown>> = { start: 1, colspan: 1, rowspan: 1, checked: false, alt: '' }

const marksOf = ({ marks = [] }: DocNode): unknown[] =>
  marks
    .map(({ type, attrs }) => ({ type, ...(type === 'link' && { href: attrs?.['href'] }) }))
    .sort((a, b) => (a.type < b.type ? -1 : 1))

/** Words of one look that follow one another are one text. */
function joined(nodes: readonly DocNode[]): DocNode[] {
  const out: DocNode[] = []
  for (const node of nodes) {
    const last = out.at(-1)
    if (
      last?.type === 'text' &&
      node.type === 'text' &&
      JSON.stringify(marksOf(last)) === JSON.stringify(marksOf(node))
    )
      out[out.length - 1] = { ...last, text: (last.text ?? '') + (node.text ?? '') }
    else out.push(node)
  }
  return out
}

/** What a document says, without the ids of its blocks and files: two copies of one note are the same by it. */
export function bareDoc(node: DocNode): unknown {
  const { id: _id, fileId: _file, width: _width, height: _height, ...attrs } = node.attrs ?? {}
  const said = Object.entries(attrs).filter(([key, value]) => (value ?? null) !== null && value !== PLAIN[key])
  const marks = marksOf(node)
  return {
    type: node.type,
    ...(said.length > 0 && { attrs: Object.fromEntries(said) }),
    ...(node.text !== undefined && { text: node.text }),
    ...(marks.length > 0 && { marks }),
    ...(node.content && node.content.length > 0 && { content: joined(node.content).map(bareDoc) })
  }
}
