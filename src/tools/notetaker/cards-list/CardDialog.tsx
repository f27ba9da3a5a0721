import { useEffect, useState, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { readHistory, type CardHistory } from '#data/read/cards/history.ts'
import { wantedWords } from '#domain/cards/card-sides.ts'
import { isLeech } from '#domain/cards/leech.ts'
import { href } from '#stores/route.ts'
import { wordsFor } from '#stores/words.ts'
import { CardForm } from '#tools/shared/cards/CardForm.tsx'
import { draftOf } from '#tools/shared/cards/card-draft.ts'
import { CardSides } from '#tools/shared/cards/CardPreview.tsx'
import { SourceQuote } from '#tools/shared/cards/SourceQuote.tsx'
import { kindWords } from '#tools/shared/cards/card-words.ts'
import { changeCard } from '#tools/notetaker/cards/cards.store.ts'
import { deleteCards } from '#tools/notetaker/cards-list/bulk.store.ts'
import { AnswerLog } from '#tools/notetaker/cards-list/AnswerLog.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

type Read =
  | { readonly state: 'reading' | 'gone' }
  | { readonly state: 'failed'; readonly words: string }
  | { readonly state: 'there'; readonly history: CardHistory }

function Facts({ history: { card } }: { readonly history: CardHistory }): ReactNode {
  return (
    <>
      {isLeech(card.schedule) && (
        <div className="cl-leech">
          <p>
            <strong>{m.collection_leech_title({ count: card.schedule.lapses })}</strong>
          </p>
          <p>{m.collection_leech_advice()}</p>
        </div>
      )}
      {card.noteId !== null && (
        <p className="source">
          <a href={href('notetaker', { note: card.noteId, ...(card.source && { at: card.source.blockId }) })}>
            {m.collection_card_source()}
          </a>
          {card.source && card.source.quote !== '' && (
            <>
              {': '}
              <SourceQuote quote={card.source.quote} wanted={wantedWords(card)} />
            </>
          )}
        </p>
      )}
      {card.tags.length > 0 && <p className="hint">{m.collection_card_tags({ tags: card.tags.join(', ') })}</p>}
    </>
  )
}

/** One card: its sides, where it came from, everything that happened to it. */
export function CardDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }): ReactNode {
  const [read, setRead] = useState<Read>({ state: 'reading' })
  const [isEditing, setEditing] = useState(false)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    let isOver = false
    readHistory(id)
      .then((history): Read => (history ? { state: 'there', history } : { state: 'gone' }))
      .catch((error: unknown): Read => ({ state: 'failed', words: wordsFor(error) }))
      .then(next => isOver || setRead(next))
      .catch(() => {})
    return () => {
      isOver = true
    }
  }, [id, times])
  const history = read.state === 'there' ? read.history : null
  const again = (): void => {
    setEditing(false)
    setTimes(times + 1)
  }
  const discard = (): void => {
    onClose()
    void deleteCards([id])
  }
  return (
    <Dialog
      title={m.collection_card_title()}
      isOpen
      onClose={onClose}
      actions={
        !isEditing && (
          <>
            <Button onPress={onClose}>{m.collection_card_close()}</Button>
            {history && <Button onPress={discard}>{m.collection_bulk_delete()}</Button>}
            {history && <Button onPress={() => setEditing(true)}>{m.collection_card_edit()}</Button>}
          </>
        )
      }
    >
      {read.state === 'reading' && <p role="status">{m.collection_loading()}</p>}
      {read.state === 'gone' && <p>{m.collection_card_gone()}</p>}
      {read.state === 'failed' && <p className="error">{read.words}</p>}
      {history && isEditing && (
        <CardForm
          initial={draftOf(history.card)}
          isNew={false}
          keptAs={`card ${id}`}
          onSave={(draft, opened) => changeCard(history.siblings, history.card, draft, undefined, opened).then(again)}
          onCancel={() => setEditing(false)}
        />
      )}
      {history && !isEditing && (
        <>
          <p className="kind">{kindWords(history.card)}</p>
          <CardSides card={history.card} />
          <Facts history={history} />
          <AnswerLog history={history} />
        </>
      )}
    </Dialog>
  )
}
