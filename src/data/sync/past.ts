import type { EntityName } from '#contract/entities.ts'
import { columnsOf, type AnyRow, type Patch } from '#data/device/rows.ts'
import { textHash } from '#engine/hash.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import { canonicalJson, sameJson } from '#lib/values/same-json.ts'

/**
 * What this device knows of a row's past, kept beside its columns: a server that went back in time shows old values, and
 * nothing else tells them from what another device wrote since.
 */
interface Past {
  /** The revision at which the whole row was last fetched; above it only this device's own changes are known. */
  readonly fetched: number
  /** A column, a block, what holds it or an order of blocks, the fingerprint of a value that went, when it went, and who changed it. */
  readonly gone: readonly (readonly [part: string, print: string, until: number, isOwn: boolean])[]
}

/** A longer past costs more than it is worth: it is asked for after a restored backup alone. */
const KEPT = 300
const DELETED = 'deleted_at'
const ORDER = '>'
const HOLDER = '^'

const printOf = (value: unknown): string => textHash(canonicalJson(value))

function pastOf(row: AnyRow): Past {
  return (row['past'] as Past | undefined) ?? { fetched: row.rev, gone: [] }
}

const isBlock = (node: DocNode): boolean => typeof node.attrs?.['id'] === 'string'
const blockPart = (block: DocNode): string => `#${String(block.attrs?.['id'])}`

/** A block without the blocks in it: they have places of their own. */
function shell(block: DocNode): DocNode {
  const { content, ...rest } = block
  const inline = content?.filter(child => !isBlock(child))
  return { ...rest, ...(inline && { content: inline }) }
}

function addBlocks(node: DocNode, parts: Map<string, unknown>): void {
  const blocks = node.content?.filter(isBlock) ?? []
  parts.set(`${ORDER}${isBlock(node) ? blockPart(node) : ''}`, blocks.map(blockPart))
  for (const block of blocks) {
    parts.set(blockPart(block), shell(block))
    parts.set(HOLDER + blockPart(block), isBlock(node) ? blockPart(node) : '')
    addBlocks(block, parts)
  }
}

/** Everything that can change by itself. Whether it is deleted counts, not when. */
function partsOf(name: EntityName, row: AnyRow): Map<string, unknown> {
  const parts = new Map<string, unknown>([[DELETED, row.deleted_at !== null]])
  for (const column of columnsOf(name)) if (column !== 'doc' && column !== 'plain') parts.set(column, row[column])
  if (row['doc']) addBlocks(row['doc'] as DocNode, parts)
  return parts
}

/** Whether blocks that both lists have stand in another order. */
function isMoved(was: unknown, now: unknown): boolean {
  const [before, after] = [was as string[], now as string[]]
  return !sameJson(
    before.filter(part => after.includes(part)),
    after.filter(part => before.includes(part))
  )
}

function withPast(row: AnyRow, past: Past): AnyRow {
  const { past: _, ...rest } = row
  return past.gone.length === 0 && past.fetched === row.rev ? rest : { ...rest, past }
}

/** `now` with what it replaces noted; `isWhole`: it came from the server, so that nothing in it is out of date. */
export function succeed(name: EntityName, before: AnyRow | undefined, now: AnyRow, isWhole: boolean): AnyRow {
  const { fetched, gone } = before && before.rev <= now.rev ? pastOf(before) : { fetched: 0, gone: [] }
  const isNew = !before || before.rev === 0 || before.rev >= now.rev
  const more = isNew ? [] : replaced(name, before, now, !isWhole)
  return withPast(now, { fetched: isWhole ? now.rev : fetched, gone: [...gone, ...more].slice(-KEPT) })
}

function replaced(name: EntityName, before: AnyRow, now: AnyRow, isOwn: boolean): Past['gone'] {
  const [was, is] = [partsOf(name, before), partsOf(name, now)]
  const gone: [string, string, number, boolean][] = []
  for (const [part, value] of was) {
    if (part.startsWith(HOLDER) && !is.has(part)) continue
    if (part.startsWith(ORDER)) {
      if (is.has(part) && isMoved(value, is.get(part))) gone.push([part, '', now.rev, isOwn])
    } else if (!is.has(part) || !sameJson(value, is.get(part))) gone.push([part, printOf(value), now.rev, isOwn])
  }
  for (const part of is.keys()) if (part.startsWith('#') && !was.has(part)) gone.push([part, '', now.rev, isOwn])
  return gone
}

