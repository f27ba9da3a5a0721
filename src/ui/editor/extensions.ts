import { TaskItem, TaskList } from '@tiptap/extension-list'
import { Table, TableKit } from '@tiptap/extension-table'
import { Placeholder } from '@tiptap/extensions'
import { StarterKit } from '@tiptap/starter-kit'
import type { AnyExtension } from '@tiptap/core'
import { BlockIds } from '#ui/editor/block-ids.ts'
import { Callout } from '#ui/editor/nodes/callout.ts'
import { Highlight } from '#ui/editor/nodes/highlight.ts'
import type { ImageViewOptions } from '#ui/editor/nodes/image-view.ts'
import { Subscript, Superscript } from '#ui/editor/nodes/script-marks.ts'
import { isSafeLink } from '#ui/editor/links.ts'
import { BlockMath, InlineMath } from '#ui/editor/nodes/math-nodes.ts'
import type { EditMath } from '#ui/editor/nodes/math-view.ts'
import { LeaveText } from '#ui/editor/nodes/leave-text.ts'
import { NoteImage } from '#ui/editor/nodes/note-image.ts'
import { tableView } from '#ui/editor/nodes/table-view.ts'

export interface SchemaOptions extends Partial<ImageViewOptions> {
  editMath?: EditMath
  labels?: {
    formula: (latex: string) => string
    task: (text: string) => string
    callout: string
    table: string
    placeholder: string
  }
}

/** The nodes and marks of a note: one list for the editor, the paste rules and the tests. */
export function noteExtensions(options: SchemaOptions = {}): AnyExtension[] {
  const { editMath = () => undefined, labels, url, words, onCard, onRead } = options
  const math = { edit: editMath, ...(labels && { label: labels.formula }) }
  return [
    StarterKit.configure({
      heading: { levels: [1, 2, 3] },
      // A trailing empty paragraph added on opening would look like an edit to the other device.
      trailingNode: false,
      dropcursor: { class: 'drop-cursor', color: false },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        isAllowedUri: isSafeLink,
        HTMLAttributes: { rel: 'noopener noreferrer nofollow', target: '_blank' }
      }
    }),
    TaskList,
    TaskItem.configure({
      nested: true,
      ...(labels && { a11y: { checkboxLabel: node => labels.task(node.textContent) } })
    }),
    TableKit.configure({ table: false }),
    Table.extend({ addNodeView: () => tableView(labels?.table ?? '') }).configure({ renderWrapper: true }),
    Highlight,
    Superscript,
    Subscript,
    Callout.configure({ label: labels?.callout ?? '' }),
    InlineMath.configure(math),
    BlockMath.configure(math),
    LeaveText,
    NoteImage.configure({
      ...(url && { url }),
      ...(words && { words }),
      ...(onCard && { onCard }),
      ...(onRead && { onRead })
    }),
    Placeholder.configure({ placeholder: labels?.placeholder ?? '' }),
    BlockIds
  ]
}
