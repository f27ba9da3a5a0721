import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

export interface Match {
  readonly from: number
  readonly to: number
}

export interface Found {
  readonly words: string
  readonly matches: readonly Match[]
  /** The place of the match that is shown; -1 where there is none. */
  readonly at: number
}

export const findKey = new PluginKey<Found>('find')

/** More are no list that a student goes through one by one. */
const MOST = 2000

/** Where the words stand in each block, without regard to case; a formula or picture ends no word and is none. */
export function matchesIn(doc: Node, words: string): Match[] {
  const wanted = words.toLocaleLowerCase()
  const found: Match[] = []
  if (wanted === '') return found
  doc.descendants((node, position) => {
    if (found.length >= MOST) return false
    if (!node.isTextblock) return true
    const text = node.textBetween(0, node.content.size, undefined, '\ufffc')
    const lower = text.toLocaleLowerCase()
    // Where lower case is longer than the text, places in it would lead elsewhere.
    const searched = lower.length === text.length ? lower : text
    for (let at = searched.indexOf(wanted); at >= 0; at = searched.indexOf(wanted, at + wanted.length))
      found.push({ from: position + 1 + at, to: position + 1 + at + wanted.length })
    return false
  })
  return found
}

function foundIn(state: EditorState, words: string, near: number): Found {
  const matches = matchesIn(state.doc, words)
  const after = matches.findIndex(({ from }) => from >= near)
  return { words, matches, at: matches.length === 0 ? -1 : Math.max(0, after) }
}

/** Lives while the bar is open. */
export function findPlugin(): Plugin<Found> {
  return new Plugin<Found>({
    key: findKey,
    state: {
      init: () => ({ words: '', matches: [], at: -1 }),
      apply: (tr, previous, _before, state) => {
        const meta = tr.getMeta(findKey) as { readonly words: string } | { readonly at: number } | undefined
        if (meta && 'words' in meta) return foundIn(state, meta.words, state.selection.from)
        if (meta) return { ...previous, at: meta.at }
        if (!tr.docChanged) return previous
        const shown = previous.matches[previous.at]
        return foundIn(state, previous.words, shown ? tr.mapping.map(shown.from) : 0)
      }
    },
    props: {
      decorations: state => {
        const { matches = [], at = -1 } = findKey.getState(state) ?? {}
        return DecorationSet.create(
          state.doc,
          matches.map(({ from, to }, index) =>
            Decoration.inline(from, to, { class: index === at ? 'find-here' : 'find-match' })
          )
        )
      }
    }
  })
}

/** The match that is shown, replaced; the next one is shown then. Nothing where there is none. */
export function replaceOne(state: EditorState, words: string): Transaction | null {
  const { matches, at } = findKey.getState(state) ?? { matches: [], at: -1 }
  const match = matches[at]
  return match ? replaced(state.tr, [match], words) : null
}

/** All of them, in one step that one undo takes back. */
export function replaceAll(state: EditorState, words: string): Transaction | null {
  const { matches } = findKey.getState(state) ?? { matches: [] }
  return matches.length > 0 ? replaced(state.tr, matches, words) : null
}

/** From the last to the first, so that each place still holds when its turn comes; the marks of the words stay. */
function replaced(tr: Transaction, matches: readonly Match[], words: string): Transaction {
  for (const { from, to } of matches.toReversed()) {
    if (words === '') tr.delete(from, to)
    else tr.insertText(words, from, to)
  }
  return tr
}
