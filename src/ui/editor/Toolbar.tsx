import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Separator } from 'react-aria-components/Separator'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar'
import { m } from '#messages/generated/messages.js'
import { COMMANDS } from '#ui/editor/commands.ts'
import type { Ask } from '#ui/editor/commands.ts'
import { CommandMenu } from '#ui/editor/CommandMenu.tsx'
import { LinkField } from '#ui/editor/LinkField.tsx'
import type { NoteEditorProps } from '#ui/editor/note-editor-props.ts'
import { phraseAt } from '#ui/editor/phrase-at.ts'
import { TableMenu } from '#ui/editor/TableMenu.tsx'
import {
  Bold,
  ChevronDown,
  Code,
  Highlighter,
  Italic,
  Link,
  Plus,
  Redo2,
  Strikethrough,
  Subscript,
  Superscript,
  Underline,
  Undo2
} from '#ui/icons.tsx'

const MARKS = [
  { mark: 'bold', name: m.editor_bold, Icon: Bold, toggle: (editor: Editor) => editor.chain().focus().toggleBold() },
  {
    mark: 'italic',
    name: m.editor_italic,
    Icon: Italic,
    toggle: (editor: Editor) => editor.chain().focus().toggleItalic()
  },
  {
    mark: 'underline',
    name: m.editor_underline,
    Icon: Underline,
    toggle: (editor: Editor) => editor.chain().focus().toggleUnderline()
  },
  {
    mark: 'highlight',
    name: m.editor_highlight,
    Icon: Highlighter,
    toggle: (editor: Editor) => editor.chain().focus().toggleHighlight()
  },
  {
    mark: 'strike',
    name: m.editor_strike,
    Icon: Strikethrough,
    toggle: (editor: Editor) => editor.chain().focus().toggleStrike()
  },
  {
    mark: 'superscript',
    name: m.editor_superscript,
    Icon: Superscript,
    toggle: (editor: Editor) => editor.chain().focus().toggleSuperscript()
  },
  {
    mark: 'subscript',
    name: m.editor_subscript,
    Icon: Subscript,
    toggle: (editor: Editor) => editor.chain().focus().toggleSubscript()
  },
  { mark: 'code', name: m.editor_code, Icon: Code, toggle: (editor: Editor) => editor.chain().focus().toggleCode() }
] as const

interface ToolbarProps {
  readonly editor: Editor
  readonly ask: Ask
  readonly onPhrase: NoteEditorProps['onPhrase']
}

/** Above the note, in as many rows as the screen needs: nothing of it is out of sight. */
export function Toolbar({ editor, ask, onPhrase }: ToolbarProps) {
  const link = useRef<HTMLButtonElement>(null)
  const [isLinking, setLinking] = useState(false)
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      marks: MARKS.filter(({ mark }) => current.isActive(mark)).map(({ mark }) => mark as string),
      block: COMMANDS.find(command => command.group !== 'insert' && command.isActive?.(current))?.name() ?? null,
      isLink: current.isActive('link'),
      hasPhrase: phraseAt(current.state) !== null,
      isTable: current.isActive('table'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo()
    })
  })
  return (
    <AriaToolbar className="editor-toolbar" aria-label={m.editor_toolbar()}>
      <Group aria-label={m.editor_history()}>
        <Button
          aria-label={m.editor_undo()}
          isDisabled={!state.canUndo}
          onPress={() => editor.chain().focus().undo().run()}
        >
          <Undo2 size={18} />
        </Button>
        <Button
          aria-label={m.editor_redo()}
          isDisabled={!state.canRedo}
          onPress={() => editor.chain().focus().redo().run()}
        >
          <Redo2 size={18} />
        </Button>
      </Group>
      <Separator orientation="vertical" />
      <CommandMenu
        editor={editor}
        ask={ask}
        groups={['text', 'list']}
        label={m.editor_style({ name: state.block ?? m.editor_paragraph() })}
      >
        <span className="style-name">{state.block ?? m.editor_paragraph()}</span>
        <ChevronDown size={16} />
      </CommandMenu>
      <CommandMenu editor={editor} ask={ask} groups={['insert']} label={m.editor_insert()}>
        <Plus size={18} />
        <span className="insert-name">{m.editor_insert()}</span>
      </CommandMenu>
      {onPhrase && (
        <Button
          isDisabled={!state.hasPhrase}
          onPress={() => {
            const phrase = phraseAt(editor.state)
            if (phrase) onPhrase(phrase)
          }}
        >
          {m.editor_phrase_card()}
        </Button>
      )}
      {state.isTable && <TableMenu editor={editor} />}
      <Group aria-label={m.editor_marks()}>
        {MARKS.map(({ mark, name, Icon, toggle }) => (
          <ToggleButton
            key={mark}
            aria-label={name()}
            isSelected={state.marks.includes(mark)}
            onChange={() => void toggle(editor).run()}
          >
            <Icon size={18} />
          </ToggleButton>
        ))}
        <ToggleButton
          ref={link}
          aria-label={m.editor_link()}
          isSelected={state.isLink}
          onChange={() => setLinking(true)}
        >
          <Link size={18} />
        </ToggleButton>
      </Group>
      {isLinking && <LinkField editor={editor} anchor={link} onClose={() => setLinking(false)} />}
    </AriaToolbar>
  )
}
