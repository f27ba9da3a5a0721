import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { type TwoSided, plainQuestion, wantedWords } from '#domain/cards/card-sides.ts'
import { m } from '#messages/generated/messages.js'
import { actOn } from '#tools/shared/keys/use-keys.ts'
import { CardForm } from '#tools/shared/cards/CardForm.tsx'
import { CardSides } from '#tools/shared/cards/CardPreview.tsx'
import { SourceQuote } from '#tools/shared/cards/SourceQuote.tsx'
import { cardsOf } from '#tools/shared/cards/card-draft.ts'
import { typeWords } from '#tools/shared/cards/card-words.ts'
import { type TrayItem, editSuggestion, leaveOutSuggestion, tick } from '#tools/notetaker/cards/tray.store.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'

export interface SuggestionProps {
  readonly item: TrayItem
  readonly number: number
}

function firstCard({ suggestion, front, back }: TrayItem): TwoSided {
  const draft = { kind: suggestion.kind, front, back }
  return cardsOf(draft)[0] ?? { ...draft, ordinal: 0 }
}

/** One suggestion with the very sentence it comes from. */
export function Suggestion({ item, number }: SuggestionProps): ReactNode {
  const [isEditing, setEditing] = useState(false)
  const { suggestion, front, back, isTicked } = item
  const { key, kind, type, source } = suggestion
  const card = firstCard(item)
  const name = plainQuestion(card)
  const keepOrLeave = (event: KeyboardEvent<HTMLLIElement>): void => {
    const { nextElementSibling } = event.currentTarget
    actOn('suggestion', event, {
      leave: () => leaveOutSuggestion(key),
      tick: () => {
        tick(key, true)
        nextElementSibling?.querySelector('input')?.focus()
      }
    })
  }
  return (
    <li className="sheet card-row" onKeyDown={isEditing ? undefined : keepOrLeave}>
      <p className="no" aria-hidden="true">
        {number}
      </p>
      <div>
        {isEditing ? (
          <CardForm
            initial={{ kind, front, back }}
            isNew={false}
            onSave={draft => {
              editSuggestion(key, draft)
              setEditing(false)
              return Promise.resolve()
            }}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <>
            <Checkbox isSelected={isTicked} onChange={selected => tick(key, selected)}>
              <span className="kind">{typeWords(type)}</span>
              <span className="hidden-text">{`: ${name}`}</span>
            </Checkbox>
            <CardSides card={card} />
          </>
        )}
        <p className="source">
          {m.cards_tray_source()} <SourceQuote quote={source.quote} wanted={wantedWords(card)} />
        </p>
        {!isEditing && (
          <div className="row-actions">
            <Button kind="quiet" aria-label={m.cards_tray_edit_label({ front: name })} onPress={() => setEditing(true)}>
              {m.cards_tray_edit()}
            </Button>
            <Button
              kind="quiet"
              aria-label={m.cards_tray_discard_label({ front: name })}
              onPress={() => void leaveOutSuggestion(key)}
            >
              {m.cards_tray_discard()}
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}
