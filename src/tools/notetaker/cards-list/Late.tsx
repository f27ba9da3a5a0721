import { useState, type ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { spreadLate } from '#tools/notetaker/cards-list/backlog.store.ts'
import type { CardList } from '#tools/notetaker/cards-list/list.store.ts'
import { Button } from '#ui/Button.tsx'
import { NumberField } from '#ui/NumberField.tsx'

/** Fewer than this are done in a sitting. */
const MANY = 20
const MOST_DAYS = 30

/** After some days away: the overdue cards over the days to come. */
export function Late({ list: { late, isWhole } }: { readonly list: CardList }): ReactNode {
  const [days, setDays] = useState(Math.min(MOST_DAYS, Math.max(2, Math.ceil(late / 40))))
  const [isBusy, setBusy] = useState(false)
  if (late < MANY) return null
  const run = async (): Promise<void> => {
    setBusy(true)
    await spreadLate(days)
    setBusy(false)
  }
  return (
    <section className="cl-late" aria-label={m.collection_late_title({ count: late })}>
      <p>
        <strong>{m.collection_late_title({ count: late })}</strong> {m.collection_late_text()}
      </p>
      <div className="cl-late-line">
        <NumberField
          label={m.collection_late_days()}
          value={days}
          minValue={2}
          maxValue={MOST_DAYS}
          onChange={value => setDays(Number.isNaN(value) ? 2 : value)}
        />
        <Button isPending={isBusy || !isWhole} onPress={() => void run()}>
          {m.collection_late_act()}
        </Button>
        <p className="hint">{m.collection_late_hint({ count: Math.ceil(late / days) })}</p>
      </div>
    </section>
  )
}
