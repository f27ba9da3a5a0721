import type { ReactNode } from 'react'
import type { UnderWay } from '#data/read/chat/turn-text.ts'
import { m } from '#messages/generated/messages.js'
import { refusedWords } from '#tools/chatbot/answer/Refused.tsx'
import { Answer } from '#tools/chatbot/answer/Answer.tsx'

/** The last whole sentence: what a screen reader is told while an answer is written. */
export function lastSentence({ pieces, engine, extras }: Pick<UnderWay, 'pieces' | 'engine' | 'extras'>): string {
  const last = pieces.at(-1)
  if (last?.kind === 'sentence') return last.text
  if (last?.kind === 'closest') return m.chat_closest()
  return last?.kind === 'refused' ? refusedWords(engine, extras) : ''
}

/** An answer is on its way and nothing of it is there. */
export function Looking(): ReactNode {
  return (
    <p className="cb-small cb-row" role="status">
      {m.chat_looking()}
    </p>
  )
}

interface WritingProps {
  readonly now: UnderWay
  /** What it answers. */
  readonly question: string
}

/** An answer while it is being written, here or in another tab. */
export function Writing({ now, question }: WritingProps): ReactNode {
  const { fallback } = now.extras
  const hasBegun = now.pieces.length > 0 || now.words !== ''
  return (
    <section className="cb-turn" aria-label={m.chat_tutor()} aria-busy="true">
      <b aria-hidden="true">{m.chat_tutor()}</b>
      <div>
        {fallback && (
          <p className="cb-small cb-cut">{m.engine_fallback({ name: fallback.model, reason: fallback.reason })}</p>
        )}
        <Answer engine={now.engine} pieces={now.pieces} words={now.words} extras={now.extras} question={question} />
        {!hasBegun && <p className="cb-small">{m.chat_looking()}</p>}
      </div>
    </section>
  )
}
