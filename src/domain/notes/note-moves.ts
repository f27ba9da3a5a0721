import type { DocNode } from '#domain/notes/note-text.ts'

export interface Sides {
  readonly base: DocNode
  readonly mine: DocNode
  readonly theirs: DocNode
}

/** Blocks that hold other blocks, which are merged one by one; none of them may be empty. */
export const HOLD_BLOCKS = new Set([
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

export function idOf(block: DocNode): string | null {
  const id = block.attrs?.['id']
  return typeof id === 'string' ? id : null
}

export function eachBlock(node: DocNode, visit: (id: string, block: DocNode) => void): void {
  const id = idOf(node)
  if (id !== null) visit(id, node)
  node.content?.forEach(child => eachBlock(child, visit))
}

interface BlockPosition {
  readonly block: DocNode
  /** The block that holds it; empty at the top of the note. */
  readonly parent: string
}

/** Blocks that share an id by accident have no place that could be compared. */
function placesIn(doc: DocNode): Map<string, BlockPosition> {
  const places = new Map<string, BlockPosition>()
  const twins = new Set<string>()
  const walk = (node: DocNode, parent: string): void => {
    for (const block of node.content ?? []) {
      const id = idOf(block)
      if (id !== null && places.has(id)) twins.add(id)
      if (id !== null) places.set(id, { block, parent })
      walk(block, id ?? parent)
    }
  }
  walk(doc, '')
  for (const id of twins) places.delete(id)
  return places
}

/** `doc` with other blocks in the place of one; what held it alone goes with it. */
function replaced(doc: DocNode, old: string, blocks: readonly DocNode[]): DocNode {
  const walk = (node: DocNode): DocNode => {
    if (!node.content) return node
    const content = node.content.flatMap(child => {
      if (idOf(child) === old) return blocks
      const now = walk(child)
      return now.content?.length === 0 && child.content?.length !== 0 && HOLD_BLOCKS.has(now.type) ? [] : [now]
    })
    return { ...node, content }
  }
  return walk(doc)
}

function holds(block: DocNode, ids: ReadonlySet<string>): boolean {
  const inside = (child: DocNode): boolean => ids.has(idOf(child) ?? '') || (child.content ?? []).some(inside)
  return (block.content ?? []).some(inside)
}

type Places = Readonly<Record<keyof Sides, ReadonlyMap<string, BlockPosition>>>

/** Blocks that a side moved into another block, whatever the other side did with them. */
function movedOut({ base, mine, theirs }: Places): Set<string> {
  const moved = new Set<string>()
  for (const id of new Set([...mine.keys(), ...theirs.keys()])) {
    const known = [base, mine, theirs].flatMap(side => side.get(id)?.parent ?? [])
    const isShared = base.has(id) || (mine.has(id) && theirs.has(id))
    if (isShared && new Set(known).size > 1) moved.add(id)
  }
  return moved
}

/** Whether the block stands within one that the other side's version of it holds. */
function isCrossed(places: ReadonlyMap<string, BlockPosition>, id: string, other: DocNode): boolean {
  const above = new Set<string>()
  for (let up = places.get(id)?.parent; up; up = places.get(up)?.parent) above.add(up)
  return holds(other, above)
}

type Merge = (base: DocNode | undefined, mine: DocNode | undefined, theirs: DocNode | undefined) => readonly DocNode[]

/**
 * Settles each block that stands in one list here and in another there: it stays where the side put it that moved it (mine
 * where both did), with the work of both sides, and is taken out of the other documents. A block that one side moved and
 * the other deleted is gone, unless it was changed.
 */
export function withMovesSettled(sides: Sides, merge: Merge): Sides {
  let now = sides
  const left = new Set<string>()
  const before = placesIn(sides.base)
  for (;;) {
    // What was taken out of the base together with what held it is no news.
    const base = new Map([...before, ...placesIn(now.base)])
    const places = { base, mine: placesIn(now.mine), theirs: placesIn(now.theirs) }
    const moved = movedOut(places)
    for (const id of left) moved.delete(id)
    const isInner = (id: string): boolean =>
      ![places.mine.get(id), places.theirs.get(id)].some(place => place && holds(place.block, moved))
    const id = [...moved].find(isInner) ?? [...moved][0]
    if (id === undefined) return now
    left.add(id)
    now = settled(now, places, id, merge)
  }
}

function settled(now: Sides, places: Places, id: string, merge: Merge): Sides {
  const [was, here, there] = [places.base.get(id), places.mine.get(id), places.theirs.get(id)]
  const isTheirs = !here || (there !== undefined && was?.parent === here.parent)
  const [place, other] = isTheirs ? [places.theirs, here] : [places.mine, there]
  if (other && isCrossed(place, id, other.block)) return now
  const merged = merge(was?.block, here?.block, there?.block)
  return {
    base: replaced(now.base, id, []),
    mine: replaced(now.mine, id, isTheirs ? [] : merged),
    theirs: replaced(now.theirs, id, isTheirs ? merged : [])
  }
}
