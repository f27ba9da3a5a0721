import type { ReactNode } from 'react'
import type { ChatPiece, TurnExtras } from '#contract/chat.ts'
import type { EngineName } from '#contract/engine/engine.ts'
import { asksToo, isLow } from '#engine/care/low.ts'
import { m } from '#messages/generated/messages.js'
import { NearHeadings, refusedWords, type OnHeading } from '#tools/chatbot/answer/Refused.tsx'
import { Passages } from '#tools/chatbot/answer/Passages.tsx'
import { AnswerText } from '#tools/chatbot/answer/AnswerText.tsx'

export interface AnswerProps extends OnHeading {
  readonly engine: EngineName | null
  readonly pieces: readonly ChatPiece[]
  /** Words after the last whole sentence. */
  readonly words: string
  readonly extras: TurnExtras
  /** What it answers. */
  readonly question: string
}

/** An answer under way or whole: a model's words with their quotes, or the notes' own sentences, or that they say nothing. */
export function Answer({ engine, pieces, words, extras, question, onHeading }: AnswerProps): ReactNode {
  const sentences = pieces.filter(piece => piece.kind === 'sentence')
  const near = pieces.flatMap(piece => (piece.kind === 'closest' ? piece.passages : []))
  const refused = pieces.find(piece => piece.kind === 'refused')
  const isSad = refused !== undefined && sentences.length === 0 && isLow(question)
  const isAsked = !isSad || asksToo(question)
  const isModel = engine?.kind === 'model'
  return (
    <>
      {isModel ? (
        <AnswerText sentences={sentences} words={words} />
      ) : (
        sentences.length > 0 && (
          <Passages
            title={sentences.length === 1 ? m.chat_likely_one() : m.chat_likely()}
            passages={sentences.flatMap(({ passages }) => passages)}
          />
        )
      )}
      {near.length > 0 && <Passages title={m.chat_closest()} passages={near} />}
      {refused && (
        <>
          {isSad && <p className="cb-text">{m.care_low()}</p>}
          {isAsked && <p className="cb-text">{refusedWords(engine, extras)}</p>}
          {isAsked && <NearHeadings {...refused} onHeading={onHeading} />}
        </>
      )}
    </>
  )
}
