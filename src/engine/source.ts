import type { Source, SourceBlock } from '#contract/engine/engine.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import { placeOfAddress } from '#lib/values/note-address.ts'
import { scriptedText } from '#domain/notes/raised-text.ts'

type Kind = SourceBlock['kind']

interface BlockPlace {
  /** The nearest ancestor's id: used when a block has none of its own. */
  readonly id: string
  readonly kind: Kind
  readonly list?: SourceBlock['list']
}

/** A picture is none of them: it stands between blocks, and what holds one may hold further blocks. */
const INLINE = new Set(['text', 'hardBreak', 'inlineMath'])
const LISTS = new Set(['bulletList', 'orderedList', 'taskList'])

const attr = (node: DocNode, name: string): string => {
  const value = node.attrs?.[name]
  return typeof value === 'string' ? value : ''
}

const latexOf = (node: DocNode): string => attr(node, 'latex').trim().replaceAll('$', '\\$')

function inlineText(node: DocNode): string {
  if (node.type === 'text') return scriptedText(node)
  if (node.type === 'hardBreak') return '\n'
  if (node.type === 'inlineMath') return latexOf(node) ? `$${latexOf(node)}$` : ''
  return (node.content ?? []).map(inlineText).join('')
}

/** In a note of a lecture the time at the end of a paragraph is no sentence of it. */
function lineText(parts: readonly DocNode[]): string {
  return (parts.length > 1 && leadsToSecond(parts.at(-1)) ? parts.slice(0, -1) : parts).map(inlineText).join('')
}

function leadsToSecond(node: DocNode | undefined): boolean {
  const link = node?.marks?.find(mark => mark.type === 'link')
  const place = placeOfAddress(link?.attrs?.['href'])
  return place !== null && 'recording' in place
}

const hasWords = (node: DocNode): boolean => node.content?.some(child => INLINE.has(child.type)) ?? false

function boldWords(nodes: readonly DocNode[]): string[] {
  const found: string[] = []
  let last = false
  for (const node of nodes) {
    const bold = node.marks?.some(mark => mark.type === 'bold' || mark.type === 'strong') ?? false
    const text = inlineText(node)
    if (bold && last) found.push((found.pop() ?? '') + text)
    else if (bold) found.push(text)
    last = bold
  }
  return found.map(text => text.trim()).filter(text => text !== '')
}

/** A note's document (ProseMirror JSON) as the engine reads it: one block per line of thought, ids kept. */
export function sourceFromDoc(id: string, title: string, doc: DocNode): Source {
  const blocks: SourceBlock[] = []
  const used = new Map<string, number>()
  let isApart = false

  const uniqueId = (wanted: string): string => {
    const base = wanted || `b${blocks.length}`
    const times = used.get(base) ?? 0
    used.set(base, times + 1)
    return times === 0 ? base : `${base}.${times}`
  }

  const add = (block: Omit<SourceBlock, 'id'>, wanted: string): void => {
    if (block.text.trim() === '') return
    blocks.push({ ...block, id: uniqueId(wanted), ...(isApart && { apart: true }) })
    isApart = false
  }

  const addRows = (table: DocNode, place: BlockPlace): void => {
    let header: readonly string[] | undefined
    for (const row of table.content ?? []) {
      const cells = (row.content ?? []).map(cell => cellText(cell))
      const isHeader = header === undefined && (row.content ?? []).every(cell => cell.type === 'tableHeader')
      const ids = attr(row, 'id') || attr(row.content?.[0]?.content?.[0] ?? row, 'id') || place.id
      add({ kind: 'table-row', text: cells.join(' | '), cells, ...(header && { header }) }, ids)
      if (isHeader) header = cells
    }
  }

  const walk = (node: DocNode, place: BlockPlace): void => {
    const own = attr(node, 'id') || place.id
    const children = node.content ?? []
    if (node.type === 'table') return addRows(node, { ...place, id: own })
    if (node.type === 'blockMath') return add({ kind: 'formula', text: latexOf(node) && `$${latexOf(node)}$` }, own)
    if (node.type === 'codeBlock') return add({ kind: 'code', text: children.map(inlineText).join('') }, own)
    if (node.type === 'paragraph' && children.length === 0) {
      isApart = blocks.length > 0
      return
    }
    if (LISTS.has(node.type)) {
      const depth = place.list ? place.list.depth + 1 : 0
      const list = { id: own || `list-${blocks.length}`, ordered: node.type === 'orderedList', depth }
      for (const child of children) walk(child, { id: attr(child, 'id') || '', kind: 'list-item', list })
      return
    }
    if (hasWords(node)) {
      const level = node.attrs?.['level']
      const bold = boldWords(children)
      const isHeading = node.type === 'heading'
      add(
        {
          kind: isHeading ? 'heading' : place.kind,
          text: lineText(children),
          ...(isHeading && { level: typeof level === 'number' ? level : 1 }),
          ...(bold.length > 0 && { bold }),
          ...(place.list && { list: place.list })
        },
        own
      )
      return
    }
    const isCallout = node.type === 'blockquote' || node.type === 'callout'
    for (const child of children) walk(child, { ...place, id: own, ...(isCallout && { kind: 'callout' as const }) })
  }

  walk(doc, { id: '', kind: 'paragraph' })
  return { id, title, blocks }
}

/** All that stands in a cell of a table, its lists and formulas too, on one line. */
function cellText(node: DocNode): string {
  if (node.type === 'blockMath') return latexOf(node) && `$${latexOf(node)}$`
  if (hasWords(node)) return inlineText(node).trim()
  return (node.content ?? [])
    .map(cellText)
    .filter(text => text !== '')
    .join(' ')
}

function isDoc(doc: unknown): doc is DocNode {
  return typeof doc === 'object' && doc !== null && 'type' in doc && typeof doc.type === 'string'
}

/** A stored note as the engine reads it; a document that is none has no blocks. */
export function sourceFromNote({
  id,
  title,
  doc
}: {
  readonly id: string
  readonly title: string
  readonly doc: unknown
}): Source {
  return isDoc(doc) ? sourceFromDoc(id, title, doc) : { id, title, blocks: [] }
}
