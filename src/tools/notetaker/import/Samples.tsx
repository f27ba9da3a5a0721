import type { ReactNode } from 'react'
import type { BroughtCard } from '#domain/import/brought.ts'
import { m } from '#messages/generated/messages.js'
import { CardSides } from '#tools/shared/cards/CardPreview.tsx'
import { SidePart } from '#ui/page/PageFrame.tsx'

const SHOWN = 3

/** The first cards as a review will show them. */
export function Samples({ cards }: { readonly cards: readonly BroughtCard[] }): ReactNode {
  const shown = cards.slice(0, SHOWN)
  if (shown.length === 0) return null
  return (
    <aside className="im-samples">
      <SidePart
        title={m.import_samples()}
        aside={m.import_samples_of({ shown: shown.length, count: cards.length.toLocaleString('en-GB') })}
      >
        {shown.map(card => (
          <div key={card.key} className="im-sample">
            <CardSides card={card} />
            {(card.frontFiles ?? card.backFiles) && <p className="hint">{m.import_with_files()}</p>}
          </div>
        ))}
      </SidePart>
    </aside>
  )
}
