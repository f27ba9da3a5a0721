import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { saveLineDraft, type LineDraft } from '#data/write/lecture/lines.ts'
import { clockTime } from '#domain/lecture/files/times.ts'
import { m } from '#messages/generated/messages.js'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { useSavedTyping } from '#tools/shared/saving/saved-typing.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'

export interface Typed {
  readonly read: () => LineDraft | null
  readonly write: (draft: LineDraft | null) => void
}

export function typedLetters(): Typed {
  let latest: LineDraft | null = null
  return { read: () => latest, write: draft => void (latest = draft) }
}

export interface LineEditorProps {
  readonly recordingId: string
  readonly draft: LineDraft
  /** What was typed in the editor whose place this one takes: a new answer may have moved the line. */
  readonly typed: Typed
  readonly onKeep: (draft: LineDraft) => Promise<void>
  readonly onClose: () => void
}

/** One line at a time; what is typed lies on the device until it is kept or thrown away. */
export function LineEditor({ recordingId, draft, typed, onKeep, onClose }: LineEditorProps): ReactNode {
  const [now, setNow] = useState(() => {
    const left = typed.read()
    return left?.id === draft.id && left.from === draft.from ? left : draft
  })
  const typing = useSavedTyping<LineDraft>(value => saveLineDraft(recordingId, value))
  const change = (more: Partial<LineDraft>): void => {
    const next = { ...now, ...more }
    setNow(next)
    typed.write(next)
    typing.note(next)
  }
  const end = async (work: () => Promise<void>): Promise<void> => {
    typing.end()
    try {
      await work()
      await saveLineDraft(recordingId, null)
      typed.write(null)
      onClose()
    } catch (error) {
      typing.goOn()
      throw error
    }
  }
  const form = useRef<HTMLFormElement | null>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const cancel = (): void => void tryOrNotify(() => end(() => Promise.resolve()))
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') cancel()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
  }
  return (
    <form
      ref={form}
      className="tr-edit"
      onSubmit={event => {
        event.preventDefault()
        void tryOrNotify(() => end(() => onKeep(now)))
      }}
    >
      <TextField
        label={m.transcript_text_at({ time: clockTime(draft.from) })}
        rows={4}
        onKeyDown={key}
        value={now.text}
        onChange={text => change({ text })}
      />
      <TextField
        label={m.transcript_speaker()}
        maxLength={80}
        onKeyDown={key}
        value={now.speaker}
        onChange={speaker => change({ speaker })}
      />
      <div className="tr-acts">
        <Button kind="ink" type="submit">
          {m.transcript_keep()}
        </Button>
        <Button onPress={cancel}>{m.transcript_cancel()}</Button>
      </div>
    </form>
  )
}
