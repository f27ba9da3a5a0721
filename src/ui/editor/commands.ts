import type { Editor } from '@tiptap/core'
import { m } from '#messages/generated/messages.js'

/** One thing a student can do to the block at hand, registered once for the toolbar and the slash menu. */
export interface BlockCommand {
  readonly id: string
  readonly name: () => string
  /** Other words under which the slash menu finds it. */
  readonly keywords: string
  readonly group: 'text' | 'list' | 'insert'
  readonly isActive?: (editor: Editor) => boolean
  readonly run: (editor: Editor, ask: Ask) => void
}

/** What a command needs from the screen around the editor. */
export interface Ask {
  picture: () => void
  formula: (display: boolean) => void
}

const heading = (level: 1 | 2 | 3, name: () => string): BlockCommand => ({
  id: `heading-${level}`,
  name,
  keywords: `h${level} title section`,
  group: 'text',
  isActive: editor => editor.isActive('heading', { level }),
  run: editor => editor.chain().focus().setHeading({ level }).run()
})

export const COMMANDS: readonly BlockCommand[] = [
  {
    id: 'paragraph',
    name: m.editor_paragraph,
    keywords: 'text plain',
    group: 'text',
    isActive: editor => editor.isActive('paragraph'),
    run: editor => editor.chain().focus().setParagraph().run()
  },
  heading(1, m.editor_heading_1),
  heading(2, m.editor_heading_2),
  heading(3, m.editor_heading_3),
  {
    id: 'bullets',
    name: m.editor_bullets,
    keywords: 'ul list points',
    group: 'list',
    isActive: editor => editor.isActive('bulletList'),
    run: editor => editor.chain().focus().toggleBulletList().run()
  },
  {
    id: 'numbers',
    name: m.editor_numbers,
    keywords: 'ol list steps',
    group: 'list',
    isActive: editor => editor.isActive('orderedList'),
    run: editor => editor.chain().focus().toggleOrderedList().run()
  },
  {
    id: 'tasks',
    name: m.editor_tasks,
    keywords: 'todo check list',
    group: 'list',
    isActive: editor => editor.isActive('taskList'),
    run: editor => editor.chain().focus().toggleTaskList().run()
  },
  {
    id: 'formula',
    name: m.editor_formula,
    keywords: 'maths math latex equation',
    group: 'insert',
    run: (_editor, ask) => ask.formula(true)
  },
  {
    id: 'inline-formula',
    name: m.editor_inline_formula,
    keywords: 'maths math latex equation symbol',
    group: 'insert',
    run: (_editor, ask) => ask.formula(false)
  },
  {
    id: 'table',
    name: m.editor_table,
    keywords: 'grid rows columns',
    group: 'insert',
    run: editor => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
  },
  {
    id: 'picture',
    name: m.editor_picture,
    keywords: 'image photo diagram',
    group: 'insert',
    run: (_editor, ask) => ask.picture()
  },
  {
    id: 'definition',
    name: m.editor_definition,
    keywords: 'define term meaning glossary word',
    group: 'insert',
    run: editor => {
      const { from } = editor.state.selection
      const term = m.editor_definition_term()
      // Written as a term and its meaning, so that cards, export and Markdown read it as they read any such line.
      editor
        .chain()
        .focus()
        .insertContent([
          { type: 'text', text: term, marks: [{ type: 'bold' }] },
          { type: 'text', text: ': ' }
        ])
        .setTextSelection({ from, to: from + term.length })
        .run()
    }
  },
  {
    id: 'callout',
    name: m.editor_callout,
    keywords: 'important box note remember',
    group: 'insert',
    isActive: editor => editor.isActive('callout'),
    run: editor => editor.chain().focus().toggleCallout().run()
  },
  {
    id: 'quote',
    name: m.editor_quote,
    keywords: 'blockquote source',
    group: 'insert',
    isActive: editor => editor.isActive('blockquote'),
    run: editor => editor.chain().focus().toggleBlockquote().run()
  },
  {
    id: 'code',
    name: m.editor_code_block,
    keywords: 'program',
    group: 'insert',
    isActive: editor => editor.isActive('codeBlock'),
    run: editor => editor.chain().focus().toggleCodeBlock().run()
  },
  {
    id: 'divider',
    name: m.editor_divider,
    keywords: 'line rule hr',
    group: 'insert',
    run: editor => editor.chain().focus().setHorizontalRule().run()
  }
]

/** The commands whose name or keywords hold every word of `query`, those that begin with it first. */
export function findCommands(query: string): readonly BlockCommand[] {
  const wanted = query.trim().toLowerCase()
  const begins = (command: BlockCommand): boolean => command.name().toLowerCase().startsWith(wanted)
  return COMMANDS.filter(command =>
    wanted.split(/\s+/).every(word => `${command.name()} ${command.keywords}`.toLowerCase().includes(word))
  ).toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
}
