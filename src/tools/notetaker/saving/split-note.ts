import { plainText, type DocNode } from '#domain/notes/note-text.ts'
import { jsonBytes } from '#lib/values/json-bytes.ts'

export interface SplitLimits {
  readonly characters: number
  /** Bytes of the document as JSON. */
  readonly bytes: number
}

/** Cuts after the last sentence end, else the last space, else anywhere but inside a character. */
function cutAt(text: string, limit: number): number {
  const head = text.slice(0, limit)
  const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('\n'), head.lastIndexOf('。'))
  if (sentence > limit / 2) return sentence + 1
  const space = head.lastIndexOf(' ')
  if (space > limit / 2) return space + 1
  return /[\uD800-\uDBFF]$/.test(head) ? limit - 1 : limit
}

/** A copy that is nobody's original: cards and merges go by the ids of blocks. */
function withoutIds(node: DocNode): DocNode {
  const { id: _, ...attrs } = node.attrs ?? {}
  return { ...node, ...(node.attrs && { attrs }), ...(node.content && { content: node.content.map(withoutIds) }) }
}

/** The header row of a table: a part without it would be numbers without names. */
function headerOf(block: DocNode): DocNode[] {
  const [first] = block.type === 'table' ? (block.content ?? []) : []
  const cells = first?.content ?? []
  return first && cells.length > 0 && cells.every(cell => cell.type === 'tableHeader') ? [withoutIds(first)] : []
}

/** A block too long for one note, as several of its kind. */
function divide(block: DocNode, limit: number): DocNode[] {
  const children = block.content ?? []
  const pieces: DocNode[] = []
  const { id: _, ...attrs } = block.attrs ?? {}
  const header = headerOf(block)
  const headerSize = header.reduce((sum, row) => sum + plainText(row).length + 1, 0)
  let open: DocNode[] = []
  let size = 0
  const close = (): void => {
    if (open.length === 0) return
    const isFirst = pieces.length === 0
    pieces.push({
      ...block,
      attrs: isFirst ? (block.attrs ?? {}) : attrs,
      content: isFirst ? open : [...header, ...open]
    })
    open = []
    size = headerSize
  }
  for (const child of children.flatMap(node => (node.type === 'text' ? cutText(node, limit) : [node]))) {
    const own = plainText(child).length + 1
    if (size + own > limit) close()
    open.push(child)
    size += own
  }
  close()
  return pieces
}

function cutText(node: DocNode, limit: number): DocNode[] {
  const parts: DocNode[] = []
  let rest = node.text ?? ''
  while (rest.length > limit - 1) {
    const at = cutAt(rest, limit - 1)
    parts.push({ ...node, text: rest.slice(0, at) })
    rest = rest.slice(at)
  }
  return rest === '' ? parts : [...parts, { ...node, text: rest }]
}

/**
 * Blocks too many for one note, dealt into as few notes as hold them, in order and with nothing left out. A note rather
 * begins with a heading, when one stands in its last third.
 */
export function splitBlocks(blocks: readonly DocNode[], limits: SplitLimits): DocNode[][] {
  const parts: DocNode[][] = []
  let open: DocNode[] = []
  let characters = 0
  let bytes = 0
  const measure = (block: DocNode) => ({ characters: plainText(block).length + 1, bytes: jsonBytes(block) + 64 })
  const close = (): void => {
    const last = open.findLastIndex(block => block.type === 'heading')
    const cut = last > (open.length * 2) / 3 ? last : open.length
    parts.push(open.slice(0, cut))
    open = open.slice(cut)
    const left = open.map(measure)
    characters = left.reduce((sum, size) => sum + size.characters, 0)
    bytes = left.reduce((sum, size) => sum + size.bytes, 0)
  }
  const longest = Math.min(limits.characters, Math.floor(limits.bytes / 4)) - 200
  for (const block of blocks) {
    const isLong = plainText(block).length > longest || jsonBytes(block) > limits.bytes - 200
    for (const piece of isLong ? divide(block, longest) : [block]) {
      const size = measure(piece)
      while (open.length > 0 && (characters + size.characters > limits.characters || bytes + size.bytes > limits.bytes))
        close()
      open.push(piece)
      characters += size.characters
      bytes += size.bytes
    }
  }
  if (open.length > 0) parts.push(open)
  return parts.filter(part => part.length > 0)
}
