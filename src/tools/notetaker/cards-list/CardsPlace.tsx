import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { afterPaint } from '#lib/browser/after-paint.ts'
import { m } from '#messages/generated/messages.js'
import { valueOr } from '#lib/remote.ts'
import { wordsFor } from '#stores/words.ts'
import { href, openTool, placeIn } from '#stores/route.ts'
import { NewCard } from '#tools/notetaker/cards/NewCard.tsx'
import { BulkBar } from '#tools/notetaker/cards-list/BulkBar.tsx'
import { CardDialog } from '#tools/notetaker/cards-list/CardDialog.tsx'
import { CardTable } from '#tools/notetaker/cards-list/CardTable.tsx'
import { Filters } from '#tools/notetaker/cards-list/Filters.tsx'
import { Late } from '#tools/notetaker/cards-list/Late.tsx'
import { RoomTabs } from '#tools/notetaker/cards-list/RoomTabs.tsx'
import { $cardList, $filter, type CardList } from '#tools/notetaker/cards-list/list.store.ts'
import css from '#tools/notetaker/cards-list/cards-list.css?inline'
import { CardExample } from '#tools/shared/examples/CardExample.tsx'
import { todaysCardsWords } from '#tools/shared/cards/cards-words.ts'
import { $todaysCards, type TodaysCards } from '#tools/shared/cards/todays-cards.store.ts'
import { ComingIn } from '#tools/shared/saving/ComingIn.tsx'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { PageFrame } from '#ui/page/PageFrame.tsx'
import { Begin } from '#ui/state/Begin.tsx'
import '#tools/notetaker/cards/cards.css'

adoptStyles(css)
const $place = placeIn('notetaker')
const NEW_CARD = 'new'

/** A card that was opened by its address has no button to go back to. */
function focusTitle(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('.pg-title')?.focus()
}

/** Over the list, by the address. */
function openCard(card: string | null): void {
  openTool('notetaker', { cards: $place.get().cards ?? 'all', ...(card === null ? {} : { card }) }, { replace: true })
  if (card === null) void afterPaint().then(focusTitle)
}

function facts({ total, leeches }: CardList, today: TodaysCards | null): string {
  return [
    m.collection_facts({ count: total }),
    today && today.load.cards > 0 && todaysCardsWords(today.counts),
    leeches > 0 && m.collection_facts_leeches({ count: leeches })
  ]
    .filter(Boolean)
    .join(' · ')
}

function NoCards({ onNew }: { readonly onNew: () => void }): ReactNode {
  return (
    <Begin
      title={m.begin_cards()}
      label={m.begin_cards_label()}
      example={<CardExample />}
      acts={
        <>
          <a className="act ink" href={href('notetaker')}>
            {m.begin_cards_act()}
          </a>
          <a className="plain" href={href('notetaker', { import: '' })}>
            {m.import_way()}
          </a>
          <Button kind="quiet" onPress={onNew}>
            {m.begin_cards_one()}
          </Button>
        </>
      }
    >
      {m.begin_cards_why()}
    </Begin>
  )
}

function Listed({ list }: { readonly list: CardList }): ReactNode {
  const { card = NEW_CARD } = useStore($place)
  return (
    <>
      <ComingIn />
      <Late list={list} />
      <Filters />
      <CardTable list={list} onOpen={openCard} />
      <BulkBar list={list} />
      {card !== NEW_CARD && <CardDialog key={card} id={card} onClose={() => openCard(null)} />}
    </>
  )
}

/** All cards of the student in one list. */
export function CardsPlace(): ReactNode {
  const now = useStore($cardList)
  const { subject } = useStore($filter)
  const today = valueOr(useStore($todaysCards), null)
  const place = useStore($place)
  const isWriting = place.card === NEW_CARD
  const setWriting = (isOn: boolean): void => openCard(isOn ? NEW_CARD : null)
  const list = now.state === 'ready' ? now.list : null
  return (
    <PageFrame
      title={m.collection_title()}
      facts={list && list.total > 0 ? facts(list, today) : undefined}
      tools={
        <RoomTabs here="cards">
          <a href={href('notetaker', { import: '' })}>{m.import_way()}</a>
          <Button onPress={() => setWriting(true)}>{m.collection_new()}</Button>
        </RoomTabs>
      }
    >
      {now.state === 'failed' && (
        <p className="error" role="alert">
          {m.collection_failed()} {wordsFor(now.error)}
        </p>
      )}
      {now.state === 'loading' && (
        <p role="status">{now.read === 0 ? m.collection_loading() : m.collection_loading_count({ count: now.read })}</p>
      )}
      {list && (list.total === 0 ? <NoCards onNew={() => setWriting(true)} /> : <Listed list={list} />)}
      <Dialog title={m.collection_new()} isOpen={isWriting} onClose={() => setWriting(false)}>
        <NewCard place={{ noteId: null, subjectId: subject }} known={[]} of={null} onClose={() => setWriting(false)} />
      </Dialog>
    </PageFrame>
  )
}
