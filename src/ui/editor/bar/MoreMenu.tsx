import type { Editor } from '@tiptap/core'
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { m } from '#messages/generated/messages.js'
import { MARK_NAMES, MARKS, toggleMark, type Mark } from '#ui/editor/bar/marks.ts'
import { Ellipsis } from '#ui/icons.tsx'

interface MoreMenuProps {
  readonly editor: Editor
  readonly ref: Ref<HTMLButtonElement>
  readonly marks: readonly Mark[]
  readonly canRedo: boolean
  readonly onLink: () => void
  readonly onFind: () => void
}

/** Every way to format: at each width there is one place that has them all. */
export function MoreMenu({ editor, ref, marks, canRedo, onLink, onFind }: MoreMenuProps) {
  const acts: Readonly<Record<string, () => void>> = {
    redo: () => editor.chain().focus().redo().run(),
    link: onLink,
    find: onFind
  }
  return (
    <MenuTrigger>
      <Button ref={ref} className="end" aria-label={m.editor_more()}>
        <Ellipsis size={18} />
      </Button>
      <Popover className="editor-menu" placement="bottom end">
        <Menu
          aria-label={m.editor_more()}
          disabledKeys={canRedo ? [] : ['redo']}
          onAction={id => (id in MARK_NAMES ? toggleMark(editor, id as Mark) : acts[id]?.())}
        >
          <MenuSection aria-label={m.editor_marks()} selectionMode="multiple" selectedKeys={marks}>
            {MARKS.map(({ mark }) => (
              <MenuItem key={mark} id={mark}>
                {MARK_NAMES[mark]()}
              </MenuItem>
            ))}
          </MenuSection>
          <MenuSection aria-label={m.editor_more()}>
            <MenuItem id="link">{m.editor_link()}</MenuItem>
            <MenuItem id="redo">{m.editor_redo()}</MenuItem>
            <MenuItem id="find">{m.editor_find()}</MenuItem>
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
