import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { KEYS } from '#lib/keys/key-table.ts'
import { editorKey } from '#lib/keys/editor-key.ts'

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), textarea, select, [tabindex="0"]'

/** What the Tab key would reach beside the text, not within it: a formula or a box of a task is a stop of its own. */
export function beside(text: HTMLElement, isBack: boolean): HTMLElement | undefined {
  const where = isBack ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  const around = [...text.ownerDocument.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    one => !text.contains(one) && (text.compareDocumentPosition(one) & where) !== 0 && one.checkVisibility()
  )
  return isBack ? around.at(-1) : around[0]
}

/**
 * In a table and in a list Tab has its own work, as in other editors: after Escape it leaves the text for once, Shift Tab
 * backwards (WCAG 2.1.2).
 */
export const LeaveText = Extension.create<object, { isLeaving: boolean }>({
  name: 'leaveText',
  // What Escape closes comes before this.
  priority: 1,
  addStorage: () => ({ isLeaving: false }),
  addKeyboardShortcuts() {
    return {
      [editorKey(KEYS.writing.leave[0])]: () => {
        this.storage.isLeaving = true
        return false
      }
    }
  },
  addProseMirrorPlugins() {
    const { storage } = this
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown: (view, event) => {
              if (event.key === 'Escape' || event.key === 'Shift') return false
              const isOut = storage.isLeaving && event.key === 'Tab'
              storage.isLeaving = false
              if (!isOut) return false
              event.preventDefault()
              beside(view.dom, event.shiftKey)?.focus()
              return true
            }
          }
        }
      })
    ]
  }
})