export interface Since {
  /** Whether the server's row is one that this row grew from. */
  readonly isOlder: boolean
  /** Columns, of those that changed since, whose value the server's row does not have, as they stand here. */
  readonly lost: Patch
  /** Whether the server's row has values that this device never saw in it. */
  readonly hasNews: boolean
  /** The row as both sides had it, as far as is known: with mine and theirs it makes the merged one. */
  readonly base: AnyRow
  readonly isOlderBlock: (block: DocNode) => boolean
}

/** How the row that a server shows relates to one that it confirmed and forgot; `whole`: up to there it forgot nothing. */
export function since(name: EntityName, confirmed: AnyRow, server: AnyRow, whole: number): Since {
  const { fetched, gone } = pastOf(confirmed)
  const later = gone.filter(([, , until]) => until > whole)
  // Of another device's change the other device knows more: it tells of it itself.
  const changed = new Set(later.flatMap(([part, , , isOwn]) => (isOwn ? [part] : [])))
  const known = new Set(later.map(([part, print]) => `${part} ${print}`))
  const wasHere = (part: string, value: unknown): boolean => known.has(`${part} ${printOf(value)}`)
  const isComplete = fetched === confirmed.rev
  const isOlder = server.rev <= whole ? server.rev <= fetched : isComplete && server.updated_at <= confirmed.updated_at
  const parts = partsOf(name, confirmed)
  const theirs = partsOf(name, server)
  const lost: Record<string, unknown> = {}
  const base: AnyRow = { ...confirmed }
  let hasNews = false
  for (const part of [...columnsOf(name).filter(column => parts.has(column)), DELETED]) {
    const [here, there] = [parts.get(part), theirs.get(part)]
    if (sameJson(here, there)) continue
    const stands = isOlder || wasHere(part, there) || (changed.has(part) && server.rev <= whole)
    if (stands) lost[part] = confirmed[part]
    // Mine stands where only mine differs from the base, theirs where only theirs does; of two lists all stays.
    if (stands) base[part] = server[part]
    else if (changed.has(part) && Array.isArray(here)) base[part] = []
    hasNews ||= !stands
  }
  base['doc'] = baseDoc(confirmed, server, changed)
  const isOlderBlock = (block: DocNode): boolean =>
    wasHere(blockPart(block), shell(block)) && (block.content ?? []).filter(isBlock).every(isOlderBlock)
  return { isOlder, lost, hasNews, base, isOlderBlock }
}

/** The blocks that nothing changed since, in the server's order where this row's was changed; apart those moved elsewhere. */
function baseDoc(confirmed: AnyRow, server: AnyRow, changed: ReadonlySet<string>): DocNode {
  const places = new Map<string, readonly string[]>()
  const note = new Map<string, unknown>()
  if (server['doc']) addBlocks(server['doc'] as DocNode, note)
  for (const [part, order] of note) if (part.startsWith(ORDER)) places.set(part, order as string[])
  const moved: DocNode[] = []
  const isLeft = (child: DocNode): boolean => {
    if (!isBlock(child)) return true
    if (changed.has(blockPart(child))) return false
    if (!changed.has(HOLDER + blockPart(child))) return true
    moved.push(child)
    return false
  }
  const walk = (node: DocNode): DocNode => {
    const part = `${ORDER}${isBlock(node) ? blockPart(node) : ''}`
    const content = node.content?.filter(isLeft).map(walk)
    const order = changed.has(part) ? places.get(part) : undefined
    if (!content || !order) return { ...node, ...(content && { content }) }
    const rank = (child: DocNode): number => order.indexOf(blockPart(child))
    return { ...node, content: content.toSorted((one, other) => rank(one) - rank(other)) }
  }
  const doc = confirmed['doc'] as DocNode | null
  if (!doc) return { type: 'doc', content: [] }
  const rest = walk(doc)
  if (moved.length === 0) return rest
  return { ...rest, content: [...(rest.content ?? []), { type: 'blockquote', attrs: { id: HOLDER }, content: moved }] }
}
