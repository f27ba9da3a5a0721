import { eachBlock, HOLD_BLOCKS, idOf, withMovesSettled } from '#domain/notes/note-moves.ts'
import { placesOf } from '#domain/notes/note-order.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import { beyond } from '#domain/notes/shared-words.ts'
import { versionId } from '#lib/ids.ts'
import { canonicalJson, sameJson } from '#lib/values/same-json.ts'

export interface Merged {
  readonly doc: DocNode
  /** Blocks that both sides changed: both versions stand in the note, the other one below. */
  readonly kept: number
}

/** Whether mine grew from this very block: it is no other side's work. */
export type IsOlder = (block: DocNode) => boolean

/** What stands in them stands for itself: an item without its line is none, nor is a row without a cell. */
const LISTS = new Set(['bulletList', 'orderedList', 'taskList', 'blockquote', 'callout'])

type Blocks = ReadonlyMap<string, DocNode>

interface Merging {
  readonly isOlder: IsOlder
  /** Every id of a side, at any depth. */
  readonly ids: Readonly<Record<'base' | 'mine' | 'theirs' | 'taken', Set<string>>>
  kept: number
}

/** A block without an id of its own (from a foreign import, or copied by hand) is known by its place. */
function keyed(blocks: readonly DocNode[]): Blocks {
  const known = new Map<string, DocNode>()
  for (const [index, block] of blocks.entries()) {
    const id = idOf(block)
    known.set(id !== null && !known.has(id) ? id : `#${index}`, block)
  }
  return known
}

function idsOf(doc: DocNode): Set<string> {
  const ids = new Set<string>()
  eachBlock(doc, id => ids.add(id))
  return ids
}

/** Knows every block of these documents, at any depth. */
export function blocksOf(docs: readonly DocNode[]): IsOlder {
  const known = new Map<string, DocNode[]>()
  for (const doc of docs) eachBlock(doc, (id, block) => known.set(id, [...(known.get(id) ?? []), block]))
  return block => known.get(idOf(block) ?? '')?.some(version => sameJson(version, block)) ?? false
}

/** What one side alone changed; undefined where both did. */
function changed<Part>(base: Part, mine: Part, theirs: Part): { readonly part: Part } | undefined {
  if (sameJson(theirs, base) || sameJson(mine, theirs)) return { part: mine }
  return sameJson(mine, base) ? { part: theirs } : undefined
}

/** The words of one side under the level, colour or tick of the other. */
function mergeShape(base: DocNode, mine: DocNode, theirs: DocNode): DocNode | null {
  if (mine.type !== theirs.type || mine.type !== base.type) return null
  const attrs = changed(base.attrs, mine.attrs, theirs.attrs)
  const content = changed(base.content, mine.content, theirs.content)
  if (!attrs || !content) return null
  return { ...mine, ...(attrs.part && { attrs: attrs.part }), ...(content.part && { content: content.part }) }
}

/** An id made from the old one and from what the block says, so that two devices make the same. */
function freshId(old: string, version: string, taken: ReadonlySet<string>): string {
  let id = old
  for (let salt = version; taken.has(id); salt += ' ') id = versionId(old, salt)
  return id
}

/** `node` and all in it under ids of their own. */
function renamed(node: DocNode, version: string, taken: Set<string>): DocNode {
  const old = idOf(node)
  const id = old === null ? null : freshId(old, version, taken)
  if (id !== null) taken.add(id)
  return {
    ...node,
    ...(id !== null && { attrs: { ...node.attrs, id } }),
    ...(node.content && { content: node.content.map(child => renamed(child, version, taken)) })
  }
}

/** Where two blocks were moved into each other, each stands within the other's second version. */
function withOwnIds(node: DocNode, taken: Set<string>): DocNode {
  const old = idOf(node)
  const id = old === null ? null : freshId(old, canonicalJson(node), taken)
  if (id !== null) taken.add(id)
  const content = node.content?.map(child => withOwnIds(child, taken))
  return { ...node, ...(id !== old && { attrs: { ...node.attrs, id } }), ...(content && { content }) }
}

/** Both sides wrote: both versions stand, unless one side has put the other's beside its own before. */
function keepBoth(mine: DocNode, theirs: DocNode, merging: Merging): DocNode[] {
  const { base, mine: here, theirs: there, taken } = merging.ids
  const isKept = (block: DocNode, side: Set<string>): boolean => {
    const id = versionId(idOf(block) ?? '', canonicalJson(block))
    return side.has(id) && !base.has(id)
  }
  if (isKept(mine, there)) return [theirs]
  const more = isKept(theirs, here) ? null : beyond(mine, theirs)
  if (!more) return [mine]
  merging.kept += 1
  return [mine, renamed(more, canonicalJson(theirs), taken)]
}

