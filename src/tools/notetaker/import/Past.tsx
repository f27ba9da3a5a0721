import { useStore } from '@nanostores/react'
import { useEffect, type ReactNode } from 'react'
import { cardsLeftOut } from '#domain/import/brought.ts'
import { m } from '#messages/generated/messages.js'
import { $audit, compareFile } from '#tools/notetaker/import/audit.store.ts'
import { AuditTable } from '#tools/notetaker/import/AuditTable.tsx'
import type { Preview } from '#tools/notetaker/import/import.store.ts'
import type { DeckFound } from '#tools/notetaker/import/reading/read-deck.ts'
import { Chips } from '#ui/choice/Chips.tsx'
import { Section } from '#ui/page/PageFrame.tsx'

interface PastProps {
  readonly found: DeckFound
  readonly preview: Preview
  readonly keeps: boolean
  readonly onKeeps: (on: boolean) => void
}

/** Whether logs and due dates come along, and what is then here beside what the deck says of itself. */
export function Past({ found, preview, keeps, onKeeps }: PastProps): ReactNode {
  const counted = useStore($audit)
  useEffect(() => compareFile(found, preview, keeps), [found, preview, keeps])
  const hasPast = preview.cards.some(({ history }) => history !== undefined)
  return (
    <Section title={m.import_past()}>
      {hasPast ? (
        <Chips
          label={m.import_past()}
          mode="single"
          isRequired
          chips={[
            { id: 'keep', title: m.import_past_keep() },
            { id: 'new', title: m.import_past_new() }
          ]}
          selected={[keeps ? 'keep' : 'new']}
          onChange={([chosen]) => onKeeps(chosen === 'keep')}
        />
      ) : (
        <p className="hint">{m.import_past_none()}</p>
      )}
      {keeps && <Recall there={found.retention} here={found.ownRetention} />}
      {counted && counted.later > 0 && <p>{m.import_past_later({ count: counted.later })}</p>}
      {counted ? (
        <AuditTable there={found.there} audit={counted.audit} leftOut={cardsLeftOut(preview)} />
      ) : (
        <p className="hint">{m.import_past_counting()}</p>
      )}
    </Section>
  )
}

const percent = (share: number): number => Math.round(share * 100)

/** The wish for recall of a deck does not come along. */
function Recall({ there, here }: { readonly there: number | null; readonly here: number }): ReactNode {
  if (there === null || percent(there) === percent(here)) return null
  return <p className="hint">{m.import_past_retention({ there: percent(there), here: percent(here) })}</p>
}
