import { Extension } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import type { Node as ProseNode } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
import { editorKey } from '#lib/keys/editor-key.ts'
import { KEYS } from '#lib/keys/key-table.ts'
import { noteAddress, placeOfAddress, type InnerPlace } from '#lib/values/note-address.ts'

/** Words behind `[[`, for which notes are suggested. */
export interface Wanted {
  readonly from: number
  readonly to: number
  readonly query: string
}

interface SuggestState {
  readonly wanted: Wanted | null
  /** Escape was pressed for the brackets at this position. */
  readonly dismissed: number | null
}

export interface SuggestOptions {
  /** What the open list does with a key; false where it leaves it to the text. */
  readonly onKey: (key: string) => boolean
  /** A link to another note or to a second of a lecture was pressed. */
  readonly open: (place: InnerPlace) => void
}

export const suggestKey = new PluginKey<SuggestState>('note-links')

function wantedAt(state: EditorState, dismissed: number | null): Wanted | null {
  const { $from, empty } = state.selection
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return null
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc')
  const query = /\[\[([^[\]\ufffc]{0,60})$/.exec(before)?.[1]
  if (query === undefined) return null
  const from = $from.pos - query.length - 2
  return from === dismissed ? null : { from, to: $from.pos, query }
}

/** Where the link at the cursor leads, else the first of its line. */
export function placeAt({ selection: { $from } }: Pick<EditorState, 'selection'>): InnerPlace | null {
  const leads = (node: ProseNode | null): InnerPlace | null =>
    placeOfAddress(node?.marks.find(mark => mark.type.name === 'link')?.attrs['href'])
  const at = leads($from.nodeBefore) ?? leads($from.nodeAfter)
  if (at) return at
  const all: InnerPlace[] = []
  $from.parent.descendants(node => void all.push(...[leads(node) ?? []].flat()))
  return all[0] ?? null
}

/** Puts the link in place of the brackets: its words are text like any other, its address names the note by its id. */
export function insertNoteLink(editor: Editor, { from, to }: Wanted, note: { id: string; title: string }): void {
  const marks = [{ type: 'link', attrs: { href: noteAddress(note.id) } }]
  editor
    .chain()
    .focus()
    .insertContentAt({ from, to }, [
      { type: 'text', text: note.title, marks },
      { type: 'text', text: ' ' }
    ])
    .run()
}

export function dismissSuggestion(editor: Editor, { from }: Wanted): void {
  editor.view.dispatch(editor.state.tr.setMeta(suggestKey, from))
}

export const NoteLinks = Extension.create<SuggestOptions>({
  name: 'noteLinks',
  priority: 1000,
  addOptions: () => ({ onKey: () => false, open: () => undefined }),
  addKeyboardShortcuts() {
    const { options } = this
    return {
      [editorKey(KEYS.link.follow[0])]: ({ editor }) => {
        const place = placeAt(editor.state)
        if (place) options.open(place)
        return place !== null
      }
    }
  },
  addProseMirrorPlugins() {
    const { options } = this
    return [
      new Plugin<SuggestState>({
        key: suggestKey,
        state: {
          init: () => ({ wanted: null, dismissed: null }),
          apply: (tr, previous, _before, state) => {
            const left: unknown = tr.getMeta(suggestKey)
            const dismissed = typeof left === 'number' ? left : previous.dismissed
            // It opens by typing only: moving the cursor behind old brackets must not open it.
            if (!tr.docChanged && !previous.wanted) return { wanted: null, dismissed }
            return { wanted: wantedAt(state, dismissed), dismissed }
          }
        },
        props: {
          handleKeyDown: (view, event) => {
            if (!suggestKey.getState(view.state)?.wanted || event.isComposing) return false
            return options.onKey(event.key)
          },
          handleClick: (_view, _position, event) => {
            const link = event.target instanceof Element ? event.target.closest('a') : null
            const place = placeOfAddress(link?.getAttribute('href'))
            if (place === null) return false
            event.preventDefault()
            options.open(place)
            return true
          }
        }
      })
    ]
  }
})
