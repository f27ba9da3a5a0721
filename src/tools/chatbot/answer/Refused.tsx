import type { ReactNode } from 'react'
import type { ChatPiece, TurnExtras } from '#contract/chat.ts'
import type { NearHeading } from '#contract/engine/ask.ts'
import type { EngineName } from '#contract/engine/engine.ts'
import { m } from '#messages/generated/messages.js'
import { Button } from '#ui/Button.tsx'

export type Refusal = Extract<ChatPiece, { kind: 'refused' }>

/** Why there is no answer. Where no notes were to be asked, they cannot be what does not say it. */
export function refusedWords(engine: EngineName | null, { again, without }: TurnExtras): string {
  if (without === true)
    return engine?.kind === 'model' ? m.chat_refused_model({ name: engine.name }) : m.chat_refused_without()
  return again === true ? m.chat_no_other() : m.chat_refused()
}

/** The nearest headings, to press: what stands under each is said next. */
export function NearHeadings({ headings = [], onHeading }: Pick<Refusal, 'headings'> & OnHeading): ReactNode {
  if (headings.length === 0 || !onHeading) return null
  return (
    <>
      <p className="cb-small">{m.chat_refused_near()}</p>
      <ul className="cb-near">
        {headings.map(one => (
          <li key={`${one.sourceId} ${one.heading}`}>
            <Button onPress={() => onHeading(one)}>
              {one.heading === '' || one.heading === one.title
                ? one.title || m.chat_untitled()
                : m.chat_where({ title: one.title || m.chat_untitled(), heading: one.heading })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

export interface OnHeading {
  readonly onHeading?: ((heading: NearHeading) => void) | undefined
}
