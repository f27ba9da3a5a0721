import type { ReactNode } from 'react'
import type { Passage } from '#contract/engine/ask.ts'
import { secondOfBlock } from '#domain/lecture/note/asked.ts'
import { m } from '#messages/generated/messages.js'
import { Cite } from '#tools/chatbot/answer/Cite.tsx'
import { inReadingOrder, keyOf, onceEach, placeOf } from '#tools/chatbot/answer/cited.ts'
import { citedTitle } from '#tools/chatbot/answer/cited-title.ts'
import { useSources } from '#tools/chatbot/answer/sources.ts'

export interface PassagesProps {
  readonly passages: readonly Passage[]
  /** What they are: likely to answer, or only near. */
  readonly title: string
}

/** Sentences of the notes, word for word, in the order in which they stand there, each under its note and heading. */
export function Passages({ passages, title }: PassagesProps): ReactNode {
  const sources = useSources()
  const ordered = inReadingOrder(onceEach(passages), sources ?? new Map())
  return (
    <>
      <p className="cb-label">{title}</p>
      <ol className="cb-passages">
        {ordered.map((passage, at) => {
          const { state } = placeOf(sources?.get(passage.sourceId), passage)
          const isSaid = secondOfBlock(passage.span.blockId) !== null
          const isFirst =
            isSaid || passage.heading !== ordered[at - 1]?.heading || passage.sourceId !== ordered[at - 1]?.sourceId
          return (
            <li key={keyOf(passage)}>
              {isFirst && (
                <p className="cb-where" dir="auto">
                  {isSaid || passage.heading === '' || passage.heading === passage.title
                    ? citedTitle(passage)
                    : m.chat_where({ title: passage.title, heading: passage.heading })}
                </p>
              )}
              <p className="cb-quote" dir="auto">
                <q>{passage.span.quote}</q> <Cite passage={passage} number={at + 1} />
              </p>
              {sources !== null && state !== 'there' && (
                <p className="cb-small">{state === 'changed' ? m.chat_changed() : m.chat_gone()}</p>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}
