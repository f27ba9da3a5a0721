import { Extension } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import type { EditorState } from '@tiptap/pm/state'
import { findCommands } from '#ui/editor/commands.ts'
import type { Ask, BlockCommand } from '#ui/editor/commands.ts'

/** The slash menu: open where the student types `/` at the start of a line or after a space. */
export interface Slash {
  readonly from: number
  readonly to: number
  readonly query: string
  readonly commands: readonly BlockCommand[]
  readonly chosen: number
}

interface SlashState {
  readonly menu: Slash | null
  /** Escape was pressed for the slash at this position. */
  readonly dismissed: number | null
}

export const slashKey = new PluginKey<SlashState>('slash')
type Meta = { readonly choose: number } | { readonly dismiss: number }

function menuAt(state: EditorState, dismissed: number | null): Slash | null {
  const { $from, empty } = state.selection
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return null
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc')
  const match = /(?:^|\s)\/([\p{L}\p{N} ]{0,20})$/u.exec(before)
  if (!match) return null
  const query = match[1] ?? ''
  const from = $from.pos - query.length - 1
  if (from === dismissed || /^\s|\s\s/.test(query)) return null
  const commands = findCommands(query)
  // Several words after a slash are text; one that names nothing is told so.
  if (commands.length === 0 && query.includes(' ')) return null
  return { from, to: $from.pos, query, commands, chosen: 0 }
}

export function runSlash(editor: Editor, menu: Slash, index: number, ask: Ask): void {
  const command = menu.commands[index]
  if (!command) return
  editor.chain().focus().deleteRange(menu).run()
  command.run(editor, ask)
}

export const SlashMenu = Extension.create<{ ask: Ask }>({
  name: 'slashMenu',
  priority: 1000,
  addOptions: () => ({ ask: { picture: () => undefined, formula: () => undefined } }),
  addProseMirrorPlugins() {
    const { editor, options } = this
    return [
      new Plugin<SlashState>({
        key: slashKey,
        state: {
          init: () => ({ menu: null, dismissed: null }),
          apply: (tr, previous, _before, state) => {
            const meta = tr.getMeta(slashKey) as Meta | undefined
            if (meta && 'choose' in meta && previous.menu)
              return { ...previous, menu: { ...previous.menu, chosen: meta.choose } }
            const dismissed = meta && 'dismiss' in meta ? meta.dismiss : previous.dismissed
            // It opens by typing only: moving the cursor behind an old slash must not open it.
            if (!tr.docChanged && !previous.menu) return { menu: null, dismissed }
            return { menu: menuAt(state, dismissed), dismissed }
          }
        },
        props: {
          handleKeyDown: (view, event) => {
            const menu = slashKey.getState(view.state)?.menu
            if (!menu || event.isComposing) return false
            const choose = (index: number): boolean => {
              const count = menu.commands.length
              view.dispatch(view.state.tr.setMeta(slashKey, { choose: (index + count) % count } satisfies Meta))
              return true
            }
            if (menu.commands.length === 0 && event.key !== 'Escape') return false
            if (event.key === 'ArrowDown') return choose(menu.chosen + 1)
            if (event.key === 'ArrowUp') return choose(menu.chosen - 1)
            if (event.key === 'Escape') {
              view.dispatch(view.state.tr.setMeta(slashKey, { dismiss: menu.from } satisfies Meta))
              return true
            }
            if (event.key !== 'Enter' && event.key !== 'Tab') return false
            runSlash(editor, menu, menu.chosen, options.ask)
            return true
          },
          attributes: (state): Record<string, string> => {
            const menu = slashKey.getState(state)?.menu
            const chosen = menu?.commands[menu.chosen]
            return chosen ? { 'aria-controls': 'slash-menu', 'aria-activedescendant': `slash-${chosen.id}` } : {}
          }
        }
      })
    ]
  }
})
