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
import { MARK_NAMES, MARKS, toggleMark } from '#ui/editor/bar/marks.ts'
import { MoreMenu } from '#ui/editor/bar/MoreMenu.tsx'
import { LinkField } from '#ui/editor/LinkField.tsx'
import type { NoteEditorProps } from '#ui/editor/note-editor-props.ts'
import { phraseAt } from '#ui/editor/phrase-at.ts'
import { TableMenu } from '#ui/editor/TableMenu.tsx'
import { Bold, CardStack, ChevronDown, Highlighter, Italic, Link, Plus, Redo2, Underline, Undo2 } from '#ui/icons.tsx'

/** In the bar where there is room; the menu at its end has them all, and those that are seldom wanted. */
const BAR = [
  { mark: 'bold', Icon: Bold, room: 'most' },
  { mark: 'italic', Icon: Italic, room: 'roomy' },
  { mark: 'underline', Icon: Underline, room: 'wide' },
  { mark: 'highlight', Icon: Highlighter, room: '' }
] as const

interface ToolbarProps {
  readonly editor: Editor
  readonly ask: Ask
  readonly onPhrase: NoteEditorProps['onPhrase']
  readonly onFind: () => void
}

/** Above the note in one row: what does not fit is in the menu at its end, which has every way to format. */
export function Toolbar({ editor, ask, onPhrase, onFind }: ToolbarProps) {
  const more = useRef<HTMLButtonElement>(null)
  const [isLinking, setLinking] = useState(false)
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      marks: MARKS.filter(({ mark }) => current.isActive(mark)).map(({ mark }) => mark),
      block: COMMANDS.find(command => command.group !== 'insert' && command.isActive?.(current))?.name() ?? null,
      isLink: current.isActive('link'),
      hasPhrase: phraseAt(current.state) !== null,
      isTable: current.isActive('table'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo()
    })
  })
  return (
    <AriaToolbar
      className={state.isTable ? 'editor-toolbar in-table' : 'editor-toolbar'}
      aria-label={m.editor_toolbar()}
    >
      <History editor={editor} canUndo={state.canUndo} canRedo={state.canRedo} />
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
      {state.isTable && <TableMenu editor={editor} />}
      <Separator orientation="vertical" />
      <Group className="marks" aria-label={m.editor_marks()}>
        {BAR.map(({ mark, Icon, room }) => (
          <ToggleButton
            key={mark}
            className={room}
            aria-label={MARK_NAMES[mark]()}
            isSelected={state.marks.includes(mark)}
            onChange={() => toggleMark(editor, mark)}
          >
            <Icon size={18} />
          </ToggleButton>
        ))}
        <ToggleButton
          className="wide"
          aria-label={m.editor_link()}
          isSelected={state.isLink}
          onChange={() => setLinking(true)}
        >
          <Link size={18} />
        </ToggleButton>
      </Group>
      {onPhrase && <PhraseButton editor={editor} isDisabled={!state.hasPhrase} onPhrase={onPhrase} />}
      <MoreMenu
        editor={editor}
        ref={more}
        marks={state.marks}
        canRedo={state.canRedo}
        onLink={() => setLinking(true)}
        onFind={onFind}
      />
      {isLinking && <LinkField editor={editor} anchor={more} onClose={() => setLinking(false)} />}
    </AriaToolbar>
  )
}

interface HistoryProps {
  readonly editor: Editor
  readonly canUndo: boolean
  readonly canRedo: boolean
}

function History({ editor, canUndo, canRedo }: HistoryProps) {
  return (
    <Group aria-label={m.editor_history()}>
      <Button aria-label={m.editor_undo()} isDisabled={!canUndo} onPress={() => editor.chain().focus().undo().run()}>
        <Undo2 size={18} />
      </Button>
      <Button
        className="roomy"
        aria-label={m.editor_redo()}
        isDisabled={!canRedo}
        onPress={() => editor.chain().focus().redo().run()}
      >
        <Redo2 size={18} />
      </Button>
    </Group>
  )
}

interface PhraseButtonProps {
  readonly editor: Editor
  readonly isDisabled: boolean
  readonly onPhrase: NonNullable<NoteEditorProps['onPhrase']>
}

function PhraseButton({ editor, isDisabled, onPhrase }: PhraseButtonProps) {
  return (
    <Button
      className="phrase"
      aria-label={m.editor_phrase_card()}
      isDisabled={isDisabled}
      onPress={() => {
        const phrase = phraseAt(editor.state)
        if (phrase) onPhrase(phrase)
      }}
    >
      <CardStack size={18} />
      <span className="phrase-name">{m.editor_phrase_card()}</span>
    </Button>
  )
}
