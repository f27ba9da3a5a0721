import type { ReactNode } from 'react'
import type { Dialogue, DialogueEvent } from '#domain/dialogue/dialogue.ts'
import { m } from '#messages/generated/messages.js'
import { Button } from '#ui/Button.tsx'

export interface DialogueButtonsProps {
  readonly state: Dialogue
  readonly isBusy: boolean
  /** The event, and what is written for it in the conversation. */
  readonly onEvent: (event: DialogueEvent, words: string) => void
}

/** What the student can do besides writing an answer. */
export function DialogueButtons({ state: { now }, isBusy, onEvent }: DialogueButtonsProps): ReactNode {
  if (!now) return null
  const button = (event: DialogueEvent, words: string, kind: 'plain' | 'ink-small' = 'plain'): ReactNode => (
    <Button key={words} kind={kind} isPending={isBusy} onPress={() => onEvent(event, words)}>
      {words}
    </Button>
  )
  if (now.phase === 'waiting')
    return (
      <div className="cb-row">
        {!now.isRetry && button({ kind: 'hint' }, m.chat_round_hint())}
        {button({ kind: 'give-up' }, m.chat_round_show())}
        {button({ kind: 'skip' }, m.chat_round_skip())}
      </div>
    )
  return (
    <div className="cb-row">
      {button({ kind: 'next' }, m.chat_round_next(), 'ink-small')}
      {now.seen.map(({ verdict }, at) =>
        verdict === 'unsure' && now.accepted !== true
          ? button({ kind: 'count', at, isThere: true }, m.chat_round_count({ point: now.item.points[at] ?? '' }))
          : null
      )}
    </div>
  )
}
