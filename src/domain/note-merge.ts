import type { DocNode } from '#domain/note-text.ts'
import { beyond } from '#domain/shared-words.ts'
import { sameJson } from '#lib/values/same-json.ts'

export interface Merged {
  readonly doc: DocNode
  /** Blocks that both sides changed: both versions stand in the note, the other one below. */
  readonly kept: number
}

type Blocks = ReadonlyMap<string, DocNode>

interface Merging {
  /** Whether mine grew from this very block: it is no other side's work. */
  readonly isOlder: (block: DocNode) => boolean
  readonly count: (more: number) => void
}

const HOLD_BLOCKS = new Set([
  'bulletList',
  'orderedList',
  'listItem',
  'taskList',
  'taskItem',
  'blockquote',
  'callout',
  'table',
  'tableRow'
])

/** A block without an id of its own (from a foreign import, or copied by hand) is known by its place. */
function keyed(blocks: readonly DocNode[]): Blocks {
  const known = new Map<string, DocNode>()
  for (const [index, block] of blocks.entries()) {
    const id = block.attrs?.['id']
    known.set(typeof id === 'string' && !known.has(id) ? id : `#${index}`, block)
  }
  return known
}

/** The other version of a block under ids of its own, made from the old ones so that two devices make the same. */
function copyOf(node: DocNode): DocNode {
  const id = node.attrs?.['id']
  return {
    ...node,
    ...(typeof id === 'string' && { attrs: { ...node.attrs, id: `${id.slice(0, 60)}-b` } }),
    ...(node.content && { content: node.content.map(copyOf) })
  }
}

/** Every block of these documents by its id, at any depth. */
function olderBlocks(older: readonly DocNode[]): (block: DocNode) => boolean {
  const known = new Map<unknown, DocNode[]>()
  const walk = (node: DocNode): void => {
    const id = node.attrs?.['id']
    if (typeof id === 'string') known.set(id, [...(known.get(id) ?? []), node])
    node.content?.forEach(walk)
  }
  older.forEach(walk)
  return block => known.get(block.attrs?.['id'])?.some(version => sameJson(version, block)) ?? false
}

/** One block that both sides still have. More than one answer means that both versions are kept. */
function mergeBlock(base: DocNode | undefined, mine: DocNode, theirs: DocNode, merging: Merging): DocNode[] {
  if (sameJson(mine, theirs) || (base && sameJson(theirs, base))) return [mine]
  if (base && sameJson(mine, base)) return [theirs]
  if (merging.isOlder(theirs)) return [mine]
  const canOpen = mine.type === theirs.type && HOLD_BLOCKS.has(mine.type)
  if (canOpen) {
    const children = mergeBlocks(base?.content ?? [], mine.content ?? [], theirs.content ?? [], merging)
    const attrs = base && sameJson(mine.attrs, base.attrs) ? theirs.attrs : mine.attrs
    return [{ ...mine, ...(attrs && { attrs }), content: children }]
  }
  const more = beyond(mine, theirs)
  if (!more) return [mine]
  merging.count(1)
  return [mine, copyOf(more)]
}

/** The blocks that stay in the order of the side that moved some; ties go to mine. */
function orderOf(base: Blocks, mine: Blocks, theirs: Blocks): { first: Blocks; second: Blocks } {
  const common = [...base.keys()].filter(key => mine.has(key) && theirs.has(key))
  const isCommon = new Set(common)
  const inMine = [...mine.keys()].filter(key => isCommon.has(key))
  const isMoved = inMine.some((key, index) => key !== common[index])
  return isMoved ? { first: mine, second: theirs } : { first: theirs, second: mine }
}

function mergeBlocks(
  baseList: readonly DocNode[],
  mineList: readonly DocNode[],
  theirList: readonly DocNode[],
  merging: Merging
): DocNode[] {
  const [base, mine, theirs] = [keyed(baseList), keyed(mineList), keyed(theirList)]
  const { first, second } = orderOf(base, mine, theirs)
  const order = [...first.keys()]
  let previous: string | undefined
  for (const key of second.keys()) {
    if (!first.has(key)) order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, key)
    previous = key
  }
  return order.flatMap(key => {
    const [was, here, there] = [base.get(key), mine.get(key), theirs.get(key)]
    if (here && there) return mergeBlock(was, here, there, merging)
    const left = here ?? there
    // Deleted on one side: gone, unless the other side went on writing in it.
    const isUnchanged = left && ((was && sameJson(left, was)) || (!here && merging.isOlder(left)))
    return left && !isUnchanged ? [left] : []
  })
}

/**
 * Two versions of a note that grew from `base`, as one, block by block: a block changed on one side is taken from it, an
 * edit beats a deletion, and where both changed the same block both versions are kept. `older` are further versions that
 * mine grew from, and theirs perhaps: where theirs still shows one of their blocks, nobody wrote it, and mine replaces it.
 */
export function mergeNotes(base: DocNode, mine: DocNode, theirs: DocNode, older: readonly DocNode[] = []): Merged {
  let kept = 0
  const content = mergeBlocks(base.content ?? [], mine.content ?? [], theirs.content ?? [], {
    isOlder: olderBlocks(older),
    count: more => {
      kept += more
    }
  })
  const doc = { ...mine, content: content.length > 0 ? content : (mine.content ?? []) }
  return { doc, kept }
}
