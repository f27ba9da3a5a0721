import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { CardWithSchedule } from '#data/read/cards/cards.ts'
import { isAskable } from '#domain/cards/askable.ts'
import { plainQuestion, questionOf } from '#domain/cards/card-sides.ts'
import { m } from '#messages/generated/messages.js'
import { CardForm } from '#tools/shared/cards/CardForm.tsx'
import { draftOf } from '#tools/shared/cards/card-draft.ts'
import { CardAnswer } from '#tools/shared/cards/CardPreview.tsx'
import { CardSegments } from '#tools/shared/cards/CardSegments.tsx'
import { FrontMedia } from '#tools/shared/cards/occlusion/FrontMedia.tsx'
import { $chosenCard, chooseCard } from '#tools/notetaker/cards/chosen.store.ts'
import { DriftNote } from '#tools/notetaker/cards/DriftNote.tsx'
import { kindWords } from '#tools/shared/cards/card-words.ts'
import {
  type CardRow,
  $studyDay,
  changeCard,
  deleteCard,
  moveCards,
  resumeCard,
  suspendCard
} from '#tools/notetaker/cards/cards.store.ts'
import { dueWords } from '#tools/notetaker/cards/due-words.ts'
import { sentenceNow } from '#tools/notetaker/cards/drift.ts'
import { TopicField } from '#tools/shared/topics/TopicField.tsx'
import { Button } from '#ui/Button.tsx'

export interface CardRowViewProps {
  readonly row: CardRow
  readonly number: number
  /** The cards of the same idea, this one among them. */
  readonly siblings: readonly CardWithSchedule[]
}

function RowActions({ card, onEdit }: { readonly card: CardWithSchedule; readonly onEdit: () => void }): ReactNode {
  const front = plainQuestion(card)
  return (
    <div className="row-actions">
      <Button kind="quiet" aria-label={m.cards_row_edit_label({ front })} onPress={onEdit}>
        {m.cards_row_edit()}
      </Button>
      {card.suspended ? (
        <Button kind="quiet" aria-label={m.cards_row_resume_label({ front })} onPress={() => void resumeCard(card.id)}>
          {m.cards_row_resume()}
        </Button>
      ) : (
        <Button
          kind="quiet"
          aria-label={m.cards_row_suspend_label({ front })}
          onPress={() => void suspendCard(card.id)}
        >
          {m.cards_row_suspend()}
        </Button>
      )}
      <Button kind="quiet" aria-label={m.cards_row_delete_label({ front })} onPress={() => void deleteCard(card.id)}>
        {m.cards_row_delete()}
      </Button>
    </div>
  )
}

/** One card of the note. Chosen, it shows its answer and its sentence, which is marked in the note. */
export function CardRowView({ row, number, siblings }: CardRowViewProps): ReactNode {
  const [isEditing, setEditing] = useState(false)
  const today = useStore($studyDay)
  const isHere = useStore($chosenCard) === row.card.id
  const { card, drift, heading } = row
  const box = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isHere) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isHere])
  const now = new Date()
  return (
    <li
      ref={box}
      className="card-row"
      data-here={isHere || undefined}
      data-state={card.suspended ? 'suspended' : 'active'}
    >
      <span className="card-number figures" data-due={isAskable(card, now, today) || undefined} aria-hidden="true">
        {number}
      </span>
      <div>
        <button
          type="button"
          className="side-question"
          aria-expanded={isHere}
          onClick={() => chooseCard(isHere ? null : card.id)}
        >
          <CardSegments segments={questionOf(card)} />
        </button>
        {isEditing ? (
          <CardForm
            initial={draftOf(card)}
            isNew={false}
            keptAs={`card ${card.id}`}
            onSave={(draft, opened) => changeCard(siblings, card, draft, drift, opened).then(() => setEditing(false))}
            onCancel={() => setEditing(false)}
            more={
              card.subjectId !== null && (
                <TopicField
                  subjectId={card.subjectId}
                  topicId={card.topicId}
                  none={m.topic_as_note()}
                  onChange={topicId => moveCards(siblings, topicId)}
                />
              )
            }
          >
            {drift.kind === 'changed' && card.source && (
              <p className="source">
                {m.cards_form_drift()} <q dir="auto">{sentenceNow(card.source, drift.text)}</q>
              </p>
            )}
          </CardForm>
        ) : (
          isHere && <OpenCard row={row} onEdit={() => setEditing(true)} />
        )}
        <p className="cards-facts">
          <span>{drift.kind === 'changed' ? m.cards_drift_since() : heading || kindWords(card)}</span>
          {drift.kind === 'changed' && !isHere ? (
            <button type="button" className="quiet" onClick={() => chooseCard(card.id)}>
              {m.cards_drift_compare()}
            </button>
          ) : (
            <span className="figures">{dueWords(card, now, today)}</span>
          )}
        </p>
      </div>
    </li>
  )
}

/** The answer, the sentence it is from, as it was and as it is now, and what can be done. */
function OpenCard({ row, onEdit }: { readonly row: CardRow; readonly onEdit: () => void }): ReactNode {
  const { card, drift } = row
  return (
    <>
      <FrontMedia card={card} isAnswer={false} />
      <CardAnswer card={card} />
      {card.source && (
        <p className="source">
          {drift.kind === 'none' ? m.cards_source_from() : m.cards_source_was()} <mark>{card.source.quote}</mark>
        </p>
      )}
      {drift.kind === 'changed' && card.source && (
        <p className="source">
          {m.cards_form_drift()} <mark>{sentenceNow(card.source, drift.text)}</mark>
        </p>
      )}
      <DriftNote row={row} onUpdate={onEdit} />
      <RowActions card={card} onEdit={onEdit} />
    </>
  )
}
