import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { answerOf, questionOf, wantedWords } from '#domain/cards/card-sides.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { CardSegments } from '#tools/shared/cards/CardSegments.tsx'
import { SourceQuote } from '#tools/shared/cards/SourceQuote.tsx'
import { missedCards } from '#tools/notetaker/review/end/missed.ts'
import { $steps } from '#tools/notetaker/review/review.store.ts'

/** What to read once more: the missed cards, each with the sentence it comes from. */
export function Missed(): ReactNode {
  const cards = missedCards(useStore($steps))
  if (cards.length === 0) return null
  return (
    <section className="missed" aria-label={m.cards_review_missed()}>
      <h3 className="list-title">{m.cards_review_missed()}</h3>
      <ul className="card-list">
        {cards.map(card => (
          <li key={card.id}>
            <p className="side-question">
              <CardSegments segments={questionOf(card)} />
            </p>
            <p className="side-answer">
              <CardSegments segments={answerOf(card)} />
            </p>
            {card.noteId && (
              <p className="source">
                <a href={href('notetaker', { note: card.noteId })}>{m.cards_review_source()}</a>
                {card.source && (
                  <>
                    {': '}
                    <SourceQuote quote={card.source.quote} wanted={wantedWords(card)} />
                  </>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
