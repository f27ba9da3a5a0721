import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import type { Mapping } from '@tiptap/pm/transform'
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
  /** What was put in the place of a match: found again, "light" would grow from sunlight to sunsunlight. */
  readonly own: readonly Match[]
}

type Meta = { readonly words: string } | { readonly at: number } | { readonly own: readonly Match[] }

export const findKey = new PluginKey<Found>('find')

/** More are no list that a student goes through one by one. */
const MOST = 2000
const NONE: Found = { words: '', matches: [], at: -1, own: [] }

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

function foundIn(state: EditorState, words: string, near: number, own: readonly Match[]): Found {
  const isOwn = ({ from, to }: Match): boolean => own.some(other => from < other.to && other.from < to)
  const matches = matchesIn(state.doc, words).filter(match => !isOwn(match))
  const after = matches.findIndex(({ from }) => from >= near)
  return { words, matches, own, at: matches.length === 0 ? -1 : Math.max(0, after) }
}

/** Where they stand after a change; what an undo took back is a match again. */
function moved(own: readonly Match[], mapping: Mapping): Match[] {
  return own.flatMap(({ from, to }) => {
    const [start, end] = [mapping.mapResult(from, 1), mapping.mapResult(to, -1)]
    return start.deletedAfter || end.deletedBefore ? [] : [{ from: start.pos, to: end.pos }]
  })
}

/** Lives while the bar is open. */
export function findPlugin(): Plugin<Found> {
  return new Plugin<Found>({
    key: findKey,
    state: {
      init: () => NONE,
      apply: (tr, previous, _before, state) => {
        const meta = tr.getMeta(findKey) as Meta | undefined
        if (meta && 'words' in meta) return foundIn(state, meta.words, state.selection.from, [])
        if (meta && 'at' in meta) return { ...previous, at: meta.at }
        if (!tr.docChanged) return previous
        const shown = previous.matches[previous.at]
        const own = [...moved(previous.own, tr.mapping), ...(meta?.own ?? [])]
        return foundIn(state, previous.words, shown ? tr.mapping.map(shown.from) : 0, own)
      }
    },
    props: {
      decorations: state => {
        const { matches, at } = findKey.getState(state) ?? NONE
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
  const { matches, at } = findKey.getState(state) ?? NONE
  const match = matches[at]
  return match ? replaced(state, [match], words) : null
}

/** All of them, in one step that one undo takes back. */
export function replaceAll(state: EditorState, words: string): Transaction | null {
  const { matches } = findKey.getState(state) ?? NONE
  return matches.length > 0 ? replaced(state, matches, words) : null
}

/** Words typed small take the capitals of what they replace; capitals that were typed are meant. */
export function withCapitalsOf(found: string, words: string): string {
  const [lower, upper] = [found.toLocaleLowerCase(), found.toLocaleUpperCase()]
  if (words !== words.toLocaleLowerCase() || found === lower) return words
  if (found === upper && found.length > 1) return words.toLocaleUpperCase()
  const isCapital = found.slice(0, 1) !== lower.slice(0, 1)
  return isCapital ? `${words.slice(0, 1).toLocaleUpperCase()}${words.slice(1)}` : words
}

/** From the last to the first, so that each place still holds when its turn comes; the marks of the words stay. */
function replaced(state: EditorState, matches: readonly Match[], words: string): Transaction {
  const { tr } = state
  for (const { from, to } of matches.toReversed()) {
    if (words === '') tr.delete(from, to)
    else tr.insertText(withCapitalsOf(state.doc.textBetween(from, to), words), from, to)
  }
  const own = matches.map(({ from, to }) => ({ from: tr.mapping.map(from, -1), to: tr.mapping.map(to, 1) }))
  return tr.setMeta(findKey, { own } satisfies Meta)
}
