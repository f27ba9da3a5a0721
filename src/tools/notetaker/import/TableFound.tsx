import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { Columns } from '#tools/notetaker/import/Columns.tsx'
import { Differs } from '#tools/notetaker/import/Differs.tsx'
import { Samples } from '#tools/notetaker/import/Samples.tsx'
import { Where, useDestination } from '#tools/notetaker/import/Where.tsx'
import {
  $preview,
  bringFileIn,
  leaveFile,
  readAsText,
  type Preview,
  type TableFile
} from '#tools/notetaker/import/import.store.ts'
import { Button } from '#ui/Button.tsx'

/** What a list of cards holds, where it goes, and the one button that takes it in. */
export function TableFound({ table }: { readonly table: TableFile }): ReactNode {
  const preview = useStore($preview)
  const [takesTheirs, setTakesTheirs] = useState(false)
  const destination = useDestination(preview, table.name)
  if (!preview) return null
  const count = preview.fresh.length + (takesTheirs ? preview.changed.length : 0)
  const isReady = destination.to !== null && count > 0
  return (
    <div className="im-two">
      <div>
        <p className="im-sum">
          <b>{m.import_found({ count: preview.cards.length })}.</b>{' '}
          {m.import_found_new({ count: preview.fresh.length })} {m.import_nothing_yet()}
        </p>
        <Counts preview={preview} />
        <Columns table={table} />
        <Where preview={preview} destination={destination} />
        <Differs preview={preview} takesTheirs={takesTheirs} onTheirs={setTakesTheirs} />
        <div className="im-go">
          <Button
            kind="ink"
            isDisabled={!isReady}
            onPress={() => void (destination.to && bringFileIn(destination.to, takesTheirs))}
          >
            {count === 0 ? m.import_go_none() : m.import_go({ count })}
          </Button>
          <Button onPress={leaveFile}>{m.import_cancel()}</Button>
          <Button kind="quiet" onPress={() => void readAsText()}>
            {m.import_table_as_text()}
          </Button>
          <p className="hint">{m.import_whole()}</p>
        </div>
      </div>
      <Samples cards={preview.fresh.length > 0 ? preview.fresh : preview.cards} />
    </div>
  )
}

function Counts({ preview }: { readonly preview: Preview }): ReactNode {
  const { cards, fresh, same, changed, leftOut } = preview
  const cells = [
    [m.import_th_found(), cards.length + leftOut.length],
    [m.import_th_new(), fresh.length],
    [m.import_th_same(), same.length],
    [m.import_th_changed(), changed.length],
    [m.import_th_out(), leftOut.length]
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
