import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Passage } from '#contract/engine/ask.ts'
import type { Source } from '#contract/engine/engine.ts'
import { secondOfBlock } from '#domain/lecture/note/asked.ts'
import { m } from '#messages/generated/messages.js'
import { $beside } from '#tools/chatbot/answer/beside.store.ts'
import { citedTitle } from '#tools/chatbot/answer/cited-title.ts'
import { citedHref, placeOf } from '#tools/chatbot/answer/cited.ts'
import { $place } from '#tools/chatbot/chat.store.ts'
import { useSources } from '#tools/chatbot/answer/sources.ts'

/** Blocks of the note before and after the quoted one. */
const AROUND = 2

function Around({ source, passage }: { readonly source: Source; readonly passage: Passage }): ReactNode {
  const place = placeOf(source, passage)
  if (place.state !== 'there')
    return (
      <>
        <p>{m.chat_changed()}</p>
        <p className="cb-quote" dir="auto">
          <q>{passage.span.quote}</q>
        </p>
      </>
    )
  const at = source.blocks.indexOf(place.block)
  return source.blocks.slice(Math.max(0, at - AROUND), at + AROUND + 1).map(block => {
    const { id, text, kind } = block
    const isIt = block === place.block
    return (
      <p key={id} className={kind === 'heading' ? 'cb-beside-heading' : undefined} dir="auto">
        {isIt ? text.slice(0, place.start) : text}
        {isIt && <mark>{text.slice(place.start, place.end)}</mark>}
        {isIt && text.slice(place.end)}
      </p>
    )
  })
}

/** The note around the quote the student looked up, or around the first of the last answer. */
export function BesideNote({ first }: { readonly first: Passage | null }): ReactNode {
  const passage = useStore($beside)?.passage ?? first
  const sources = useSources()
  const { thread } = useStore($place)
  if (!passage) return <p className="hint">{m.chat_beside_none()}</p>
  const source = sources?.get(passage.sourceId)
  if (!source) return <p className="hint">{sources ? m.chat_gone() : m.chat_beside_loading()}</p>
  return (
    <>
      <h3 className="cb-beside-title" dir="auto">
        {citedTitle(passage) || m.chat_untitled()}
      </h3>
      <Around source={source} passage={passage} />
      <p className="cb-small">
        <a href={citedHref(passage, placeOf(source, passage), thread)}>
          {secondOfBlock(passage.span.blockId) === null ? m.chat_open_note() : m.chat_open_lecture()}
        </a>
      </p>
    </>
  )
}