/** One block that both sides still have. More than one answer means that both versions are kept. */
function mergeBlock(base: DocNode | undefined, mine: DocNode, theirs: DocNode, merging: Merging): DocNode[] {
  if (sameJson(mine, theirs) || (base && sameJson(theirs, base)) || merging.isOlder(theirs)) return [mine]
  if (base && sameJson(mine, base)) return [theirs]
  if (mine.type === theirs.type && HOLD_BLOCKS.has(mine.type)) {
    const children = mergeBlocks(base?.content ?? [], mine.content ?? [], theirs.content ?? [], merging)
    // Each side took out what the other left.
    if (children.length === 0) return []
    const attrs = base && sameJson(mine.attrs, base.attrs) ? theirs.attrs : mine.attrs
    return [{ ...mine, ...(attrs && { attrs }), content: children }]
  }
  const shaped = base && mergeShape(base, mine, theirs)
  return shaped ? [shaped] : keepBoth(mine, theirs, merging)
}

function mergeBlocks(
  baseList: readonly DocNode[],
  mineList: readonly DocNode[],
  theirList: readonly DocNode[],
  merging: Merging
): DocNode[] {
  const [base, mine, theirs] = [keyed(baseList), keyed(mineList), keyed(theirList)]
  return placesOf([...base.keys()], [...mine.keys()], [...theirs.keys()]).flatMap(key =>
    mergeVersions(base.get(key), mine.get(key), theirs.get(key), merging)
  )
}

/** A block as it was and as each side has it. */
function mergeVersions(
  was: DocNode | undefined,
  here: DocNode | undefined,
  there: DocNode | undefined,
  merging: Merging
): DocNode[] {
  if (here && there) return mergeBlock(was, here, there, merging)
  const left = here ?? there
  // Deleted on one side: gone, unless the other side went on writing in it.
  if (!left || (was && sameJson(left, was)) || (!here && merging.isOlder(left))) return []
  if (!was || was.type !== left.type || !LISTS.has(left.type) || !sameJson(was.attrs, left.attrs)) return [left]
  const content = mergeBlocks(was.content ?? [], here?.content ?? [], there?.content ?? [], merging)
  return content.length > 0 ? [{ ...left, content }] : []
}

const MADE_OF_A_VERSION = /^[0-9a-f]{8}-[0-9a-f]{4}-5/

/** Blocks of `base` that `side` has put beside others, by their new ids: whoever had them goes on with those. */
function putBeside(base: DocNode, side: Set<string>): Map<string, string> {
  const found = new Map<string, string>()
  const known = idsOf(base)
  if (![...side].some(id => MADE_OF_A_VERSION.test(id) && !known.has(id))) return found
  eachBlock(base, (id, block) => {
    const copy = versionId(id, canonicalJson(block))
    if (side.has(id) && side.has(copy) && !known.has(copy)) found.set(id, copy)
  })
  return found
}

function relabelled(node: DocNode, ids: ReadonlyMap<string, string>): DocNode {
  const id = ids.get(idOf(node) ?? '')
  return {
    ...node,
    ...(id !== undefined && { attrs: { ...node.attrs, id } }),
    ...(node.content && { content: node.content.map(child => relabelled(child, ids)) })
  }
}

/** The two sides under the same names, where one has kept a version of the other under another. */
function alignedIds(base: DocNode, mine: DocNode, theirs: DocNode): [DocNode, DocNode, DocNode] {
  const there = putBeside(base, idsOf(theirs))
  if (there.size > 0) return [relabelled(base, there), relabelled(mine, there), theirs]
  const here = putBeside(base, idsOf(mine))
  return here.size > 0 ? [relabelled(base, here), mine, relabelled(theirs, here)] : [base, mine, theirs]
}

const nothing: IsOlder = () => false

/**
 * Two versions of a note that grew from `was`, as one, block by block: a block changed on one side is taken from it, an
 * edit beats a deletion, and where both changed the same block both versions are kept. Where theirs still shows a block
 * that is known to be older than mine, nobody wrote it, and mine replaces it.
 */
export function mergeNotes(
  was: DocNode,
  ourVersion: DocNode,
  theirVersion: DocNode,
  isOlder: IsOlder = nothing
): Merged {
  const [first, second, third] = alignedIds(was, ourVersion, theirVersion)
  const [here, there] = [idsOf(second), idsOf(third)]
  const ids = { base: idsOf(first), mine: here, theirs: there, taken: new Set([...here, ...there]) }
  const merging: Merging = { isOlder, ids, kept: 0 }
  const { base, mine, theirs } = withMovesSettled({ base: first, mine: second, theirs: third }, (...block) =>
    mergeVersions(...block, merging)
  )
  const content = mergeBlocks(base.content ?? [], mine.content ?? [], theirs.content ?? [], merging)
  const doc = { ...mine, content: content.length > 0 ? content : [{ type: 'paragraph' }] }
  return { doc: withOwnIds(doc, new Set()), kept: merging.kept }
}
