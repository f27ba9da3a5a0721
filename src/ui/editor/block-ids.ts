import { Extension } from '@tiptap/core'
import type { JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { newBlockId } from '#lib/values/block-id.ts'

/** Every block that a card, a quote or a merge may point at. */
export const BLOCKS = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'taskList',
  'taskItem',
  'blockquote',
  'callout',
  'codeBlock',
  'blockMath',
  'image',
  'horizontalRule',
  'table',
  'tableRow',
  'tableHeader',
  'tableCell'
]

const VALID = /^[a-z0-9-]{8,64}$/

const isBlock = new Set(BLOCKS)

function idOf(node: Node): string | null {
  const id: unknown = node.attrs['id']
  return typeof id === 'string' ? id : null
}

/** The document with an id on every block, each once; blocks that have one keep it. Untouched when nothing is missing. */
export function withBlockIds(doc: JSONContent, seen = new Set<string>()): JSONContent {
  let own = doc
  if (isBlock.has(doc.type ?? '')) {
    const id: unknown = doc.attrs?.['id']
    const good = typeof id === 'string' && VALID.test(id) && !seen.has(id)
    if (!good) own = { ...doc, attrs: { ...doc.attrs, id: newBlockId() } }
    seen.add(own.attrs?.['id'] as string)
  }
  if (!doc.content) return own
  const content = doc.content.map(child => withBlockIds(child, seen))
  return content.some((child, index) => child !== doc.content?.[index]) ? { ...own, content } : own
}

function positions(doc: Node): Map<string, number[]> {
  const found = new Map<string, number[]>()
  doc.descendants((node, position) => {
    const id = isBlock.has(node.type.name) ? idOf(node) : null
    if (id !== null) found.set(id, [...(found.get(id) ?? []), position])
    return !node.isTextblock
  })
  return found
}

/** Where the block that stood at `before` stands after these changes, or null when it went. */
function survivor(before: number | undefined, changes: readonly Transaction[]): number | null {
  let at = before ?? null
  for (const change of changes) {
    if (at === null) return null
    const mapped = change.mapping.mapResult(at, 1)
    at = mapped.deletedAfter ? null : mapped.pos
  }
  return at
}

/** Gives new blocks an id; of two blocks with one id the older keeps it, so that a paste never steals a card's anchor. */
export function repairIds(
  changes: readonly Transaction[],
  before: EditorState,
  after: EditorState
): Transaction | null {
  if (!changes.some(change => change.docChanged)) return null
  const twins = new Map([...positions(after.doc)].filter(([, places]) => places.length > 1))
  const keepers = new Set<number>()
  const former = twins.size > 0 ? positions(before.doc) : null
  for (const [id, places] of twins) {
    const at = survivor(former?.get(id)?.[0], changes)
    keepers.add(at !== null && places.includes(at) ? at : (places[0] ?? 0))
  }
  const tr = after.tr
  after.doc.descendants((node, position) => {
    if (!isBlock.has(node.type.name)) return true
    const id = idOf(node)
    const good = id !== null && VALID.test(id) && (!twins.has(id) || keepers.has(position))
    if (!good) tr.setNodeAttribute(position, 'id', newBlockId())
    return !node.isTextblock
  })
  return tr.docChanged ? tr : null
}

/** `attrs.id` on every block, rendered as data-id (a real id could clobber names of the page), and dir="auto". */
export const BlockIds = Extension.create({
  name: 'blockIds',
  priority: 10,
  addGlobalAttributes() {
    return [
      {
        types: BLOCKS,
        attributes: {
          id: {
            default: null,
            keepOnSplit: false,
            parseHTML: element => {
              const id = element.getAttribute('data-id')
              return id !== null && VALID.test(id) ? id : null
            },
            renderHTML: attributes => ({ 'data-id': attributes['id'] as string | null, dir: 'auto' })
          }
        }
      }
    ]
  },
  addProseMirrorPlugins() {
    return [new Plugin({ key: new PluginKey('blockIds'), appendTransaction: repairIds })]
  }
})
