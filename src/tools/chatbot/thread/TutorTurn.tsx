import type { ReactNode } from 'react'
import type { ChatPiece } from '#contract/chat.ts'
import type { Passage } from '#contract/engine/ask.ts'
import type { Turn } from '#contract/entities.ts'
import { engineOf, extrasOf, piecesOf } from '#data/read/chat/turn-text.ts'
import { m } from '#messages/generated/messages.js'
import { Acts } from '#tools/chatbot/acts/Acts.tsx'
import { Answer } from '#tools/chatbot/answer/Answer.tsx'
import { engineAlone, engineWords } from '#tools/chatbot/answer/engine-words.ts'
import { NearHeadings, type OnHeading } from '#tools/chatbot/answer/Refused.tsx'
import { CareLink } from '#tools/chatbot/care/CareLink.tsx'
import { dialogueIn, quotedAfterIn, saysIn } from '#tools/chatbot/dialogue/dialogue-turn.ts'
import { Withheld } from '#tools/chatbot/answer/Withheld.tsx'
import { Passages } from '#tools/chatbot/answer/Passages.tsx'
import { Button } from '#ui/Button.tsx'

function endWords(turn: Turn, reason: string | undefined): string | null {
  if (turn.status === 'stopped') return m.chat_was_stopped()
  if (turn.status === 'whole') return null
  return reason === undefined ? m.chat_was_cut() : m.chat_was_cut_because({ reason })
}

/** Who spoke, under every turn: of a round also how it looks at answers. */
function engineLine(turn: Turn, pieces: readonly ChatPiece[]): string {
  if (dialogueIn(turn) !== null) return m.chat_by_round()
  return saysIn(turn) === null ? engineWords(engineOf(turn), pieces) : engineAlone(engineOf(turn))
}

const asLine = (line: string, at: number): ReactNode => (
  <p key={at} className="cb-text" dir="auto">
    {line}
  </p>
)

interface TutorLinesProps {
  /** Of its lines so many stand before the quotes; all where it is not told. */
  readonly quotedAfter: number | undefined
  readonly lines: readonly string[]
  readonly passages: readonly Passage[]
  readonly isRound: boolean
  readonly near: ReactNode
}

/** What was said line by line: a step of a round of questions, whose quote comes with the answer, or an act. */
function TutorLines({ quotedAfter, lines, passages, isRound, near }: TutorLinesProps): ReactNode {
  return (
    <>
      {lines.slice(0, quotedAfter).map(asLine)}
      {passages.length > 0 && (
        <Passages
          title={isRound && quotedAfter === undefined ? m.chat_round_source() : m.chat_talk_quoted()}
          passages={passages}
        />
      )}
      {quotedAfter !== undefined && lines.slice(quotedAfter).map(asLine)}
      {near}
    </>
  )
}

export interface TutorTurnProps extends OnHeading {
  readonly turn: Turn
  readonly isBusy: boolean
  readonly onAgain: () => void
  /** Again, with what was kept from the model. */
  readonly onQuoted: () => void
  readonly branches: ReactNode
  /** What it answers. */
  readonly question: string
}

/** An answer with its quotes, who gave it, and what can be done with it. */
export function TutorTurn({
  turn,
  isBusy,
  onAgain,
  onQuoted,
  branches,
  question,
  onHeading
}: TutorTurnProps): ReactNode {
  const { pieces, rest } = piecesOf(turn)
  const { fallback, partial, reason, warnings, withheld } = extrasOf(turn)
  const says = saysIn(turn)
  const passages = pieces.flatMap(piece => (piece.kind === 'refused' ? [] : piece.passages))
  const end = endWords(turn, reason)
  const refused = pieces.find(piece => piece.kind === 'refused')
  const isRefusal = refused !== undefined && passages.length === 0
  const near = refused && <NearHeadings {...refused} onHeading={isBusy ? undefined : onHeading} />
  return (
    <section className="cb-turn" aria-label={m.chat_tutor()} data-turn={turn.id}>
      <b aria-hidden="true">{m.chat_tutor()}</b>
      <div>
        {fallback && (
          <p className="cb-small cb-cut">{m.engine_fallback({ name: fallback.model, reason: fallback.reason })}</p>
        )}
        {fallback && partial !== undefined && (
          <p className="cb-small cb-cut">{m.chat_cut_words({ name: fallback.model, words: partial })}</p>
        )}
        {says ? (
          <TutorLines
            quotedAfter={quotedAfterIn(turn)}
            lines={says}
            passages={passages}
            isRound={dialogueIn(turn) !== null}
            near={near}
          />
        ) : (
          <Answer
            engine={engineOf(turn)}
            pieces={pieces}
            words={rest}
            extras={extrasOf(turn)}
            question={question}
            {...(!isBusy && { onHeading })}
          />
        )}
        {withheld && <Withheld passages={withheld} isBusy={isBusy} onSend={onQuoted} />}
        <CareLink question={question} />
        {end !== null && <p className="cb-small cb-cut">{end}</p>}
        {warnings?.map(warning => (
          <p key={warning} className="cb-small">
            {warning}
          </p>
        ))}
        <p className="cb-small">{engineLine(turn, pieces)}</p>
        <div className="cb-foot">
          {says === null && (
            <Button kind="quiet" isPending={isBusy} onPress={onAgain}>
              {m.chat_again()}
            </Button>
          )}
          {branches}
          {says === null && !isRefusal && <Acts turn={turn} question={question} passages={passages} />}
        </div>
      </div>
    </section>
  )
}
