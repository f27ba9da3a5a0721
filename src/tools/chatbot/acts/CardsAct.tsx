import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import type { Passage } from '#contract/engine/ask.ts'
import { plainQuestion } from '#domain/cards/card-sides.ts'
import { m } from '#messages/generated/messages.js'
import { cardProposals, type CardProposals, type Proposal } from '#tools/chatbot/acts/cards.store.ts'
import { CardForm } from '#tools/shared/cards/CardForm.tsx'
import { CardSides } from '#tools/shared/cards/CardPreview.tsx'
import { cardsOf } from '#tools/shared/cards/card-draft.ts'
import { EngineRunView } from '#tools/shared/engine/EngineRunView.tsx'
import { SubmitSays } from '#tools/shared/forms/SubmitSays.tsx'
import { useSubmit } from '#tools/shared/forms/use-submit.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'

interface LineProps {
  readonly item: Proposal
  readonly proposals: CardProposals
}

function Line({ item, proposals }: LineProps): ReactNode {
  const [isEditing, setEditing] = useState(false)
  const { key, draft, isTicked } = item
  const card = cardsOf(draft)[0] ?? { ...draft, ordinal: 0 }
  if (isEditing)
    return (
      <li>
        <CardForm
          initial={draft}
          isNew={false}
          onCancel={() => setEditing(false)}
          onSave={next => {
            proposals.edit(key, next)
            setEditing(false)
            return Promise.resolve()
          }}
        />
      </li>
    )
  return (
    <li className="cb-card">
      <Checkbox isSelected={isTicked} onChange={next => proposals.tick(key, next)}>
        <CardSides card={card} />
      </Checkbox>
      <Button
        kind="quiet"
        aria-label={m.cards_tray_edit_label({ front: plainQuestion(card) })}
        onPress={() => setEditing(true)}
      >
        {m.cards_tray_edit()}
      </Button>
    </li>
  )
}

function Lines({ proposals, onDone }: { readonly proposals: CardProposals; readonly onDone: () => void }): ReactNode {
  const items = useStore(proposals.$items)
  const [submit, run] = useSubmit()
  const count = items.filter(({ isTicked }) => isTicked).length
  if (items.length === 0) return <p>{m.chat_cards_none()}</p>
  return (
    <>
      <ul className="cb-cards">
        {items.map(item => (
          <Line key={item.key} item={item} proposals={proposals} />
        ))}
      </ul>
      <div className="cb-foot">
        <Button
          kind="ink-small"
          isDisabled={count === 0}
          isPending={submit.state === 'running'}
          onPress={() => void run(proposals.add).then(isDone => isDone && onDone())}
        >
          {m.chat_cards_add({ count })}
        </Button>
        <SubmitSays submit={submit} done="" />
      </div>
    </>
  )
}

export interface CardsActProps {
  readonly question: string
  readonly passages: readonly Passage[]
  readonly onDone: () => void
}

/** Cards from what an answer quotes, to be looked at before any is kept. */
export function CardsAct({ question, passages, onDone }: CardsActProps): ReactNode {
  const [proposals] = useState(() => cardProposals(question, passages))
  useEffect(() => {
    void proposals.read()
    return proposals.run.stop
  }, [proposals])
  return (
    <EngineRunView
      store={proposals.run}
      feature="cards"
      onRetry={() => void proposals.read()}
      empty={m.chat_cards_gone()}
    >
      {() => <Lines proposals={proposals} onDone={onDone} />}
    </EngineRunView>
  )
}
