import type { Editor } from '@tiptap/core'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { m } from '#messages/generated/messages.js'
import { Table } from '#ui/icons.tsx'

const STEPS = [
  { id: 'row', name: m.editor_table_row, run: (editor: Editor) => editor.chain().focus().addRowAfter().run() },
  { id: 'column', name: m.editor_table_column, run: (editor: Editor) => editor.chain().focus().addColumnAfter().run() },
  {
    id: 'header',
    name: m.editor_table_header,
    run: (editor: Editor) => editor.chain().focus().toggleHeaderRow().run()
  },
  { id: 'no-row', name: m.editor_table_no_row, run: (editor: Editor) => editor.chain().focus().deleteRow().run() },
  {
    id: 'no-column',
    name: m.editor_table_no_column,
    run: (editor: Editor) => editor.chain().focus().deleteColumn().run()
  },
  { id: 'no-table', name: m.editor_table_no_table, run: (editor: Editor) => editor.chain().focus().deleteTable().run() }
] as const

/** Rows and columns, shown while the cursor is in a table. */
export function TableMenu({ editor }: { editor: Editor }) {
  return (
    <MenuTrigger>
      <Button>
        <Table size={18} />
        <span>{m.editor_table()}</span>
      </Button>
      <Popover className="editor-menu">
        <Menu aria-label={m.editor_table_menu()} onAction={id => void STEPS.find(step => step.id === id)?.run(editor)}>
          {STEPS.map(({ id, name }) => (
            <MenuItem key={id} id={id}>
              {name()}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
