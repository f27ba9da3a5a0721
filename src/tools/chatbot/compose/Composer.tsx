import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { ASK_LONGEST } from '#config/ai.ts'
import { m } from '#messages/generated/messages.js'
import { wordsFor } from '#stores/words.ts'
import { CareText } from '#tools/chatbot/care/CareText.tsx'
import { typeOn, withCare } from '#tools/chatbot/care/care.store.ts'
import type { Mode } from '#tools/chatbot/care/offered.ts'
import { draftOf } from '#tools/chatbot/compose/draft.ts'
import { actOn } from '#tools/shared/keys/use-keys.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'

/** From here on the length is said. */
const NEAR = ASK_LONGEST * 0.8

const figures = (count: number): string => count.toLocaleString('en-GB')

export interface ComposerProps {
  /** The conversation, or `new`. */
  readonly id: string
  readonly label: string
  /** Resolves when the words are on the device as a turn. */
  readonly onSend: (text: string, mode?: Mode) => Promise<unknown>
  /** An answer is on its way: the next question waits. */
  readonly isBusy?: boolean
  readonly onStop?: () => void
  /** On the button, where it is no question. */
  readonly send?: string
  /** Other ways to answer. */
  readonly above?: ReactNode
  /** Below the field, before the button. */
  readonly children?: ReactNode
}

/** Where the student writes. Enter sends, Shift and Enter begins a line; what is typed is kept on the device. */
export function Composer(props: ComposerProps): ReactNode {
  const { id, label, onSend, isBusy = false, onStop, send: sendWords, above, children } = props
  const [draft] = useState(() => draftOf(id))
  const text = useStore(draft.$text)
  const isKept = useStore(draft.$isKept)
  const [says, say] = useState('')
  const [isSending, setSending] = useState(false)
  const isStoppable = isBusy && onStop !== undefined
  const isLong = (text ?? '').length > ASK_LONGEST

  async function send(): Promise<void> {
    if (isSending || isBusy || text === null) return
    if (text.trim() === '') return say(m.chat_empty())
    if (isLong) return
    setSending(true)
    say('')
    try {
      const care = await withCare(text, async mode => {
        await onSend(text, mode)
        if (draft.$text.get() === text) await draft.clear()
      })
      if (care === 'crisis') await draft.clear()
    } catch (error) {
      say(wordsFor(error))
    }
    setSending(false)
  }

  const length = text === null || text.length < NEAR ? '' : { count: figures(text.length), limit: figures(ASK_LONGEST) }
  return (
    <form
      className="cb-say"
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <CareText />
      {above}
      <TextField
        label={label}
        rows={2}
        value={text ?? ''}
        isDisabled={text === null}
        onChange={next => {
          say('')
          typeOn()
          draft.type(next)
        }}
        onKeyDown={event => {
          actOn('chat', event, { send, line: () => false }, 'page')
        }}
        {...(isLong && length !== '' ? { error: m.chat_too_long({ ...length, count: (text ?? '').length }) } : {})}
      />
      <div className="cb-say-row">
        {children}
        <span className="cb-send">
          <span className="cb-small" role="status">
            {says !== '' ? says : !isLong && length !== '' ? m.chat_length(length) : null}
            {says === '' &&
              length === '' &&
              text !== null &&
              text !== '' &&
              (isKept ? m.chat_kept() : m.chat_keeping())}
          </span>
          {/* One button, so that the focus stays where it was. */}
          <Button
            kind={isStoppable ? 'plain' : 'ink-small'}
            type={isStoppable ? 'button' : 'submit'}
            isPending={isSending || (isBusy && !isStoppable)}
            {...(isStoppable && { onPress: onStop })}
          >
            {isStoppable ? m.chat_stop() : (sendWords ?? m.chat_send())}
          </Button>
        </span>
      </div>
    </form>
  )
}
