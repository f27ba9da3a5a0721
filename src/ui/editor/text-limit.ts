import { Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { textSize } from '#ui/editor/text-size.ts'

interface LimitOptions {
  characters: number
  /** Told once for each change that was refused. */
  refused: () => void
}

/** A note does not grow beyond its limit; making it smaller always works. */
export const TextLimit = Extension.create<LimitOptions>({
  name: 'textLimit',
  addOptions: () => ({ characters: Infinity, refused: () => undefined }),
  addProseMirrorPlugins() {
    const { characters, refused } = this.options
    return [
      new Plugin({
        key: new PluginKey('textLimit'),
        filterTransaction: (tr, state) => {
          // Positions count every character, so a small document needs no exact measure.
          if (!tr.docChanged || tr.doc.content.size < characters / 2) return true
          if (tr.doc.content.size <= state.doc.content.size) return true
          const allowed = textSize(tr.doc) <= characters
          if (!allowed) refused()
          return allowed
        }
      })
    ]
  }
})
