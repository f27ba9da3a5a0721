import { scriptedText } from '#domain/notes/raised-text.ts'

/** A node of a note's document: ProseMirror JSON, as the editor in `ui/editor` writes it. */
export interface DocNode {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly content?: readonly DocNode[]
  readonly text?: string
  readonly marks?: readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> }[]
}

/** The words of a leaf; maths counts as its LaTeX, so that it can be searched. */
function leafText(node: DocNode, maths: (latex: string) => string): string {
  if (node.type === 'text') return scriptedText(node)
  if (node.type === 'hardBreak') return '\n'
  const said = node.attrs?.[node.type === 'image' ? 'alt' : 'latex']
  if (typeof said !== 'string') return ''
  return node.type === 'image' ? said : maths(said)
}

const INLINE = new Set(['text', 'hardBreak', 'inlineMath'])

/** The text of a document, one line a block, its formulas as `maths` writes them. */
export function textWith(doc: DocNode, maths: (latex: string) => string): string {
  const lines: string[] = []
  const leaf = (node: DocNode): string => leafText(node, maths)
  const walk = (node: DocNode): void => {
    const children = node.content ?? []
    if (children.length === 0) lines.push(leaf(node))
    else if (children.some(child => INLINE.has(child.type))) lines.push(children.map(leaf).join(''))
    else children.forEach(walk)
  }
  walk(doc)
  return lines.filter(line => line !== '').join('\n')
}

/** The plain text of a document, one line a block: what lists show, what search reads, what the limit counts. */
export function plainText(doc: DocNode): string {
  return textWith(doc, latex => latex)
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Words as the reader's language counts them; cheap splitting above 20,000 characters keeps typing quick. */
export function countWords(text: string): number {
  if (text.length > 20_000) return text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0
  let count = 0
  for (const part of words.segment(text)) if (part.isWordLike) count += 1
  return count
}
