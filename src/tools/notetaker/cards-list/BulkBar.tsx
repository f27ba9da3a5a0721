import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { retry } from '#lib/async/retry.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { href } from '#stores/route.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { writeFilter } from '#tools/notetaker/cards-list/card-filter.ts'
import { MoveDialog } from '#tools/notetaker/cards-list/MoveDialog.tsx'
import { TagsDialog } from '#tools/notetaker/cards-list/TagsDialog.tsx'
import { FLAGS } from '#tools/notetaker/cards-list/CardTable.tsx'
import { $changing, deleteCards, flagCards, suspendCards } from '#tools/notetaker/cards-list/bulk.store.ts'
import { $filter, $picked, pickAll, pickNone, type CardList } from '#tools/notetaker/cards-list/list.store.ts'
import { $todaysCards } from '#tools/shared/cards/todays-cards.store.ts'
import { $names } from '#tools/notetaker/cards-list/names.store.ts'
import { takeOutCards } from '#tools/shared/cards/take-out.ts'
import { Button } from '#ui/Button.tsx'
import { Menu } from '#ui/Menu.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'

const AnkiDialog = lazy(async () => {
  const { AnkiDialog: Own } = await retry(() => import('#tools/shared/cards/anki/AnkiDialog.tsx'))
  return { default: Own }
})

const ShareDialog = lazy(async () => {
  const { ShareDialog: Own } = await retry(() => import('#tools/notetaker/share/ShareDialog.tsx'))
  return { default: Own }
})

/** What cards of the list are a share of: the filter, so that a later one is known as the same. */
function ShareCards({ ids, onClose }: { readonly ids: readonly string[]; readonly onClose: () => void }): ReactNode {
  const [filter] = useState(() => $filter.get())
  const names = useStore($names).of
  const title = names.get(filter.topic ?? '') ?? names.get(filter.subject ?? '') ?? m.notes_cards()
  const of = { kind: 'deck', cardIds: ids, noteIds: [], of: writeFilter(filter) } as const
  return (
    <Suspense>
      <ShareDialog of={of} title={title} onClose={onClose} />
    </Suspense>
  )
}

/** So many are not deleted by one press. */
const ASKED_FROM = 5

/** What can be done with the chosen cards. */
function Acts({ ids }: { readonly ids: readonly string[] }): ReactNode {
  const [open, setOpen] = useState<'move' | 'tags' | 'delete' | 'anki' | 'share' | null>(null)
  const isBusy = useStore($changing) !== null
  const close = (): void => setOpen(null)
  return (
    <div className="cl-acts" role="group" aria-label={m.collection_bulk()}>
      <Button isDisabled={isBusy} onPress={() => setOpen('move')}>
        {m.collection_bulk_move()}
      </Button>
      <Button isDisabled={isBusy} onPress={() => setOpen('tags')}>
        {m.collection_bulk_tags()}
      </Button>
      <Menu
        label={m.collection_bulk_flag()}
        trigger={m.collection_bulk_flag()}
        entries={[1, 2, 3, 4, 0].map(flag => ({
          id: String(flag),
          text: FLAGS[flag]?.() ?? '',
          run: () => void flagCards(ids, flag)
        }))}
      />
      <Button isDisabled={isBusy} onPress={() => void suspendCards(ids, true)}>
        {m.collection_bulk_suspend()}
      </Button>
      <Button isDisabled={isBusy} onPress={() => void suspendCards(ids, false)}>
        {m.collection_bulk_resume()}
      </Button>
      <Button isDisabled={isBusy} onPress={() => (ids.length < ASKED_FROM ? void deleteCards(ids) : setOpen('delete'))}>
        {m.collection_bulk_delete()}
      </Button>
      <Button onPress={() => void tryOrNotify(() => takeOutCards(ids, $names.get().of))}>
        {m.collection_bulk_csv()}
      </Button>
      <Button onPress={() => setOpen('anki')}>{m.anki_out_bulk()}</Button>
      <Button onPress={() => setOpen('share')}>{m.share_act()}</Button>
      <ConfirmDialog
        title={m.collection_bulk_delete_title({ count: ids.length })}
        isOpen={open === 'delete'}
        confirm={m.collection_bulk_delete_confirm({ count: ids.length })}
        cancel={m.collection_bulk_delete_cancel()}
        onConfirm={() => deleteCards(ids).finally(close)}
        onClose={close}
      >
        <p>{m.collection_bulk_delete_undo()}</p>
      </ConfirmDialog>
      {open === 'anki' && (
        <Suspense>
          <AnkiDialog ids={ids} onClose={close} />
        </Suspense>
      )}
      {open === 'share' && <ShareCards ids={ids} onClose={close} />}
      {open === 'move' && <MoveDialog ids={ids} onClose={close} />}
      {open === 'tags' && <TagsDialog ids={ids} onClose={close} />}
    </div>
  )
}

/** Below the list: the review that is due, and what can be done with the chosen cards. */
export function BulkBar({ list }: { readonly list: CardList }): ReactNode {
  const [isForAnki, setForAnki] = useState(false)
  const [isShared, setShared] = useState(false)
  const picked = useStore($picked)
  const changing = useStore($changing)
  const asked = valueOr(useStore($todaysCards), null)?.load.cards ?? 0
  return (
    <div className="cl-bulk">
      {asked > 0 && (
        <a className="act" href={href('notetaker', { review: 'today' })}>
          {m.collection_review({ count: asked })}
        </a>
      )}
      <p role="status" className="cl-chosen">
        {changing === null
          ? picked.size > 0 && m.collection_chosen({ count: picked.size })
          : m.collection_bulk_working({ count: changing })}
      </p>
      {picked.size > 0 && <Acts ids={[...picked]} />}
      {list.isWhole && list.rows.length > 0 && picked.size < list.rows.length && (
        <Button kind="quiet" onPress={pickAll}>
          {m.collection_choose_all({ count: list.rows.length })}
        </Button>
      )}
      {list.isWhole && list.rows.length > 0 && picked.size === 0 && (
        <Button kind="quiet" onPress={() => setForAnki(true)}>
          {m.anki_out_all({ count: list.rows.length })}
        </Button>
      )}
      {list.isWhole && list.rows.length > 0 && picked.size === 0 && (
        <Button kind="quiet" onPress={() => setShared(true)}>
          {m.share_all({ count: list.rows.length })}
        </Button>
      )}
      {isShared && <ShareCards ids={list.rows.map(({ id }) => id)} onClose={() => setShared(false)} />}
      {isForAnki && (
        <Suspense>
          <AnkiDialog ids={list.rows.map(({ id }) => id)} onClose={() => setForAnki(false)} />
        </Suspense>
      )}
      {picked.size > 0 && (
        <Button kind="quiet" onPress={pickNone}>
          {m.collection_choose_none()}
        </Button>
      )}
    </div>
  )
}
