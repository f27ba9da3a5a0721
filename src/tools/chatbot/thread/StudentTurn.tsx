import { useState, type ReactNode } from 'react'
import { ASK_LONGEST } from '#config/ai.ts'
import type { Turn } from '#contract/entities.ts'
import { m } from '#messages/generated/messages.js'
import { eventIn } from '#tools/chatbot/dialogue/dialogue-turn.ts'
import { headingIn } from '#tools/chatbot/talk/talk.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'

interface EditProps {
  readonly text: string
  readonly onSave: (text: string) => void
  readonly onCancel: () => void
}

function Edit({ text: before, onSave, onCancel }: EditProps): ReactNode {
  const [text, setText] = useState(before)
  const isFit = text.trim() !== '' && text.length <= ASK_LONGEST
  return (
    <form
      className="cb-edit"
      onSubmit={event => {
        event.preventDefault()
        if (isFit) onSave(text)
      }}
    >
      <TextField
        // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the student has just asked to change these words
        autoFocus
        label={m.chat_edit_label()}
        rows={2}
        value={text}
        onChange={setText}
        onKeyDown={event => {
          if (event.key === 'Escape') onCancel()
        }}
        hint={m.chat_edit_hint()}
      />
      <div className="cb-row">
        <Button kind="ink-small" type="submit" isDisabled={!isFit}>
          {m.chat_edit_save()}
        </Button>
        <Button kind="quiet" onPress={onCancel}>
          {m.chat_cancel()}
        </Button>
      </div>
    </form>
  )
}

export interface StudentTurnProps {
  readonly turn: Turn
  readonly isBusy: boolean
  readonly onEdit: (text: string) => void
  readonly branches: ReactNode
}

/** What the student said, as it was typed; another wording begins a branch. */
export function StudentTurn({ turn, isBusy, onEdit, branches }: StudentTurnProps): ReactNode {
  const [isEditing, setEditing] = useState(false)
  const isPress = eventIn(turn) !== null || headingIn(turn) !== null
  return (
    <section className="cb-turn" aria-label={m.chat_you()}>
      <b aria-hidden="true">{m.chat_you()}</b>
      <div>
        {isEditing ? (
          <Edit
            text={turn.text}
            onCancel={() => setEditing(false)}
            onSave={text => {
              setEditing(false)
              if (text.trim() !== turn.text) onEdit(text)
            }}
          />
        ) : (
          <p className="cb-asked" dir="auto">
            {turn.text}
          </p>
        )}
        <div className="cb-foot">
          {!isEditing && !isPress && (
            <Button kind="quiet" isPending={isBusy} onPress={() => setEditing(true)}>
              {m.chat_edit()}
            </Button>
          )}
          {branches}
        </div>
      </div>
    </section>
  )
}
