import type { JSONContent } from '@tiptap/core'
import { MarkdownManager } from '@tiptap/markdown'
import { noteExtensions } from '#ui/editor/extensions.ts'

let manager: MarkdownManager | undefined

/** A private sign (Unicode 16, 23.5): it becomes a backslash once the text is written, and is not escaped itself. */
const ESCAPE = '\uE0F5'
const ESCAPES = /\uE0F5/g
/** Stands for a line end that two spaces cannot write: one of several, or in a list, where the next line needs its indent. */
const BREAK = '\uE0F6'
const BREAKS = /\uE0F6/g
/** Nothing, between what would else run together: two lists, and a formula with a figure behind it. */
const BETWEEN = '\uE0F7'
const BETWEENS = /\uE0F7/g
const LISTS = new Set(['listItem', 'taskItem'])
/** A cell is one line, whatever it begins with. */
const CELLS = new Set(['tableCell', 'tableHeader'])

/** What would make a list, a heading or a line under one of a line of words. */
const LINE_START = /^(\s*)(?:([-+#=:|])|(\d{1,9})([.)]))/

/** Signs that mean something in our Markdown and that its writer leaves as they are. */
function guarded(text: string, isLineStart: boolean): string {
  const inside = text
    .replaceAll(/[\uE0F5-\uE0F7]/g, '')
    .replaceAll('$', () => `${ESCAPE}$`)
    .replaceAll(/==+/g, run => Array.from(run, sign => ESCAPE + sign).join(''))
    .replaceAll(/!(?=\[|$)/g, () => `${ESCAPE}!`)
  if (!isLineStart) return inside
  return inside.replace(LINE_START, (_all, blank: string, sign?: string, number?: string, stop?: string) =>
    sign === undefined ? `${blank}${number ?? ''}${ESCAPE}${stop ?? ''}` : `${blank}${ESCAPE}${sign}`
  )
}

const isCode = ({ marks = [] }: JSONContent): boolean => marks.some(({ type }) => type === 'code')

const signOf = ({ type }: JSONContent): string | null =>
  type === 'orderedList' ? '1.' : type === 'bulletList' || type === 'taskList' ? '-' : null

/** Children with something between those that would become one. */
function apart(nodes: readonly JSONContent[]): JSONContent[] {
  return nodes.flatMap((node, at) => {
    const before = nodes[at - 1]
    if (!before) return [node]
    if (signOf(node) !== null && signOf(node) === signOf(before))
      return [{ type: 'paragraph', content: [{ type: 'text', text: BETWEEN }] }, node]
    const isFigure = before.type === 'inlineMath' && node.type === 'text' && /^\d/.test(node.text ?? '')
    return isFigure ? [{ type: 'text', text: BETWEEN }, node] : [node]
  })
}

function guard(node: JSONContent, parent = '', isInList = false): JSONContent {
  if (node.type === 'codeBlock' || !node.content) return node
  let isLineStart = node.type === 'paragraph' && !CELLS.has(parent)
  const content = apart(node.content).map((child, at, all) => {
    const isFirst = isLineStart
    const isBreak = (place: number): boolean => all[place]?.type === 'hardBreak'
    isLineStart = isBreak(at)
    if (isBreak(at) && (isInList || isBreak(at - 1) || isBreak(at + 1))) return { type: 'text', text: BREAK }
    if (child.text === BETWEEN) return child
    if (child.type !== 'text') return guard(child, node.type, isInList || LISTS.has(child.type ?? ''))
    return isCode(child) ? child : { ...child, text: guarded(child.text ?? '', isFirst && !child.marks?.length) }
  })
  return { ...node, content }
}

/** A note's document as Markdown that is read as the same document again; a picture leaves its description. */
export function markdownOf(doc: unknown): string {
  manager ??= new MarkdownManager({ extensions: noteExtensions() })
  const text = manager.serialize(guard(doc as JSONContent))
  return text.replaceAll(ESCAPES, '\\').replaceAll(BREAKS, '<br>').replaceAll(BETWEENS, '<!-- -->').trim()
}
