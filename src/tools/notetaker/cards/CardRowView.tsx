import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import type { CardWithSchedule } from '#data/read/cards/cards.ts'
import { plainQuestion } from '#domain/cards/card-sides.ts'
import { m } from '#messages/generated/messages.js'
import { CardForm } from '#tools/shared/cards/CardForm.tsx'
import { draftOf } from '#tools/shared/cards/card-draft.ts'
import { CardSides } from '#tools/shared/cards/CardPreview.tsx'
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

/** One card of the note: its sides, when it is due, and what became of its sentence. */
export function CardRowView({ row, number, siblings }: CardRowViewProps): ReactNode {
  const [isEditing, setEditing] = useState(false)
  const today = useStore($studyDay)
  const { card, drift } = row
  return (
    <li className="sheet card-row" data-state={card.suspended ? 'suspended' : 'active'}>
      <p className="no" aria-hidden="true">
        {number}
      </p>
      <div>
        <p className="kind">
          {kindWords(card)} · <span className="figures">{dueWords(card, new Date(), today)}</span>
        </p>
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
          <>
            <CardSides card={card} />
            <DriftNote row={row} onUpdate={() => setEditing(true)} />
            <RowActions card={card} onEdit={() => setEditing(true)} />
          </>
        )}
      </div>
    </li>
  )
}
