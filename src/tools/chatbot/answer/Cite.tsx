import { useStore } from '@nanostores/react'
import type { MouseEvent, ReactNode } from 'react'
import type { Passage } from '#contract/engine/ask.ts'
import { secondOfBlock } from '#domain/lecture/note/asked.ts'
import { m } from '#messages/generated/messages.js'
import { $beside, showBeside } from '#tools/chatbot/answer/beside.store.ts'
import { citedHref, keyOf, placeOf } from '#tools/chatbot/answer/cited.ts'
import { citedTitle } from '#tools/chatbot/answer/cited-title.ts'
import { $place } from '#tools/chatbot/chat.store.ts'
import { leftAt } from '#tools/chatbot/answer/left-at.ts'
import { useSources } from '#tools/chatbot/answer/sources.ts'

/** As wide as the second column needs: below it the note itself is opened. */
const WIDE = '(min-width: 64rem)'

/** A plain click on a wide screen shows the sentence beside the answer; any other follows the link. */
function look(event: MouseEvent<HTMLElement>, passage: Passage, thread: string | undefined): void {
  const isPlain = event.button === 0 && !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
  if (!isPlain) return
  const turn = event.currentTarget.closest<HTMLElement>('[data-turn]')?.dataset['turn']
  if (!matchMedia(WIDE).matches) {
    if (thread !== undefined && turn !== undefined) leftAt.keep(thread, turn)
    return
  }
  event.preventDefault()
  showBeside(passage)
}

export interface CiteProps {
  readonly passage: Passage
  readonly number: number
}

/** The number of a quote in an answer: opens the note at the sentence. */
export function Cite({ passage, number }: CiteProps): ReactNode {
  const sources = useSources()
  const { thread } = useStore($place)
  const isShown = useStore($beside)?.key === keyOf(passage)
  const place = placeOf(sources?.get(passage.sourceId), passage)
  const isSaid = secondOfBlock(passage.span.blockId) !== null
  const isLost = sources !== null && place.state !== 'there'
  return (
    <a
      className="cb-cite"
      href={citedHref(passage, place, thread)}
      aria-label={(isLost ? m.chat_cite_changed : m.chat_cite)({ number, title: citedTitle(passage) })}
      aria-current={isShown}
      data-lost={isLost}
      {...(!isSaid && { onClick: event => look(event, passage, thread) })}
    >
      {number}
    </a>
  )
}
