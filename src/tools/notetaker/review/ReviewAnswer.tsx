import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import type { CardWithSchedule } from '#data/read/cards/cards.ts'
import { answerOf, extraOf, wantedWords } from '#domain/cards/card-sides.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { CardSegments } from '#tools/shared/cards/CardSegments.tsx'
import { CardText } from '#tools/shared/cards/CardText.tsx'
import { SideMedia } from '#tools/shared/cards/media/SideMedia.tsx'
import { useKeyHints } from '#tools/shared/keys/key-words.ts'
import { SourceQuote } from '#tools/shared/cards/SourceQuote.tsx'
import { HearCard } from '#tools/notetaker/lecture/hear/HearCard.tsx'
import { $place } from '#tools/notetaker/review/review-view.store.ts'

const PageOf = lazy(async () => {
  const { PageOf: Page } = await import('#tools/notetaker/pdf/PageOf.tsx')
  return { default: Page }
})

/** The sentence of the note is the answer itself: once is enough. */
function isSame(quote: string, answer: string): boolean {
  const bare = (words: string): string => words.trim().replace(/\.$/, '').toLocaleLowerCase()
  return bare(quote) === bare(answer)
}

function Source({ card }: { readonly card: CardWithSchedule }): ReactNode {
  const { note } = useStore($place)
  if (!card.noteId) return null
  return (
    <p className="source">
      {m.cards_review_source()}{' '}
      {note ? (
        <a href={href('notetaker', { note: note.id })}>{note.title || m.cards_review_note_untitled()}</a>
      ) : (
        m.cards_review_note_gone()
      )}
      {card.source && card.source.quote !== '' && !isSame(card.source.quote, wantedWords(card)) && (
        <>
          {': '}
          <SourceQuote quote={card.source.quote} wanted={wantedWords(card)} />
        </>
      )}
      {note && card.source && (
        <Suspense>
          <PageOf noteId={note.id} blockId={card.source.blockId} />
        </Suspense>
      )}
    </p>
  )
}

/** What stands below the dashed rule. */
export function ReviewAnswer({ card }: { readonly card: CardWithSchedule }): ReactNode {
  const answer = useRef<HTMLDivElement>(null)
  // A long question leaves the answer below the edge of a phone: it is brought into sight.
  useEffect(() => {
    answer.current?.focus({ preventScroll: true })
    answer.current?.scrollIntoView({ block: 'nearest' })
  }, [card])
  const play = useKeyHints('review')('play')
  const extra = extraOf(card)
  return (
    <div className="answer-side" role="group" aria-label={m.cards_review_answer()} tabIndex={-1} ref={answer}>
      <hr />
      {/* Of a choice the right option is marked where it stands. */}
      {answerOf(card).length > 0 && (
        <p className={card.kind === 'choice' ? 'hidden-text' : 'answer-words'}>
          <CardSegments segments={answerOf(card)} />
        </p>
      )}
      {/* The picture above has the answer, where its box has no name. */}
      {card.kind === 'cloze' && answerOf(card).length === 0 && <p className="answer-words">{m.occlusion_look()}</p>}
      {extra !== '' && (
        <p className="answer-extra" dir="auto">
          <CardText text={extra} />
        </p>
      )}
      <SideMedia media={card.backMedia} {...(card.backMedia?.sound && { hint: play })} />
      <Source card={card} />
      <HearCard card={card} />
    </div>
  )
}
