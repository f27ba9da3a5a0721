import type { ReactNode } from 'react'
import type { Passage } from '#contract/engine/ask.ts'
import { m } from '#messages/generated/messages.js'
import { Button } from '#ui/Button.tsx'

export interface WithheldProps {
  readonly passages: readonly Passage[]
  readonly isBusy: boolean
  readonly onSend: () => void
}

/** What of the notes was kept from the model, and the way to send it all the same. */
export function Withheld({ passages, isBusy, onSend }: WithheldProps): ReactNode {
  return (
    <div className="cb-cut">
      <p className="cb-small">{m.chat_withheld({ count: passages.length })}</p>
      {passages.map(({ title, span }) => (
        <blockquote key={`${span.blockId} ${span.quote}`} className="cb-small" dir="auto">
          “{span.quote}” · {title || m.chat_untitled()}
        </blockquote>
      ))}
      <Button kind="quiet" isPending={isBusy} onPress={onSend}>
        {m.chat_withheld_send()}
      </Button>
    </div>
  )
}
