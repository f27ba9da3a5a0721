import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { cardsLeftOut } from '#domain/import/brought.ts'
import { m } from '#messages/generated/messages.js'
import { Columns } from '#tools/notetaker/import/Columns.tsx'
import { countFiles } from '#tools/notetaker/import/deck-files.ts'
import { $audit } from '#tools/notetaker/import/audit.store.ts'
import { Past } from '#tools/notetaker/import/Past.tsx'
import { Differs } from '#tools/notetaker/import/Differs.tsx'
import { Samples } from '#tools/notetaker/import/Samples.tsx'
import { Where, useDestination } from '#tools/notetaker/import/Where.tsx'
import { $preview, bringFileIn, readAsText, type Preview } from '#tools/notetaker/import/import.store.ts'
import type { TableFile } from '#tools/notetaker/import/reading/read-file.ts'
import type { DeckFound } from '#tools/notetaker/import/reading/read-deck.ts'
import { LeaveOut } from '#tools/notetaker/import/LeaveOut.tsx'
import { Button } from '#ui/Button.tsx'

/** What a list of cards or a deck holds, where it goes, and the one button that takes it in. */
export function CardsFound({ found }: { readonly found: TableFile | DeckFound }): ReactNode {
  const preview = useStore($preview)
  const counted = useStore($audit)
  const [takesTheirs, setTakesTheirs] = useState(false)
  const [keepsSchedule, setKeepsSchedule] = useState(true)
  const destination = useDestination(preview, found.name)
  if (!preview) return null
  const later = found.kind === 'deck' ? (counted?.later ?? 0) : 0
  const count = preview.fresh.length + (takesTheirs ? preview.changed.length : 0)
  const isCounted = found.kind === 'deck' || found.countedFor === found.choice
  const isReady = isCounted && destination.to !== null && count + later > 0
  return (
    <div className="im-two">
      <div>
        <p className="im-sum">
          <b>{m.import_found({ count: preview.cards.length })}.</b>{' '}
          {m.import_found_new({ count: preview.fresh.length })} {m.import_nothing_yet()}
        </p>
        <Counts preview={preview} />
        {found.kind === 'table' ? (
          <Columns table={found} />
        ) : (
          <>
            <Past found={found} preview={preview} keeps={keepsSchedule} onKeeps={setKeepsSchedule} />
            <DeckSays preview={preview} />
          </>
        )}
        <Where preview={preview} destination={destination} />
        <Differs preview={preview} takesTheirs={takesTheirs} onTheirs={setTakesTheirs} />
        <div className="im-go">
          <Button
            kind="ink"
            isDisabled={!isReady}
            onPress={() => void (destination.to && bringFileIn({ to: destination.to, takesTheirs, keepsSchedule }))}
          >
            {goWords(count, later)}
          </Button>
          <LeaveOut />
          {found.kind === 'table' && (
            <Button kind="quiet" onPress={() => void readAsText()}>
              {m.import_table_as_text()}
            </Button>
          )}
          <p className="hint">{m.import_whole()}</p>
        </div>
      </div>
      <Samples cards={preview.fresh.length > 0 ? preview.fresh : preview.cards} />
    </div>
  )
}

function goWords(cards: number, later: number): string {
  if (cards > 0) return m.import_go({ count: cards })
  return later > 0 ? m.import_go_later({ count: later }) : m.import_go_none()
}

/** What of a deck does not come along, before it is missed. */
function DeckSays({ preview }: { readonly preview: Preview }): ReactNode {
  const files = countFiles(preview.fresh)
  return (
    <ul className="im-says">
      {files > 0 && <li>{m.import_deck_files({ count: files })}</li>}
      <li>{m.import_deck_looks()}</li>
    </ul>
  )
}

function Counts({ preview }: { readonly preview: Preview }): ReactNode {
  const { cards, fresh, same, changed } = preview
  const out = cardsLeftOut(preview)
  const cells = [
    [m.import_th_found(), cards.length + out],
    [m.import_th_new(), fresh.length],
    [m.import_th_same(), same.length],
    [m.import_th_changed(), changed.length],
    [m.import_th_out(), out]
  ] as const
  return (
    <dl className="im-counts">
      {cells.map(([title, count]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className="figures">{count.toLocaleString('en-GB')}</dd>
        </div>
      ))}
    </dl>
  )
}
