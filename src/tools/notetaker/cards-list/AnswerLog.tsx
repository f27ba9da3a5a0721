import type { ReactNode } from 'react'
import type { CardHistory } from '#data/read/cards/history.ts'
import { m } from '#messages/generated/messages.js'

const GRADES = {
  1: m.cards_review_grade_1,
  2: m.cards_review_grade_2,
  3: m.cards_review_grade_3,
  4: m.cards_review_grade_4
} as const

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const dayOf = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

/** Every answer to a card, those taken back among them. */
export function AnswerLog({ history: { card, reviews, there } }: { readonly history: CardHistory }): ReactNode {
  return (
    <section aria-label={m.collection_card_history()}>
      <h3 className="cl-part">{m.collection_card_history()}</h3>
      <p className="hint">
        {m.collection_card_made({ date: dayOf.format(new Date(card.createdAt)) })}
        {card.schedule.lapses > 0 && ` · ${m.collection_card_lapses({ count: card.schedule.lapses })}`}
      </p>
      {reviews.length + there.length === 0 ? (
        <p className="hint">{m.collection_card_history_none()}</p>
      ) : (
        <table className="cl-log">
          <thead>
            <tr>
              <th scope="col">{m.collection_card_history_columns()}</th>
              <th scope="col">{m.collection_card_history_grade()}</th>
              <th scope="col">{m.collection_card_history_time()}</th>
            </tr>
          </thead>
          <tbody>
            {reviews.map(({ id, reviewedAt, grade, durationMs, deletedAt }) => (
              <tr key={id}>
                <th scope="row">{when.format(new Date(reviewedAt))}</th>
                <td>
                  {GRADES[grade]()}
                  {deletedAt !== null && ` (${m.collection_card_undone()})`}
                </td>
                <td>{m.collection_card_took({ seconds: Math.round(durationMs / 1000) })}</td>
              </tr>
            ))}
            {there.map(({ at, grade, took }) => (
              <tr key={at}>
                <th scope="row">{when.format(new Date(at))}</th>
                <td>
                  {GRADES[grade]()} ({m.collection_card_elsewhere()})
                </td>
                <td>{m.collection_card_took({ seconds: Math.round(took / 1000) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
